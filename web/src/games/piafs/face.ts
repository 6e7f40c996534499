/** Piafs at the table. */
import { faceFor, type Fact } from '../../lib/scene';
import type { PiafsView } from '../../lib/wire';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { standing } from './standing';

export const face = faceFor<PiafsView>({
  Board,
  Hand,
  draws: ['card', 'perch', 'draw'],
  secret: true,
  facts({ view, words }, seat) {
    const player = view.players[seat];
    if (!player) return [];
    // The same measure for all: what lies open, and seeds by their number, for their worth is their owner's secret.
    const found: Fact[] = [{ text: words.say('piafs-measure', { points: player.points, seeds: player.pile }) }];
    if (player.chosen) found.push({ text: words.say('piafs-web-chosen'), icon: 'check' });
    return found;
  },
  ...standing,
  together: () => false,
});
