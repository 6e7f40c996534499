/** What's Up at the table. */
import { faceFor } from '../../lib/scene';
import type { WhatsUpView } from '../../lib/wire';
import Board from './Board.svelte';
import { COLOURS } from './faces';
import Hand from './Hand.svelte';
import { standing } from './standing';

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
  ...standing,
  together: () => false,
});
