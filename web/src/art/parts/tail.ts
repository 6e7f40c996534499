import type { Colour } from '../colours';
import type { Draft, Local } from '../draft';
import { frame, mix, type Pt } from '../geom';
import { SHADE } from '../pen';
import type { TailShape } from '../types';

/** Outlines in a frame of their own: x along the tail (X = tip), y across it (w0 wide at the base, w1 at the end), y > 0 above. */
function outline(shape: TailShape, X: number, w0: number, w1: number): readonly Local[] {
  switch (shape) {
    case 'square':
      return [[0, w0], [X * 0.6, w1], [X, w1 * 1.02, 1], [X * 1.01, 0], [X, -w1 * 1.02, 1], [X * 0.6, -w1], [0, -w0]];
    case 'notch':
      return [[0, w0], [X * 0.6, w1 * 0.95], [X, w1 * 1.1, 1], [X * 0.93, 0, 1], [X, -w1 * 1.1, 1], [X * 0.6, -w1 * 0.95], [0, -w0]];
    case 'fork':
      return [[0, w0], [X * 0.55, w1], [X * 1.15, w1 * 1.5, 1], [X * 0.72, w1 * 0.1, 1], [X * 1.12, -w1 * 1.35, 1], [X * 0.55, -w1], [0, -w0]];
    case 'streamer':
      return [[0, w0], [X * 0.5, w1], [X * 1.5, w1 * 1.7, 1], [X * 0.95, w1 * 0.72], [X * 0.7, w1 * 0.1, 1], [X * 0.95, -w1 * 0.55],
        [X * 1.44, -w1 * 1.1, 1], [X * 0.5, -w1], [0, -w0]];
    case 'rounded':
      return [[0, w0], [X * 0.6, w1], [X * 0.92, w1 * 1.05], [X, w1 * 0.5], [X * 1.02, 0], [X, -w1 * 0.5], [X * 0.92, -w1 * 1.05],
        [X * 0.6, -w1], [0, -w0]];
    case 'stiff':
      return [[0, w0], [X * 0.6, w1 * 0.9], [X * 0.88, w1 * 0.62, 1], [X * 0.9, w1 * 0.4], [X, w1 * 0.12, 1], [X * 0.96, 0],
        [X, -w1 * 0.16, 1], [X * 0.88, -w1 * 0.5], [X * 0.8, -w1 * 0.8, 1], [X * 0.5, -w1], [0, -w0]];
    case 'pointed':
      return [[0, w0], [X * 0.5, w1 * 0.92], [X * 0.85, w1 * 0.4], [X, 0, 1], [X * 0.85, -w1 * 0.4], [X * 0.5, -w1 * 0.92], [0, -w0]];
    case 'grad':
      return [[0, w0], [X * 0.62, w1], [X * 0.9, w1 * 0.72], [X, 0.12 * w1], [X * 0.98, -w1 * 0.4], [X * 0.8, -w1 * 0.95], [X * 0.5, -w1],
        [0, -w0]];
    case 'wedge':
      return [[0, w0], [X * 0.7, w1 * 1.15], [X, w1 * 0.25], [X * 0.98, -w1 * 0.35], [X * 0.7, -w1 * 1.15], [0, -w0]];
    case 'scissor':
      return [[0, w0], [X * 0.3, w1 * 0.9], [X, w1 * 1.9], [X * 1.02, w1 * 1.4, 1], [X * 0.6, w1 * 0.45], [X * 0.34, 0, 1],
        [X * 0.6, -w1 * 0.5], [X * 0.98, -w1 * 1.1, 1], [X * 0.94, -w1 * 1.6], [X * 0.3, -w1 * 0.9], [0, -w0]];
    case 'bustle':
      return [[0, w0 * 1.1], [X * 0.3, w1 * 1.35], [X * 0.75, w1 * 1.1, 1], [X * 0.66, w1 * 0.6], [X * 1.02, w1 * 0.3, 1],
        [X * 0.8, -w1 * 0.1], [X * 1.05, -w1 * 0.6, 1], [X * 0.6, -w1 * 0.9], [0, -w0]];
    case 'turkey':
      return [[0, w0], [X * 0.4, w1 * 2.3], [X * 0.74, w1 * 3.2], [X * 0.96, w1 * 2.2], [X * 1.04, w1 * 1], [X * 1.04, -w1 * 0.4],
        [X * 0.96, -w1 * 1.6], [X * 0.72, -w1 * 2.5], [X * 0.36, -w1 * 1.7], [0, -w0]];
  }
}

