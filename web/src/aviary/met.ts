/** How a bird is met in a game, in a few words. */
import AVIARY from 'virtual:aviary';
import type { Words } from '../lib/words';
import type { Bird, GameId } from './birds';

/** Birds of a Feather: in each habitat from the ace to the common one. */
const TYPES = ['ace', 'raptor', 'rare', 'uncommon1', 'uncommon2', 'uncommon3', 'common'];

export function metIn(t: Words, bird: Bird, game: GameId): string {
  if (game === 'feather') {
    const at = (AVIARY.order.feather ?? []).indexOf(bird.id);
    const type = t.say(`feather-type-${TYPES[at % TYPES.length]}`);
    return t.say('aviary-met-in-feather', { place: t.say(`aviary-place-${bird.places[0]}`), type });
  }
  // Drawn for a species of its own, it is not one of the cards everybody plays with.
  const special = game === 'piafs' ? !bird.drawn.startsWith('bird-') : game === 'songbirds' && bird.latin !== '';
  const kind = special ? { piafs: '-pest', songbirds: '-special' }[game as 'piafs' | 'songbirds'] : '';
  return t.say(`aviary-met-in-${game}${kind}`);
}
