/** A game without a face of its own: its board is coloured text, its options are buttons. */
import { faceFor } from '../lib/scene';
import type { ScoreInfo } from '../lib/wire';
import Board from './Board.svelte';
import Hand from './Hand.svelte';

/** What a view may hold that every game would say alike. */
type AnyView = Record<string, unknown> & { scores?: readonly (ScoreInfo | null)[] };

export const face = faceFor<AnyView>({
  Board,
  Hand,
  Seen: Board,
  draws: 'all',
  // Nobody has said that there is nothing to hide.
  secret: true,
  facts: () => [],
  score: (view, seat) => view.scores?.[seat]?.total ?? null,
  together: () => false,
  stand: () => '',
});
