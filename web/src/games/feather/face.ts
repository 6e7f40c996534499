/** Birds of a Feather at the table. */
import { faceFor } from '../../lib/scene';
import type { FeatherView } from '../../lib/wire';
import Before from './Before.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { standing } from './standing';

export const face = faceFor<FeatherView>({
  Board,
  Hand,
  Before,
  draws: ['bird'],
  secret: true,
  final: true,
  facts({ view, words, seat: me }, seat) {
    const player = view.players[seat];
    if (!player) return [];
    if (view.players.length > 1 && !view.over) {
      if (seat === me) return [{ text: words.say(player.chosen ? 'feather-web-done' : 'web-yours') }];
      return [{ text: words.say(player.chosen ? 'feather-board-chosen' : 'feather-web-thinking') }];
    }
    return [{ text: words.say('feather-board-player-hidden', { cards: player.cards }) }];
  },
  ...standing,
  together: (view) => view.players.length === 1,
});
