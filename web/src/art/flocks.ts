/** The flocks of What's Up: one to three birds of one colour on the wing. */
import { drawBird, viewBox, type Drawing } from './bird';
import type { Species } from './types';

export const FLOCK_COLOURS = ['red', 'green', 'yellow', 'violet'] as const;
export type FlockColour = (typeof FLOCK_COLOURS)[number];
export const COUNTS = [1, 2, 3] as const;
export type Count = (typeof COUNTS)[number];

/** Four colours, four silhouettes: crest, long tail, short and capped, forked. */
export const FLYERS: Record<FlockColour, Species> = {
  red: {
    plan: 'flyer', headScale: 1.34, slim: 1.2, upper: 'redMain', under: 'redPale', wing: 'redDark', primaries: 'redNight', tail: { c: 'redDark',
      wk: 1.1 },
    bill: { c: 'gold', shape: 'cone', len: 20, depth: 1.2 }, crest: { form: 'peak', len: 0.6 }, faceSmall: 'redNight',
  },
  green: {
    plan: 'glider', headScale: 1.36, slim: 1.2, upper: 'greenMain', under: 'greenPale', wing: 'greenDark', primaries: 'greenNight',
    tail: { c: 'greenDark', k: 1.12, shape: 'rounded', flare: 1.4 }, bill: { c: 'coal', len: 24 }, brow: 'greenPale', browW: 1.4,
      eyeline: 'greenNight',
  },
  yellow: {
    plan: 'flyer', headScale: 1.34, slim: 1.28, upper: 'yellowMain', under: 'yellowPale', wing: 'coal', coverts: 'yellowMain',
    tail: { c: 'coal', k: 0.72 }, bill: { c: 'flame', shape: 'cone', len: 18, depth: 1.2 }, cap: 'coal', capLow: -0.42, capTo: -0.1,
  },
  violet: {
    plan: 'dasher', headScale: 1.48, slim: 1.34, upper: 'violetMain', under: 'violetPale', wing: 'violetDark', primaries: 'violetNight',
    tail: { c: 'violetDark', k: 0.95, wk: 1.25 }, bill: { c: 'coal' }, mask: 'violetNight', maskW: 0.8,
  },
};

export const flyer = (colour: FlockColour, uid = `wu-${colour}`): Drawing =>
  drawBird({ ...FLYERS[colour], id: `fly-${colour}` }, { level: 'card', uid });

/** x, y, width, degrees, and whether the bird faces left: two face each other, three form a roof. */
const PLACES: Record<Count, readonly (readonly [number, number, number, number, boolean])[]> = {
  1: [[10, 10, 300, -4, false]],
  2: [[-4, 6, 208, -6, false], [118, 108, 208, -4, true]],
  3: [[72, -18, 184, -8, false], [-8, 132, 184, -3, false], [144, 132, 184, -3, true]],
};
export const FLOCK_BOX = [0, 0, 320, 320] as const;

/** Birds placed by reference: `href` names the symbol of the single bird, whose box is given. */
export function flockOf(href: string, n: Count): string {
  return PLACES[n]
    .map(([x, y, w, deg, left]) => {
      const c = x + w / 2;
      const mirror = left ? ` translate(${2 * c} 0) scale(-1 1)` : '';
      const turn = `rotate(${left ? -deg : deg} ${c} ${y + w / 2})`;
      return `<use href="${href}" x="${x}" y="${y}" width="${w}" height="${w}" transform="${turn}${mirror}"/>`;
    })
    .join('');
}

/** A whole flock that stands on its own. */
export function flock(colour: FlockColour, n: Count, uid = `wu-${colour}-${n}`): Drawing {
  const one = flyer(colour, uid);
  const symbol = `<symbol id="${uid}" viewBox="${viewBox(one.box)}">${one.body}</symbol>`;
  return { body: symbol + flockOf('#' + uid, n), box: FLOCK_BOX, tip: one.tip, dir: one.dir };
}
