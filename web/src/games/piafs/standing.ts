/** Where a game of Piafs stands. */
import type { Standing } from '../../lib/scene';
import type { PiafsView } from '../../lib/wire';

export const standing: Standing<PiafsView> = {
  // One's own total beside others' open points would compare unlike things.
  score: (view, seat) => (view.over ? (view.scores[seat]?.total ?? null) : null),
  stand({ view, words }) {
    if (view.over) return words.say('web-over');
    return view.ending ? words.say('piafs-web-stand-last') : words.say('piafs-web-stand', { count: view.feeder });
  },
};
