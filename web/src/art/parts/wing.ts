import { darker, lighter, lightness, type Colour } from '../colours';
import type { Draft, Local } from '../draft';
import { curve, mix, type Pt } from '../geom';
import { SHADE } from '../pen';
import type { WingPlan } from '../plans';
import type { WingZone } from '../types';

/** Places on a wing: x from shoulder to tip, t from the leading to the trailing edge. */
const ZONES: Record<WingZone, readonly Local[]> = {
  epaulet: [[-0.12, 0], [-0.08, 1.2], [0.22, 1.25], [0.29, 0.8], [0.25, 0.35], [0.08, 0]],
  epauletEdge: [[-0.12, -0.1], [-0.08, 1.2], [0.28, 1.25], [0.38, 0.82], [0.34, 0.35], [0.12, -0.1]],
  shoulder: [[-0.1, 0.1], [-0.08, 1.2], [0.2, 1.25], [0.28, 0.8], [0.2, 0.35], [0.05, 0.1]],
  bend: [[-0.1, 0.4], [-0.08, 1.2], [0.12, 1.25], [0.16, 0.8], [0.06, 0.4]],
  panel: [[0.3, 0.25], [0.26, 0.72], [0.42, 0.86], [0.62, 0.7], [0.66, 0.42], [0.46, 0.3]],
  speculum: [[0.5, 0.62], [0.48, 1.1], [0.72, 1.15], [0.74, 0.66], [0.62, 0.58]],
  primary: [[0.6, 0.7], [0.56, 1.15], [0.72, 1.2], [0.76, 0.8], [0.68, 0.66]],
  edge: [[0.1, 0.82], [0.12, 1.2], [0.5, 1.25], [0.85, 1.2], [0.85, 0.86], [0.5, 0.88]],
  greater: [[0.24, 0.2], [0.22, 1.2], [0.46, 1.2], [0.47, 0.7], [0.42, 0.2]],
  flank: [[0.1, 0.5], [0.02, 1.1], [0.5, 1.25], [0.6, 0.8], [0.4, 0.55]],
  back: [[-0.1, -0.2], [0, 0.3], [0.4, 0.34], [0.7, 0.12], [0.75, -0.3]],
  lining: [[-0.1, -0.3], [-0.1, 0.56], [0.2, 0.56], [0.5, 0.5], [0.76, 0.4], [0.92, -0.1], [0.7, -0.3], [0.4, -0.4], [0.1, -0.4]],
};
const PRIMARIES_OPEN: Local[] = [[0.3, 1.2], [0.45, 0.75], [0.7, 0.5], [1.02, 0.2], [1.05, -0.2], [1.05, 1.3], [0.6, 1.4]];
const PRIMARIES_FOLDED: Local[] = [[0.56, 1.2], [0.6, 0.72], [0.7, 0.4], [0.86, 0.12], [1.05, -0.3], [1.08, 1.3], [0.8, 1.3]];
const TERTIALS: Local[] = [[0.4, -0.2], [0.44, 0.4], [0.6, 0.5], [0.82, 0.2], [0.86, -0.3]];
const COVERTS: Local[] = [[-0.1, -0.3], [-0.1, 1.3], [0.3, 1.3], [0.46, 1.05], [0.48, 0.6], [0.42, 0.2], [0.4, -0.3]];
const SCAPULARS: Local[] = [[-0.1, -0.3], [0.02, 0.34], [0.3, 0.36], [0.55, 0.2], [0.62, -0.3]];
const GLOSS: Local[] = [[0.02, 0.2], [0.06, 0.7], [0.3, 0.8], [0.46, 0.62], [0.7, 0.45], [0.8, 0.2], [0.5, 0.1], [0.2, 0.08]];
const UNDERSIDE: Local[] = [[0.02, 0.78], [0.2, 0.74], [0.5, 0.72], [0.8, 0.7], [1.02, 0.5], [1.05, 1.3], [0.5, 1.4], [0, 1.3]];
const DOVE_SPOTS: Local[] = [[0.3, 0.3], [0.38, 0.5], [0.5, 0.34], [0.55, 0.55], [0.44, 0.7], [0.62, 0.4]];
/** The edges of the folded flight feathers; a card has room for the three that carry the form. */
const FOLDS: Local[][] = [
  [[0.5, 0.16], [0.66, 0.2], [0.8, 0.14]],
  [[0.47, 0.34], [0.66, 0.4], [0.86, 0.3]],
  [[0.5, 0.54], [0.7, 0.58], [0.94, 0.5]],
  [[0.52, 0.72], [0.74, 0.74], [0.97, 0.66]],
  [[0.5, 0.87], [0.74, 0.87], [0.95, 0.85]],
];

