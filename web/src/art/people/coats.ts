/** What they wear. */
import type { Part } from './parts';
import { SIDES, shift, sym, type Colour, type Pen, type Pt } from './pen';

const torso = (p: Pen, c: Colour, broad = 0): void => {
  const half: Pt[] = [[8, 73, 1], [13, 77], [25 + broad, 81], [34 + broad, 88], [38 + broad, 103, 1]];
  p.shape(sym([[0, 76], ...half]), c);
  p.shade(shift([[60, 76, 1], [75 + broad, 81], [84 + broad, 88], [88 + broad, 103, 1], [79 + broad, 103, 1], [75 + broad, 90]], -0.6, 0.6));
};

export const COATS = {
  duffel(p, { c, d }) {
    torso(p, c);
    p.shape(sym([[0, 77], [9, 72], [17, 75], [12, 83], [0, 86]]), d);
    p.line([[50, 86], [50, 103]], 0.8);
    p.hair([[50, 77], [50, 86]], 0.8);
  },
  shirt(p, { c, d }) {
    torso(p, c, 2);
    for (const f of SIDES) {
      p.band(f([[66, 79], [69, 90], [69, 104]]), 3.6, d);
      p.shape(f([[50, 81, 1], [58, 71, 1], [64, 76], [58, 87, 1]]), c);
    }
    p.line([[50, 83], [50, 103]], 0.8);
    for (const y of [88, 95]) p.dot(50, y, 1, 'ink');
  },
  hoodie(p, { c, d }) {
    p.shape(sym([[0, 66], [14, 67], [24, 74], [22, 84], [0, 88]]), d);
    torso(p, c);
    p.shape([[50, 88], [42, 82], [38, 75], [40, 71, 1], [50, 80], [60, 71, 1], [62, 75], [58, 82]], d);
    p.line([[45, 86], [44, 97]], 1, 'cream');
    p.line([[55, 86], [56, 95]], 1, 'cream');
  },
  tweed(p, { c, d }) {
    torso(p, c, 1);
    p.shape([[50, 103, 1], [40, 74, 1], [50, 78], [60, 74, 1]], 'cream');
    for (const f of SIDES) {
      p.shape(f([[60, 72, 1], [67, 77, 1], [66, 86, 1], [62, 88, 1], [51, 103, 1]]), c);
      p.shape(f([[50, 80, 1], [58, 76], [60, 80], [58, 85], [50, 81.5, 1]]), d);
      for (const [x, y] of [[74, 88], [80, 96], [71, 97]]) p.hair(f([[x, y], [x + 2.4, y - 2.4]]), 0.6);
    }
    p.oval(50, 80.8, 2, 2.3, d);
  },
  blouse(p, { c, d }, _g, skin) {
    torso(p, c, -1);
    p.fill(sym([[0, 70], [7.9, 71, 1], [11, 74.4, 1], [8, 82], [0, 86.5]]), skin);
    p.line([[39, 74.4], [42, 82], [50, 86.5], [58, 82], [61, 74.4]]);
    p.shade(sym([[0, 66], [7.4, 66], [7.6, 73], [0, 77]]), 0.2);
    for (const [x, y] of [[41.3, 82], [45, 86.6], [50, 88.6], [55, 86.6], [58.7, 82]]) p.dot(x, y, p.small ? 2 : 1.7, d, !p.small);
    for (const [x, y] of [[24, 92], [32, 99], [68, 99], [76, 92]]) if (!p.small) p.oval(x, y, 2, 2.8, d, false);
  },
  raincoat(p, { c, d }) {
    torso(p, c);
    p.line([[50, 84], [50, 103]], 0.8);
    for (const f of SIDES) p.shape(f([[50, 85, 1], [58, 68, 1], [65, 74], [62, 86, 1], [55, 89]]), c);
    for (const y of [92, 99]) p.dot(54, y, 1.4, d, true);
  },
  pullover(p, { c, d }) {
    torso(p, c);
    for (let i = -3; i <= 3; i++) p.line([[50 + i * 7.6, 85.5 + Math.abs(i) * 0.9], [50 + i * 8, 88 + Math.abs(i) * 0.9]], 1.5, d);
    if (!p.small) for (let i = -3.5; i <= 3.5; i++) p.dot(50 + i * 8, 93 + Math.abs(i) * 0.7, 1.3, d);
    p.shape(sym([[0, 68.5], [10, 67.5], [12, 72], [11.5, 79], [0, 81.5]]), c);
    for (const x of [43, 47.6, 52.4, 57]) p.hair([[x, 71], [x, 79.5]], 0.6);
  },
  shawl(p, { c, d }, _g, skin) {
    torso(p, 'cream', -2);
    p.fill(sym([[0, 70], [7.9, 71, 1], [9, 74, 1], [6, 80], [0, 84]]), skin);
    p.line([[41, 74], [44, 80], [50, 84], [56, 80], [59, 74]]);
    p.shade(sym([[0, 66], [7.4, 66], [7.6, 73], [0, 77]]), 0.2);
    for (const f of SIDES) {
      p.shape(f([[58.4, 70, 1], [66, 73.5], [78, 79], [85, 87], [88, 103, 1], [55, 103, 1], [60, 90], [61.5, 80]]), c);
      p.line(f([[59.6, 71.6], [63, 80], [61.6, 90], [57, 103]]), 2, d);
      p.hair(f([[69, 78], [71, 89], [68, 102]]), 0.7);
      p.hair(f([[77, 82], [80, 92], [79, 102]]), 0.7);
    }
  },
} satisfies Record<string, Part>;
