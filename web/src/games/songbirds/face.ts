/** Songbirds at the table. */
import { faceFor, type Fact } from '../../lib/scene';
import type { SongbirdsView } from '../../lib/wire';
import Board from './Board.svelte';
import Hand from './Hand.svelte';

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
  // A team has one score, which the board tells with all it is made of.
  score: (view, seat) => (view.mode === 'duel' ? (view.scores[seat]?.total ?? null) : null),
  together: (view) => view.mode !== 'duel',
  stand({ view, words }) {
    if (view.rounds !== null) return words.say('songbirds-board-round-of', { round: view.round, rounds: view.rounds });
    if (view.target !== null) return words.say('songbirds-board-target', { round: view.round, target: view.target });
    return words.say('songbirds-web-placed', { count: view.forest.filter((x) => x >= 0).length });
  },
});
