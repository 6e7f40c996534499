/** Piafs at the table. */
import { faceFor, type Fact } from '../../lib/scene';
import type { PiafsView } from '../../lib/wire';
import Board from './Board.svelte';
import Hand from './Hand.svelte';

export const face = faceFor<PiafsView>({
  Board,
  Hand,
  draws: ['card', 'perch', 'draw'],
  secret: true,
  facts({ view, words }, seat) {
    const player = view.players[seat];
    if (!player) return [];
    const found: Fact[] = [{ text: String(player.pile), icon: 'seed', label: words.say('piafs-web-seeds') }];
    // The whole score is the owner's secret; pairs and majorities lie open.
    if (!view.scores[seat]) found.push({ text: words.say('piafs-board-points', { count: player.points }) });
    if (player.chosen) found.push({ text: words.say('piafs-web-chosen'), icon: 'check' });
    return found;
  },
  score: (view, seat) => view.scores[seat]?.total ?? null,
  together: () => false,
  stand({ view, words }) {
    if (view.over) return words.say('web-over');
    return view.ending ? words.say('piafs-web-stand-last') : words.say('piafs-web-stand', { count: view.feeder });
  },
});
