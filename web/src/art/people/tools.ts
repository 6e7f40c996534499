/** What they carry. */
import type { Part } from './parts';
import { SIDES, type Colour, type Pen } from './pen';

const hand = (p: Pen, x: number, y: number, skin: Colour, s = 1): void => {
  p.shape([[x - 5 * s, y - 3], [x, y - 5], [x + 5 * s, y - 2.5], [x + 5.5 * s, y + 3], [x, y + 5.5], [x - 5 * s, y + 3.5]], skin);
  for (const dy of [-1.6, 1.2]) p.hair([[x + 5 * s, y + dy], [x + 0.5 * s, y + dy + 0.3]], 0.7);
};

/** A tool lies behind the person, on the chest, or in front of the face. */
type Tool = 'binoculars' | 'net' | 'recorder' | 'magnifier' | 'notebook' | 'umbrella' | 'telescope' | 'camera';
export const TOOLS: Record<Tool, { back?: Part; chest?: Part; over?: Part }> = {
  binoculars: {
    chest(p) {
      for (const f of SIDES) {
        p.line(f([[63, 76], [59.5, 84]]), 1.4);
        p.shape(f([[53.5, 80, 1], [60, 79, 1], [61.4, 84], [65.6, 92], [65.4, 97], [53, 97, 1]]), 'soot');
        p.shape(f([[53.2, 80.6, 1], [60.4, 79.4, 1], [61, 82.6, 1], [53.4, 83.4, 1]]), 'slate');
        p.oval(f([[59.2, 0]])[0][0], 96.4, 6.4, 4.6, 'slate');
        p.oval(f([[59.2, 0]])[0][0], 96.6, 4.2, 2.9, 'bluePale');
      }
      p.shape([[47, 85, 1], [53, 85, 1], [53, 92, 1], [47, 92, 1]], 'slate');
    },
  },
  net: {
    back(p, { c }) {
      p.band([[86, 104], [84, 70], [82, 50]], 2.4, 'wood');
      p.shape([[70, 35], [73, 24], [82, 19], [92, 23], [97, 34], [95, 52], [91, 66], [88, 70, 1], [83, 62], [75, 48]], c);
      for (const [a, b, e, f] of [[76, 27, 91, 55], [84, 23, 95, 44], [93, 27, 77, 46], [95, 38, 82, 56]]) p.hair([[a, b], [e, f]], 0.5, 'grey');
      p.out.push('<ellipse cx="83" cy="33" rx="14.5" ry="13" transform="rotate(14 83 33)" stroke-width="3.6"/>');
      p.out.push(`<ellipse cx="83" cy="33" rx="14.5" ry="13" transform="rotate(14 83 33)" stroke="var(--bird-wood,#a58a6a)" stroke-width="1.6"/>`);
    },
    chest(p, _k, _g, skin) {
      hand(p, 86, 92, skin, -1);
    },
  },
  recorder: {
    back(p, { c }) {
      p.band([[19, 104], [17, 70]], 2.2, 'soot');
      p.locks([[11.6, 72], [9.4, 65], [8.4, 57], [9.4, 49], [12.4, 42], [20.6, 42], [23.6, 49], [24.6, 57], [23.6, 65], [21.4, 72]], c);
      for (const [x, y] of [[14, 48], [19, 52], [14, 57], [19, 62], [14, 66]]) p.hair([[x, y], [x + 1, y + 3]], 0.7);
    },
    over(p, { d }) {
      p.band([[29, 46], [28.5, 26], [38, 14.6], [50, 11.8], [62, 14.6], [71.5, 26], [71, 46]], 2.6, d);
      for (const f of SIDES) p.shape(f([[68, 40], [73, 39], [77, 43], [77.5, 51], [74, 56], [69, 55.5]]), d);
    },
  },
  magnifier: {
    chest(p, _k, g, skin) {
      if (g.mood === 'thinking') return;
      p.band([[77, 104], [79, 92]], 2.6, 'wood');
      p.oval(80.5, 83, 9, 9, 'bluePale');
      p.hair([[76, 82], [78.5, 78.5], [82, 77.6]], 1, 'white');
      hand(p, 78, 98, skin, -1);
    },
    over(p, _k, g, skin) {
      if (g.mood !== 'thinking') return;
      p.band([[66, 56], [76, 74]], 2.8, 'wood');
      p.oval(59, 47, 11.5, 11.5, 'white');
      p.oval(59, 47, 11.5, 11.5, 'bluePale', true, 0.55);
      p.dot(58.5, 45, p.small ? 5 : 4.6, 'ink');
      p.dot(60.2, 43.2, 1.6, 'white');
      hand(p, 76, 77, skin, -1);
    },
  },
  notebook: {
    chest(p, { c }, _g, skin) {
      p.shape([[29, 89, 1], [50, 93, 1], [71, 89, 1], [71, 104, 1], [29, 104, 1]], c);
      p.shape([[31, 87, 1], [42, 87], [50, 91, 1], [50, 104, 1], [31, 104, 1]], 'cream');
      p.shape([[69, 87, 1], [58, 87], [50, 91, 1], [50, 104, 1], [69, 104, 1]], 'cream');
      for (const y of [92.6, 96.4]) p.hair([[34.5, y - 0.4], [41, y], [46.5, y + 2]], 0.7, 'grey');
      p.hair([[54, 97.5], [58, 94.5], [62, 95.5], [65, 93], [66, 96]], 0.8);
      hand(p, 27.5, 98, skin);
      hand(p, 72.5, 98, skin, -1);
    },
    over(p) {
      p.band([[69.5, 45.5], [81, 35]], 2.4, 'red');
      p.fill([[79.6, 33.6, 1], [85.2, 31.2, 1], [82.4, 36.8, 1]], 'ink');
    },
  },
  umbrella: {
    back(p, { c, d }) {
      p.band([[85, 104], [85, 24]], 1.8, 'wood');
      p.shape([[2, 34, 1], [8, 17], [26, 4], [50, -1], [74, 4], [92, 17], [98, 34, 1], [91, 29.5], [83, 33, 1], [74, 28], [66, 31, 1], [50, 26], [34, 31, 1], [26, 28], [17, 33, 1], [9, 29.5]], c);
      p.fill([[34, 31, 1], [36, 15], [50, -0.4, 1], [64, 15], [66, 31, 1], [50, 26]], d);
      for (const f of SIDES) p.fill(f([[97, 32.4, 1], [91.6, 18], [74, 5], [52, -0.4, 1], [76, 13], [83, 32.4, 1], [91, 29]]), d);
      for (const f of SIDES) {
        p.line(f([[66, 31], [63.5, 15], [50, -1]]), 0.8);
        p.line(f([[83, 33], [76, 13], [51, -1]]), 0.8);
      }
    },
    chest(p, _k, _g, skin) {
      hand(p, 85, 93, skin, -1);
    },
  },
  telescope: {
    chest(p, { c, d }) {
      p.move('translate(-8 -3)', () => {
        p.band([[80, 92], [74, 108]], 2, 'wood');
        p.band([[80, 92], [90, 108]], 2, 'wood');
        p.shape([[68, 92, 1], [82, 83.5, 1], [84.6, 88.6, 1], [70.4, 96.6, 1]], d);
        p.shape([[79, 83.4, 1], [94.5, 71.5, 1], [100, 81, 1], [82.4, 90, 1]], c);
        p.line([[91, 74.4], [95.8, 83]], 0.8);
        p.shape([[66.6, 91, 1], [69.4, 89.8, 1], [72.2, 96.4, 1], [69.6, 98, 1]], 'soot');
      });
    },
  },
  camera: {
    chest(p, { c, d }) {
      for (const f of SIDES) p.line(f([[59.6, 73], [61.4, 84]]), 1.4);
      p.shape([[44.6, 80.4, 1], [55.4, 80.4, 1], [57, 84, 1], [43, 84, 1]], c);
      p.shape([[36, 84, 1], [64, 84, 1], [65, 99, 1], [35, 99, 1]], d);
      p.shape([[36, 83.6, 1], [64, 83.6, 1], [64.4, 87.4, 1], [35.6, 87.4, 1]], c);
      p.oval(50, 92.6, 6.4, 6, c);
      p.oval(50, 92.6, 3.9, 3.7, 'blueNight');
      p.dot(51.4, 91.2, 1.1, 'white');
    },
  },
};
