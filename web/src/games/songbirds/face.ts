/** Songbirds at the table. */
import { faceFor, type Fact } from '../../lib/scene';
import type { SongbirdsView } from '../../lib/wire';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { standing } from './standing';

export const face = faceFor<SongbirdsView>({
  Board,
  Hand,
  draws: ['card', 'cell', 'as', 'side'],
  secret: true,
  facts({ view, words }, seat) {
    const player = view.players[seat];
    if (!player) return [];
    const found: Fact[] = [{ text: words.say('songbirds-board-cards', { count: player.cards }) }];
    if (player.favourite === 'hidden') found.push({ text: words.say('songbirds-web-chosen') });
    if (player.worm) found.push({ text: words.say('songbirds-board-worm', { worm: player.worm }) });
    if (view.rounds !== null || view.target !== null)
      found.push({ text: words.say('songbirds-board-total', { total: player.total }) });
    return found;
  },
  ...standing,
  together: (view) => view.mode !== 'duel',
});
