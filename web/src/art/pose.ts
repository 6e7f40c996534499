/** From a body plan and a species to the geometry of one bird: proportions, lean, nod, attitude. */
import { curve, lerp, mix, noise, rot, type Pt } from './geom';
import { PLANS, type Plan, type PlanName, type WingPlan } from './plans';
import type { PoseName, Species } from './types';

export interface Pose extends Plan {
  U: readonly number[];
  /** True where the neck has landmarks of its own. */
  longNeck: boolean;
  /** Back and belly as curves over the landmarks. */
  Dc: (u: number) => Pt;
  Vc: (u: number) => Pt;
}

interface Attitude {
  tilt?: number;
  nod?: number;
  slim?: number;
  /** Degrees added to the tail and to the folded wing. */
  tail?: number;
  wing?: number;
}

const ATTITUDES: Record<PoseName, Attitude> = {
  perched: {},
  alert: { tilt: -12, nod: 7, slim: 0.94, tail: 8 },
  crouched: { tilt: 15, nod: -12, slim: 1.05, tail: 8 },
  cocked: { tilt: 5, nod: -6, tail: 34, wing: -10 },
  drooped: { tilt: -5, nod: 6, tail: 14, wing: -13 },
  fluffed: { tilt: -4, nod: 9, slim: 1.13 },
  turned: { tilt: 3, nod: 0 },
  singing: { nod: -17 },
  feeding: { tilt: 24, nod: 34, tail: 6 },
};

/** Birds of these plans each lean and nod a little in their own way, so that a row of them is not a row of stamps. */
const OWN_WAY: readonly PlanName[] = [
  'finch',
  'warbler',
  'thrush',
  'tit',
  'flycatcher',
  'blackbird',
  'corvid',
  'swallow',
  'hawk',
  'falcon',
];

export function strike(s: Species): Pose {
  const plan = PLANS[s.plan];
  const attitude = ATTITUDES[s.pose ?? 'perched'];
  const own = s.id && OWN_WAY.includes(s.plan) ? noise('pose' + s.id) : undefined;
  const ownTilt = own ? (own() - 0.5) * 9 : 0;
  const ownNod = own ? (own() - 0.5) * 12 : 0;
  const tilt = (s.tilt ?? ownTilt) + (attitude.tilt ?? 0);
  const nod = (s.nod ?? ownNod) + (attitude.nod ?? 0) - tilt * 0.35;

  let g = proportion(plan, (s.slim ?? 1) * (attitude.slim ?? 1), s.neck ?? 1);
  g = scaleHead(g, s.headScale ?? 1);
  g = lean(g, tilt);
  g = bow(g, nod);
  if (attitude.tail) g = { ...g, tail: { ...g.tail, ang: g.tail.ang + attitude.tail } };
  if (attitude.wing && g.wing) g = { ...g, wing: turnWing(g.wing, g.wing.A[0], attitude.wing) };
  const U = plan.U ?? plan.D.map((_, i) => i);
  return { ...g, U, longNeck: !!plan.U, Dc: curve(g.D, U), Vc: curve(g.V, U) };
}

/** The landmark above the legs. */
const HIP = 6;
const nearest = (us: readonly number[], u: number): number =>
  us.reduce((best, v, i) => (Math.abs(v - u) < Math.abs(us[best] - u) ? i : best), 0);
const knots = (g: Plan): readonly number[] => g.U ?? g.D.map((_, i) => i);
const turnWing = (w: WingPlan, c: Pt, deg: number): WingPlan => ({
  ...w,
  A: w.A.map((p) => rot(p, c, deg)),
  B: w.B.map((p) => rot(p, c, deg)),
});

/** Slimness: both contours are drawn towards their common middle. */
function proportion(g: Plan, slim: number, neck: number): Plan {
  const U = knots(g);
  const D = [...g.D];
  const V = [...g.V];
  U.forEach((u, i) => {
    if (u < 3.2) return;
    const onNeck = !!g.U && u <= 4.4;
    const k = onNeck ? neck : lerp(1, slim, Math.min(1, (u - 3) / 1.5));
    const middle = mix(g.D[i], g.V[i], 0.42);
    D[i] = mix(middle, g.D[i], k);
    V[i] = mix(middle, g.V[i], k);
  });
  return { ...g, D, V };
}

function scaleHead(g: Plan, k: number): Plan {
  if (k === 1) return g;
  const c = mix(g.D[3], g.V[3], 0.5);
  const grow = (p: Pt): Pt => [c[0] + (p[0] - c[0]) * k, c[1] + (p[1] - c[1]) * k];
  const heads = (pts: readonly Pt[]) => pts.map((p, i) => (i < 4 ? grow(p) : p));
  const [x, y] = grow([g.head[0], g.head[1]]);
  return { ...g, D: heads(g.D), V: heads(g.V), head: [x, y, g.head[2] * k] };
}

/** The whole bird leans around the place where the legs begin. */
function lean(g: Plan, deg: number): Plan {
  if (!deg) return g;
  const hip = nearest(knots(g), HIP);
  const c: Pt = g.legs ? mix(g.D[hip], g.V[hip], 0.6) : [160, 180];
  const turn = (pts: readonly Pt[]) => pts.map((p) => rot(p, c, deg));
  const [x, y] = rot([g.head[0], g.head[1]], c, deg);
  return {
    ...g,
    D: turn(g.D),
    V: turn(g.V),
    wing: g.wing && turnWing(g.wing, c, deg),
    farWing: g.farWing && turnWing(g.farWing, c, deg),
    head: [x, y, g.head[2]],
    tail: { ...g.tail, ang: g.tail.ang + deg },
    bill: { ...g.bill, ang: g.bill.ang + deg * 0.5 },
  };
}

/** The head turns up or down; the neck follows by degrees. */
function bow(g: Plan, deg: number): Plan {
  if (!deg) return g;
  const U = knots(g);
  const long = !!g.U;
  const c = mix(long ? g.D[3] : g.D[4], g.V[3], 0.5);
  const share = (u: number) => (u <= 2 ? 1 : u <= 3.1 ? (long ? 1 : 0.78) : u <= 4 && !long ? 0.3 : 0);
  const turn = (pts: readonly Pt[]) => pts.map((p, i) => rot(p, c, deg * share(U[i])));
  const [x, y] = rot([g.head[0], g.head[1]], c, deg);
  return { ...g, D: turn(g.D), V: turn(g.V), head: [x, y, g.head[2]], bill: { ...g.bill, ang: g.bill.ang + deg } };
}
