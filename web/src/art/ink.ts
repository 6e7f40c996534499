/** The pen: the outline of a line drawn with changing pressure, as a filled shape. */
import { bez, dist, polygon, segments, type Pt } from './geom';

export interface InkOptions {
  /** Full width of the line. */
  w: number;
  /** Width at the start and at the end, as a share of w. */
  a?: number;
  b?: number;
  closed?: boolean;
  /** Length of a step; shorter is smoother and heavier. */
  step?: number;
  press?: (p: Pt) => number;
  rnd?: () => number;
}

/** How far from its ends a line reaches full width. */
const TAPER = 0.22;

export function ink(pts: readonly Pt[], o: InkOptions): string {
  const { w, a = 0.25, b = 0.25, closed = false, step = 7, press, rnd } = o;
  const { at, along } = walk(pts, closed, step);
  const n = at.length;
  const left: Pt[] = [];
  const right: Pt[] = [];
  let tremble = 0;
  for (let i = 0; i < n; i++) {
    const t = n > 1 ? i / (n - 1) : 0;
    const start = Math.min(1, a + (1 - a) * Math.min(1, t / TAPER));
    const end = Math.min(1, b + (1 - b) * Math.min(1, (1 - t) / TAPER));
    let k = closed ? 1 : start * end;
    if (press) k *= press(at[i]);
    if (rnd) {
      tremble = tremble * 0.7 + (rnd() - 0.5) * 0.3;
      k *= 1 + tremble;
    }
    const h = (w * k) / 2;
    const [x, y] = at[i];
    const [dx, dy] = along[i];
    left.push([x - dy * h, y + dx * h]);
    right.push([x + dy * h, y - dx * h]);
  }
  right.reverse();
  return closed ? polygon(left) + polygon(right) : polygon([...left, ...right]);
}

/** Points along a spline with their directions. */
function walk(pts: readonly Pt[], closed: boolean, step: number): { at: Pt[]; along: Pt[] } {
  const at: Pt[] = [];
  const along: Pt[] = [];
  const parts = segments(pts, closed);
  parts.forEach((g, i) => {
    const length = dist(g[0], g[1]) + dist(g[1], g[2]) + dist(g[2], g[3]);
    const k = Math.max(2, Math.min(12, Math.round(length / step)));
    const last = i === parts.length - 1 ? 1 : 0;
    for (let j = 0; j < k + last; j++) {
      const t = j / k;
      const q = bez(g, Math.min(1, t + 0.01));
      const r = bez(g, Math.max(0, t - 0.01));
      const d = dist(r, q) || 1;
      at.push(bez(g, t));
      along.push([(q[0] - r[0]) / d, (q[1] - r[1]) / d]);
    }
  });
  return { at, along };
}
