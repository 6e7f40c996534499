/** Where a game of Songbirds stands. */
import type { Standing } from '../../lib/scene';
import type { SongbirdsView } from '../../lib/wire';

export const standing: Standing<SongbirdsView> = {
  // A team has one score, which the board tells with all it is made of.
  score: (view, seat) => (view.mode === 'duel' ? (view.scores[seat]?.total ?? null) : null),
  stand({ view, words }) {
    if (view.rounds !== null) return words.say('songbirds-board-round-of', { round: view.round, rounds: view.rounds });
    if (view.target !== null) return words.say('songbirds-board-target', { round: view.round, target: view.target });
    return words.say('songbirds-web-placed', { count: view.forest.filter((x) => x >= 0).length });
  },
};
