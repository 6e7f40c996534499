/** Birds of a Feather in the aviary: where a bird is met, and how rare it is there. */
import AVIARY from 'virtual:aviary';
import type { InAviary } from '../../aviary/games';

/** In each habitat from the ace to the common one. */
const TYPES = ['ace', 'raptor', 'rare', 'uncommon1', 'uncommon2', 'uncommon3', 'common'];

export const aviary: InAviary = {
  place: 2,
  letter: 'F',
  met(t, bird) {
    const type = t.say(`feather-type-${TYPES[(AVIARY.order.feather ?? []).indexOf(bird.id) % TYPES.length]}`);
    return t.say('aviary-met-in-feather', { place: t.say(`aviary-place-${bird.places[0]}`), type });
  },
};
