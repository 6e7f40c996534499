/** Birds of a Feather at the table. */
import { faceFor } from '../../lib/scene';
import type { FeatherView } from '../../lib/wire';
import Before from './Before.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';

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
  score: (view, seat) => view.players[seat]?.sheet?.points ?? null,
  together: (view) => view.players.length === 1,
  stand({ view, words, game }) {
    const { pack } = view;
    const raptors = view.raptors ? `, ${words.say('feather-board-raptors')}` : '';
    if (view.over) return words.say('feather-board-over') + raptors;
    if (pack)
      return (
        words.say('feather-board-pack', {
          number: pack.number,
          packs: pack.packs,
          way: words.thing(game, 'way', pack.way),
        }) + raptors
      );
    if (view.stage === 'migrating') return words.say('feather-board-migrating') + raptors;
    return words.say('feather-board-round', { round: view.round, rounds: view.rounds }) + raptors;
  },
});
