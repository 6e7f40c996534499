/** Wingspan at the table. */
import type { Face } from '../../lib/scene';
import type { WingspanView } from '../../lib/wire';
import { key } from '../../lib/words';
import Before from './Before.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Margin from './Margin.svelte';

export const face: Face<WingspanView> = {
  Board,
  Hand,
  Margin,
  Before,
  draws: [
    ...['bird', 'habitat', 'spot', 'fill', 'die', 'food', 'bonus', 'fate'],
    ...['gain-food', 'lay-eggs', 'draw-cards', 'draw-deck'],
  ],
  says: ['promise', 'shares'],
  secret: true,
  facts({ view, words }, seat) {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { text: String(player.cubes), icon: 'cube', label: words.say('wingspan-web-cubes') },
      { text: String(player.cards), icon: 'cards', label: words.say('wingspan-board-hand') },
    ];
  },
  score: (view, seat) => view.scores[seat]?.total ?? null,
  together: () => false,
  rival({ view, words }) {
    const { automa } = view;
    return automa && { ...automa, name: words.say('wingspan-web-rival') };
  },
  question({ view, words, game, ask }) {
    const { question, playing } = view;
    if (!ask) return null;
    const id = key('wingspan', 'web', 'ask', ask.verb);
    if (!words.has(id)) return null;
    const bird = question?.bird ?? playing?.bird ?? view.acting;
    return words.say(id, {
      bird: bird === null || bird === undefined ? '' : words.thing(game, 'bird', bird),
      left: question?.left ?? 1,
    });
  },
  about: ({ view, words }) => view.keep && words.say('wingspan-web-setup-price', { price: view.keep.price }),
  stand({ view, words, seat }) {
    if (view.keep || !view.players.length) return words.say('wingspan-board-setup');
    const count = view.players[Math.max(0, seat)]?.cubes ?? 0;
    return words.say('wingspan-web-stand', { round: view.round, count });
  },
};
