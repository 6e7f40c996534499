/** Where a game of Birds of a Feather stands. */
import type { Standing } from '../../lib/scene';
import type { FeatherView } from '../../lib/wire';

export const standing: Standing<FeatherView> = {
  score: (view, seat) => view.players[seat]?.sheet?.points ?? null,
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
};
