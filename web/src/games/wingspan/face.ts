/** Wingspan at the table. */
import { faceFor } from '../../lib/scene';
import { settings } from '../../lib/settings.svelte';
import type { WingspanView } from '../../lib/wire';
import { key } from '../../lib/words';
import Board from './Board.svelte';
import { cubes } from './cubes';
import { offered, spared } from './gifts';
import Hand from './Hand.svelte';
import Margin from './Margin.svelte';
import Payment from './Payment.svelte';
import Small from './Small.svelte';
import { paying, paymentOf } from './payment.svelte';
import { BIRDS } from './cards';
import { standing } from './standing';
import { cost, tally } from './texts';

export const face = faceFor<WingspanView>({
  Board,
  Hand,
  Answer: Payment,
  Margin,
  Small,
  large: true,
  untold: (view) => view.keep !== null || (view.players.length < 2 && !view.automa),
  teller: async () => (await import('./told')).teller,
  moments: async () => (await import('./moments/Moments.svelte')).default,
  draws: [
    ...['bird', 'habitat', 'spot', 'fill', 'die', 'food', 'bonus', 'fate'],
    ...['gain-food', 'lay-eggs', 'draw-cards', 'draw-deck'],
  ],
  says: ['promise', 'shares'],
  secret: true,
  facts(scene, seat) {
    const { view, words } = scene;
    const player = view.players[seat];
    if (!player) return [];
    if (view.keep && scene.actors && seat !== scene.seat)
      return [{ text: words.say(scene.actors.includes(seat) ? 'wingspan-live-thinks' : 'wingspan-live-chose') }];
    return [
      { text: String(cubes(scene, seat)), icon: 'cube', label: words.say('wingspan-web-cubes') },
      { text: String(player.cards), icon: 'cards', label: words.say('wingspan-board-hand') },
    ];
  },
  ...standing,
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
  offered,
  answers: (scene) => spared(scene, settings.gifts),
  about(scene) {
    const { view, words } = scene;
    if (view.keep) return words.say('wingspan-web-setup-price', { price: view.keep.price });
    const due = paying(scene);
    const bird = view.question?.bird;
    if (!due || bird === null || bird === undefined) return null;
    const payment = paymentOf(scene);
    if (payment.ready(due)) return words.say('wingspan-web-pay-ready');
    const { owed, spare } = payment.lacks(due, BIRDS[bird].either);
    if (payment.empty) return words.say('wingspan-web-pay-price', { cost: cost(words, bird) });
    return words.say('wingspan-web-pay-owed', { cost: tally(words, owed, BIRDS[bird].either), spare });
  },
});
