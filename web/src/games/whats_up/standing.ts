/** Where a game of What’s Up stands. */
import type { Standing } from '../../lib/scene';
import type { WhatsUpView } from '../../lib/wire';

export const standing: Standing<WhatsUpView> = {
  score: (view, seat) => view.collections[seat]?.birds ?? null,
  stand: ({ view, words }) =>
    `${words.say('whats-up-board-left', { count: view.left })}, ${words.say('whats-up-board-goal', { count: view.rows_to_win })}`,
};
