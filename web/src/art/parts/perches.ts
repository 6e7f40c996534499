/** What a perching bird holds on to. */
import type { Colour } from '../colours';
import type { Pt } from '../geom';
import { SHADE, type Pen } from '../pen';

/** The middle of the feet. */
export interface Feet {
  x: number;
  y: number;
}

export function branch(pen: Pen, { x, y: feetY }: Feet, thick: boolean): void {
  const w = thick ? 15 : 8;
  const y = feetY + (thick ? 8 : 6);
  const middle: Pt[] = [[x - 84, y + 3], [x - 40, y - 1], [x, y + 1], [x + 50, y], [x + 92, y - 7]];
  const top = middle.map(([px, py], i): Pt => [px, py - w * (0.56 - i * 0.05)]);
  const under = middle.map(([px, py], i): Pt => [px, py + w * (0.56 - i * 0.07)]).reverse();
  const all = [...top, ...under];
  if (pen.plate) pen.coat(all, 'wood', () => pen.fill([[x - 100, y + 2], [x, y + 2], [x + 100, y - 4], [x + 100, y + 20], [x - 100, y + 20]], SHADE,
    0.2));
  else pen.fill(all, 'wood');
  pen.line(top, 1.7);
  pen.line(under, 2);
  pen.line([top[0], under[under.length - 1]], 1.4);
  if (thick) pen.hair([[x - 60, y + 2], [x - 20, y + 1], [x - 6, y + 3]], 1.2, { op: 0.6 });
  else if (pen.plate) {
    const leaf: Pt[] = [[x + 70, y - 6], [x + 80, y - 20], [x + 100, y - 26, 1], [x + 92, y - 8]];
    pen.fill(leaf, 'sprig');
    pen.line(leaf, 1.5, { closed: true });
    pen.hair([[x + 71, y - 5], [x + 94, y - 22]], 1, { op: 0.6 });
  }
}

/** What a climber clings to: the colour of the bark and how thick it is. */
export const TRUNKS = {
  trunk: { c: '#b59f82', w: 1 },
  pine: { c: '#b98a68', w: 1 },
  birch: { c: '#e6e0d2', w: 0.85 },
  sapling: { c: '#9a9a72', w: 0.42 },
} as const;

/** The side the bird clings to is at x; the wood is to the right of it (side 1) or to the left (-1). */
export function trunk(pen: Pen, kind: keyof typeof TRUNKS, x: number, side: 1 | -1): void {
  const { c, w } = TRUNKS[kind];
  const at = (dx: number, y: number): Pt => [x + dx * (dx > 4 ? w : 1) * side, y];
  const edge = [at(2, 20), at(-2, 90), at(1, 180), at(-2, 250), at(3, 306)];
  const all = [...edge, at(40, 300), at(46, 190), at(40, 80), at(38, 28)];
  pen.coat(all, c, () => {
    pen.fill([at(22, 0), at(26, 160), at(20, 330), at(90, 330), at(90, 0)], SHADE, 0.16);
    if (kind !== 'birch') return;
    for (const [dx, y, len] of [[-4, 58, 20], [20, 104, 30], [-4, 142, 16], [24, 206, 24], [-4, 238, 22], [14, 280, 24]]) {
      pen.stroke([at(dx, y), at(dx + len, y + 2)], 7, 'char', { a: 0.8, b: 0.2 });
    }
  });
  pen.line(edge, 2.3);
  if (kind === 'trunk' || kind === 'pine') {
    for (const [dx, from, to] of [[10, 40, 84], [20, 96, 150], [9, 170, 214], [22, 200, 262], [12, 248, 292], [30, 60, 110]]) {
      pen.hair([at(dx, from), at(dx + 3, (from + to) / 2), at(dx - 1, to)], 1.4, { op: 0.55 });
    }
  } else pen.line([at(38, 28), at(40, 80), at(46, 190), at(40, 300)], 1.6);
}

export function reed(pen: Pen, { x, y }: Feet): void {
  pen.line([[x - 66, y + 34], [x - 20, y + 14], [x + 20, y + 2], [x + 64, y - 14], [x + 84, y - 24]], 5.4, { a: 0.9, b: 0.5, c: '#7f8a52' });
  pen.hair([[x - 66, y + 37], [x - 20, y + 17], [x + 20, y + 5], [x + 64, y - 11]], 1.4, { op: 0.8 });
  const head: Pt[] = [[x + 62, y - 22], [x + 88, y - 34], [x + 108, y - 38], [x + 110, y - 30], [x + 92, y - 20], [x + 66, y - 10]];
  pen.fill(head, '#8a5f3c');
  pen.line(head, 1.8, { closed: true });
}

/** A bent stalk of grass with a seeding ear. */
export function stem(pen: Pen, { x, y }: Feet): void {
  const c = '#8f8a4c';
  pen.line([[x - 70, y + 44], [x - 30, y + 16], [x + 14, y + 5], [x + 60, y - 6], [x + 96, y - 4]], 4.6, { a: 1, b: 0.5, c });
  pen.line([[x - 60, y + 46], [x - 58, y + 22], [x - 78, y + 4]], 3.4, { a: 1, b: 0.1, c });
  const n = pen.plate ? 5 : 3;
  pen.see([[x + 114, y]], 12);
  for (let i = 0; i < n; i++) {
    const ex = x + 62 + (i * 40) / n;
    for (const up of [-1, 1]) pen.stroke([[ex, y - 5], [ex + 9, y - 5 + up * 7], [ex + 19, y - 4 + up * 8]], 7, '#c4a35a', { a: 0.4, b: 0.2 });
  }
}

