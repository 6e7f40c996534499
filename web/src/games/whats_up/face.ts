/** What's Up at the table. */
import { faceFor } from '../../lib/scene';
import type { WhatsUpView } from '../../lib/wire';
import Board from './Board.svelte';
import { COLOURS } from './faces';
import Hand from './Hand.svelte';

export const face = faceFor<WhatsUpView>({
  Board,
  Hand,
  draws: ['cell'],
  secret: false,
  facts({ view, words, game }, seat) {
    const rows = view.collections[seat]?.rows ?? [];
    return COLOURS.flatMap((colour, c) =>
      rows[c] ? [{ text: String(rows[c]), colour, label: words.thing(game, 'colour', c) }] : [],
    );
  },
  score: (view, seat) => view.collections[seat]?.birds ?? null,
  together: () => false,
  stand: ({ view, words }) =>
    `${words.say('whats-up-board-left', { count: view.left })}, ${words.say('whats-up-board-goal', { count: view.rows_to_win })}`,
});