/** Places on one wing. */
type Place = (pts: readonly Local[]) => Pt[];

export function drawWing(d: Draft, W: WingPlan, far: boolean): void {
  const { s, g, pen } = d;
  const flight = g.kind === 'flight';
  const A = curve(W.A);
  const B = curve(W.B);
  const n = W.A.length - 1;
  const Q: Place = (pts) => pts.map(([x, t]) => mix(A(x * n), B(x * n), t));
  const shape = [...W.A, ...W.B.slice(0, -1).reverse()];
  const c = far ? darker(d.wing, 0.16) : d.wing;

  drawFingers(d, W, Q, s.primaries ?? c);
  pen.coat(shape, c, () => {
    if (s.primaries) pen.fill(Q(flight ? PRIMARIES_OPEN : PRIMARIES_FOLDED), s.primaries);
    if (s.tertials) pen.fill(Q(TERTIALS), s.tertials);
    if (s.coverts) pen.fill(Q(COVERTS), s.coverts);
    if (s.scapular) pen.fill(Q(SCAPULARS), s.scapular);
    if (s.sheen) pen.fill(Q(GLOSS), s.sheen, 0.32);
    for (const w of s.wingPatch ?? []) pen.fill(Q(ZONES[w.at]), w.c);
    pattern(d, Q);
    pen.fill(Q(UNDERSIDE), SHADE, 0.14);
    feathers(d, Q, W, flight, s.edge ?? (lightness(c) < 0.3 ? lighter(c, 0.28) : darker(c, 0.5)));
    if (far) pen.sheet(SHADE, 0.1);
  });
  if (flight) {
    pen.line(W.A, 2.5);
    pen.line(W.B, 2.2);
  } else {
    pen.line(W.A.slice(1), 1.9, { a: 0.15, b: 0.7, op: pen.plate ? 0.9 : undefined });
    pen.line([W.A[0], mix(W.A[0], W.B[0], 0.55), ...W.B], 2.2, { a: 0.1, b: 0.7 });
  }
}

/** Behind the wing: each finger stands out from the trailing edge near the tip, the outer ones longer. */
function drawFingers({ pen }: Draft, W: WingPlan, Q: Place, c: Colour): void {
  const n = W.fingers ?? 0;
  const [end] = Q([[1, 0.5]]);
  for (let i = n - 1; i >= 0; i--) {
    const [root, edge] = Q([[0.72 - i * 0.07, 0.4], [0.93 - i * 0.075, 1]]);
    const [x, y] = mix(end, edge, i / n);
    const [dx, dy] = [(x - root[0]) * 0.3, (y - root[1]) * 0.3];
    const feather: Pt[] = [[root[0] - dy * 0.35, root[1] + dx * 0.35], [x - dy * 0.2, y + dx * 0.2], [x + dx, y + dy, 1],
      [x + dy * 0.3, y - dx * 0.3], [root[0] + dy * 0.35, root[1] - dx * 0.35]];
    pen.fill(feather, c);
    pen.line(feather, 2);
  }
}

