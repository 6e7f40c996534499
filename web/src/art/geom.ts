/** Points, curves and seeded noise. Everything here is pure. */

/** A point; the trailing 1 marks a corner, where a spline does not stay smooth. */
export type Pt = readonly [x: number, y: number, corner?: 1 | undefined];
/** One cubic segment: from, two handles, to. */
type Cubic = readonly [Pt, Pt, Pt, Pt];

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const mix = (p: Pt, q: Pt, t: number): Pt => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
export const dist = (p: Pt, q: Pt): number => Math.hypot(q[0] - p[0], q[1] - p[1]);
export const corner = (p: Pt): Pt => [p[0], p[1], 1];
export const rad = (deg: number): number => (deg * Math.PI) / 180;

/** Turns p around c, clockwise on the screen. */
export function rot(p: Pt, c: Pt, deg: number): Pt {
  const s = Math.sin(rad(deg));
  const k = Math.cos(rad(deg));
  const x = p[0] - c[0];
  const y = p[1] - c[1];
  return [c[0] + x * k - y * s, c[1] + x * s + y * k, p[2]];
}

/** A frame of its own: local x along `deg`, local y across it, both scaled. */
export function frame(at: Pt, deg: number, sx = 1, sy = sx): (x: number, y: number, c?: 1) => Pt {
  const k = Math.cos(rad(deg));
  const s = Math.sin(rad(deg));
  return (x, y, c) => [at[0] + sx * x * k - sy * y * s, at[1] + sx * x * s + sy * y * k, c];
}

/** Centripetal Catmull-Rom through the points: no loops or overshoot where points lie close together. */
export function segments(pts: readonly Pt[], closed = false): Cubic[] {
  const n = pts.length;
  const out: Cubic[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const p1 = pts[i];
    const p2 = pts[(i + 1) % n];
    const before = closed ? pts[(i - 1 + n) % n] : pts[Math.max(0, i - 1)];
    const after = closed ? pts[(i + 2) % n] : pts[Math.min(n - 1, i + 2)];
    out.push([p1, handle(p1[2] ? p1 : before, p1, p2), handle(p2[2] ? p2 : after, p2, p1), p2]);
  }
  return out;
}

/** The handle of a segment at `p` towards `to`, coming from `from`. */
function handle(from: Pt, p: Pt, to: Pt): Pt {
  const d1 = Math.sqrt(dist(from, p));
  const d2 = Math.sqrt(dist(p, to));
  if (d1 < 1e-6) return mix(p, to, 1 / 3);
  const k = 3 * d1 * (d1 + d2);
  const at = (j: 0 | 1) => (d1 * d1 * to[j] - d2 * d2 * from[j] + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * p[j]) / k;
  return [at(0), at(1)];
}

export function bez(g: Cubic, t: number): Pt {
  const m = 1 - t;
  const w = [m * m * m, 3 * m * m * t, 3 * m * t * t, t * t * t];
  const at = (j: 0 | 1) => w[0] * g[0][j] + w[1] * g[1][j] + w[2] * g[2][j] + w[3] * g[3][j];
  return [at(0), at(1)];
}

/** A curve with knots: at(u) gives the point; outside the knots it goes on straight. */
export function curve(pts: readonly Pt[], knots?: readonly number[]): (u: number) => Pt {
  const s = segments(pts);
  const k = knots ?? pts.map((_, i) => i);
  const n = s.length;
  return (u) => {
    if (u <= k[0]) {
      const past = (k[0] - u) / ((k[1] - k[0]) * 0.05);
      return mix(bez(s[0], 0), bez(s[0], 0.05), -past);
    }
    if (u >= k[n]) {
      const past = (u - k[n]) / ((k[n] - k[n - 1]) * 0.05);
      return mix(bez(s[n - 1], 1), bez(s[n - 1], 0.95), -past);
    }
    let i = 0;
    while (i < n - 1 && u > k[i + 1]) i++;
    return bez(s[i], (u - k[i]) / (k[i + 1] - k[i]));
  };
}

const sep = (t: string): string => (t.startsWith('-') ? t : ' ' + t);
const num = (n: number): string => String(n).replace(/^(-?)0\./, '$1.');
/** Rounds to a tenth, or to whole units where the drawing will be small. */
const to = (unit: number) => (unit === 1 ? Math.round : (n: number) => Math.round(n * 10) / 10);

/** SVG path data of a smooth curve, in relative steps because they are shorter. */
export function path(pts: readonly Pt[], closed = false, unit = 0.1): string {
  const r = to(unit);
  let x = r(pts[0][0]);
  let y = r(pts[0][1]);
  let d = `M${num(x)}${sep(num(y))}`;
  for (const [, c1, c2, q] of segments(pts, closed)) {
    const step = [c1, c2, q].map((p) => num(r(p[0] - x)) + sep(num(r(p[1] - y))));
    d += 'c' + step.reduce((a, b) => a + sep(b));
    x = r(x + r(q[0] - x));
    y = r(y + r(q[1] - y));
  }
  return d + (closed ? 'z' : '');
}

/** A closed polygon of straight steps. */
export function polygon(pts: readonly Pt[], unit = 0.1): string {
  const r = to(unit);
  let x = r(pts[0][0]);
  let y = r(pts[0][1]);
  const start = `M${num(x)}${sep(num(y))}`;
  let d = '';
  for (const p of pts.slice(1)) {
    const a = r(p[0] - x);
    const b = r(p[1] - y);
    d += (d ? sep(num(a)) : num(a)) + sep(num(b));
    x = r(x + a);
    y = r(y + b);
  }
  return `${start}l${d}z`;
}

/** Small deterministic noise: the same seed draws the same bird, always. */
export function noise(seed: string): () => number {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  return () => {
    h += 0x6d2b79f5;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