/** Tails whose outermost feathers stand far out. */
const FORKED: readonly TailShape[] = ['fork', 'streamer', 'scissor'];

export function drawTail({ s, g, pen, upper }: Draft): void {
  const t = { ...g.tail, ...s.tail };
  const fan = t.shape === 'turkey';
  const L = t.len * (t.k ?? 1);
  const w0 = t.w * (t.wk ?? 1);
  const w1 = w0 * (t.flare ?? (pen.plate ? 1.08 : 1.15));
  const back = t.back ?? 14;
  const X = L + back;
  const root = mix(g.D[g.D.length - 1], g.V[g.V.length - 1], 0.5);
  const along = frame(root, t.ang);
  const T = (x: number, y: number, c?: 1): Pt => along(x - back, -y, c);
  const pts = outline(t.shape, X, w0, w1).map(([x, y, c]) => T(x, y, c));

  const across = (x0: number, x1: number, c: Colour) => {
    if (fan) {
      const bend = (y: number) => 1 - 0.03 * (y - 0.3) * (y - 0.3);
      const ys = [-2.6, -1.6, -0.4, 0.8, 2, 3.3];
      pen.fill([...ys.map((y) => T(x0 * bend(y), w1 * y)), ...ys.reverse().map((y) => T(x1 * bend(y), w1 * y))], c);
    } else {
      const y = w1 * 3.4;
      pen.fill([T(x0, y, 1), T(x1, y, 1), T(x1 + L * 0.03, 0), T(x1, -y, 1), T(x0, -y, 1), T(x0 + L * 0.03, 0)], c);
    }
  };

  // On a card a plain tail needs no shade, and so no clip.
  const plain = !pen.plate && !(t.base || t.bars || t.sub || t.band || t.outer || t.corner || t.spots);
  if (plain) pen.fill(pts, t.c ?? upper);
  else pen.coat(pts, t.c ?? upper, () => {
    if (t.base) across(0, back + L * (t.baseTo ?? 0.45), t.base);
    if (t.bars) {
      const n = t.n ?? 5;
      for (let i = 0; i < n; i++) {
        const x = back + L * (0.08 + (0.86 * (i + 0.5)) / n);
        across(x, x + L * (t.barW ?? 0.06), t.bars);
      }
    }
    if (t.sub) across(X - L * 0.24, X - L * 0.08, t.sub);
    if (t.band) across(X - L * (t.bandW ?? 0.13), X + L * 0.2, t.band);
    if (t.outer) {
      const y = FORKED.includes(t.shape) ? 0.9 : 0.52;
      pen.fill([T(back * 0.5, -w1 * 0.5), T(X * 1.6, -w1 * y), T(X * 1.6, -w1 * 3), T(0, -w1 * 3)], t.outer);
    }
    if (t.corner) pen.fill([T(X * 0.72, -w1 * 1.3), T(X * 1.1, -w1 * 0.1), T(X * 1.1, -w1 * 2.5), T(X * 0.8, -w1 * 2)], t.corner);
    if (t.spots) for (let i = 0; i < 4; i++) pen.spot(T(X * (0.5 + i * 0.15), -w1 * 0.72), w1 * 0.38, t.spots);
    pen.fill([T(0, -w1 * 0.25), T(X * 1.6, -w1 * 0.35), T(X * 1.6, -w1 * 3), T(0, -w1 * 3)], SHADE, 0.13);
    for (const y of fan ? [-1.7, -1, -0.3, 0.4, 1.1, 1.8, 2.4] : [-0.35, 0.3]) {
      const end = fan ? T(X, w1 * y * 1.15) : T(X * 0.94, w1 * y * 1.02);
      pen.hair([T(back * 0.9, w0 * y * 0.6), T(X * 0.55, w1 * y), end], 1.1, { op: 0.55 });
    }
  });
  pen.line(pts, 2.3, { a: 0.4, b: 0.6 });
}