/** Streaks, spots, bars and scales. */
function pattern({ s, pen }: Draft, Q: Place): void {
  const at = (x: number, t: number) => Q([[x, t]])[0];
  if (s.wingStreaks) {
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 4; j++) {
        const x = 0.06 + i * 0.11;
        const t = 0.14 + j * 0.22 + (i % 2) * 0.1;
        pen.stroke(Q([[x, t], [x + 0.09, t + 0.02]]), 5, s.wingStreaks, { a: 0.3, b: 0.3 });
      }
    }
  }
  if (s.wingSpots) {
    for (let i = 0; i < 7; i++) {
      for (let j = 0; j < 4; j++) {
        const x = 0.12 + i * 0.115;
        const t = 0.16 + j * 0.22 + (i % 2) * 0.11;
        if (t < 0.98) pen.spot(at(x, t), (s.wingSpotR ?? 3.2) * (1 - (pen.plate ? x : 0.4) * 0.3), s.wingSpots);
      }
    }
  }
  if (s.wingBarring) {
    for (let i = 0; i < 9; i++) {
      const x = 0.14 + i * 0.09;
      pen.stroke(Q([[x, -0.05], [x + 0.05, 0.5], [x, 1.05]]), s.barW ?? 5, s.wingBarring, { a: 0.8, b: 0.8 });
    }
  }
  if (s.doveSpots) for (const [x, t] of DOVE_SPOTS) pen.ellipse(at(x, t), 5.4, 3.4, -35, s.doveSpots);
  if (s.wingScales) {
    for (let i = 0; i < 5; i++) {
      for (let j = 0; j < 4; j++) {
        const x = 0.1 + i * 0.1;
        const t = 0.1 + j * 0.24 + (i % 2) * 0.12;
        pen.line(scallop(Q, x, t), 1.6, { c: s.wingScales, press: false });
      }
    }
  }
  const bars = s.wingbars;
  if (!bars) return;
  for (const second of bars.n === 1 ? [true] : [false, true]) {
    const w = (bars.w ?? 1) * (second ? 9 : 7.5);
    const m = second ? 5 : 4;
    for (let j = 0; j < m; j++) {
      const t = 0.16 + (0.74 * j) / (m - 1);
      const x = (second ? 0.4 : 0.2) + 0.02 * Math.sin(t * 3);
      pen.stroke(Q([[x - 0.006, t - 0.13], [x + 0.006, t], [x - 0.006, t + 0.13]]), w * 0.86, bars.c, { a: 0.66, b: 0.66 });
    }
  }
}

const scallop = (Q: Place, x: number, t: number): Pt[] =>
  Q([[x - 0.04, t], [x + 0.03, t + 0.06], [x + 0.03, t + 0.16], [x - 0.04, t + 0.22]]);

/** The lines between feathers. */
function feathers({ s, pen }: Draft, Q: Place, W: WingPlan, flight: boolean, c: Colour): void {
  const w = s.edge ? 2 : 1.25;
  const op = s.edge ? 0.95 : 0.75;
  if (flight) {
    const n = W.n ?? 7;
    for (let i = pen.plate ? 0 : 1; i < n; i += pen.plate ? 1 : 2) {
      const f = (i + 1) / (n + 0.6);
      const tip = Math.min(0.98, f * 0.82 + 0.12);
      pen.line(Q([[f * 0.62 + 0.02, 0.42 + 0.1 * f], [f * 0.72 + 0.08, 0.8], [tip, 1.02]]), w, { c, op, press: false });
    }
    pen.hair(Q([[0.02, 0.5], [0.3, 0.46], [0.62, 0.42], [0.9, 0.4]]), 1.2, { c, op: 0.6 });
    return;
  }
  for (const fold of pen.plate ? FOLDS : FOLDS.slice(1, 4)) pen.line(Q(fold), pen.plate ? w : w * 0.8, { c, op, press: false });
  for (let j = 0; j < 4; j++) {
    const t = 0.12 + j * 0.22;
    pen.hair(Q([[0.41, t], [0.495, t + 0.07], [0.49, t + 0.16], [0.41, t + 0.22]]), 1.1, { c, op: 0.7 });
  }
  if (s.plainWing) return;
  for (let j = 0; j < 3; j++) {
    const t = 0.22 + j * 0.26;
    pen.hair(Q([[0.22, t], [0.285, t + 0.08], [0.28, t + 0.17], [0.22, t + 0.24]]), 1, { c, op: 0.45 });
  }
}