/** A thistle in flower and one in seed. */
export function thistle(pen: Pen, { x, y }: Feet): void {
  const c = '#7f8a52';
  pen.line([[x - 58, y + 46], [x - 30, y + 18], [x + 10, y + 6], [x + 56, y - 4], [x + 88, y - 22]], 4.8, { a: 1, b: 0.6, c });
  pen.line([[x - 16, y + 13], [x - 40, y + 8], [x - 66, y + 14]], 4, { a: 0.8, b: 0.1, c });
  const cup: Pt[] = [[x + 82, y - 14], [x + 78, y - 28], [x + 92, y - 38], [x + 104, y - 30], [x + 98, y - 16]];
  for (const [dx, dy] of [[78, -52], [92, -58], [106, -52], [114, -42]]) {
    pen.see([[x + dx, y + dy]]);
    pen.stroke([[x + 92, y - 30], [x + dx, y + dy]], 8, '#a070a0', { a: 0.9, b: 0.3 });
  }
  pen.fill(cup, c);
  pen.line(cup, 1.8, { closed: true });
}

/** A bough of needles. */
export function fir(pen: Pen, at: Feet): void {
  const { x } = at;
  const y = at.y + 6;
  const n = pen.plate ? 11 : 6;
  const needles = (down: 1 | -1, c: Colour) => {
    for (let i = 0; i < n; i++) {
      const nx = x - 92 + (i * 196) / n;
      // Feet and belly stay free: above the bough there are needles only at its ends.
      if (down < 0 && nx > x - 50 && nx < x + 46) continue;
      for (const lean of [4, 16]) pen.line([[nx, y], [nx + lean * 0.7, y + 11 * down], [nx + lean, y + 20 * down]], 3, { a: 0.9, b: 0.2, c });
    }
  };
  needles(1, '#5f7a4e');
  needles(-1, '#748f5c');
  pen.line([[x - 96, y + 3], [x - 30, y], [x + 40, y + 1], [x + 104, y - 5]], 7, { a: 0.9, b: 0.3, c: '#7d6148' });
}

/** A fence post, or a pile in the harbour. */
export function post(pen: Pen, at: Feet): void {
  const { x } = at;
  const y = at.y + 4;
  const sides: Pt[] = [[x - 28, y + 3, 1], [x - 27, y + 56, 1], [x + 31, y + 56, 1], [x + 32, y + 3, 1]];
  pen.coat([...sides, [x + 2, y - 2]], '#a3927c', () => pen.fill([[x + 8, y - 8], [x + 6, y + 70], [x + 60, y + 70], [x + 60, y - 8]], SHADE, 0.2));
  pen.line([sides[1], sides[0], [x + 2, y - 2], sides[3], sides[2]], 2.1);
  for (const dx of [-14, 0, 20]) pen.hair([[x + dx, y + 10], [x + dx + 2, y + 30], [x + dx - 1, y + 50]], 1.3, { op: 0.55 });
}

/** The rounded top of a saguaro. */
export function cactus(pen: Pen, at: Feet): void {
  const { x } = at;
  const y = at.y + 4;
  const p: Pt[] = [[x - 36, y + 60, 1], [x - 38, y + 24], [x - 24, y + 3], [x + 4, y - 1], [x + 30, y + 5], [x + 42, y + 26], [x + 40, y + 60, 1]];
  pen.coat(p, '#7f9b6a', () => pen.fill([[x + 12, y - 8], [x + 14, y + 80], [x + 80, y + 80], [x + 80, y - 8]], SHADE, 0.18));
  pen.line(p, 2.1);
  for (const dx of [-18, 2, 22]) pen.line([[x + dx * 0.5 + 2, y + 8], [x + dx + 2, y + 26], [x + dx + 2, y + 56]], 1.4, { op: 0.6 });
  for (const [dx, dy] of [[-30, 16], [-37, 38], [38, 18], [42, 40]]) pen.hair([[x + dx, y + dy], [x + dx * 1.3, y + dy - 3]], 1.3);
}

export function rock(pen: Pen, { x, y: feetY }: Feet): void {
  const y = feetY + 5;
  const p: Pt[] = [[x - 62, y + 20], [x - 54, y + 2, 1], [x - 20, y - 1], [x + 30, y], [x + 52, y + 4, 1], [x + 66, y + 20]];
  pen.coat(p, '#a9a59c', () => pen.fill([[x - 10, y + 30], [x + 20, y + 6], [x + 80, y + 4], [x + 80, y + 30]], SHADE, 0.22));
  pen.line(p, 2);
  pen.hair([[x - 30, y + 3], [x - 26, y + 12], [x - 34, y + 19]], 1.3, { op: 0.6 });
}
