import { BILLS } from '../bills';
import type { Draft } from '../draft';
import { corner, dist, frame, mix, rot, type Pt } from '../geom';
import { SHADE } from '../pen';

/** Share of an opening that lifts the upper mandible; the rest drops the lower one. */
const LIFT = 0.35;

export function drawBill({ s, g, pen }: Draft): void {
  const b = { ...g.bill, ...s.bill };
  const form = BILLS[b.shape];
  const ang = g.bill.ang + (b.turn ?? 0);
  const L = b.len * (b.k ?? 1);
  const root = mix(g.D[0], g.V[0], 0.5);
  const h = dist(g.D[0], g.V[0]) * (b.depth ?? form.d);
  const curve = b.curve ?? 0;
  const open = s.pose === 'singing' ? (s.open ?? 26) : 0;
  const local = frame(root, ang);
  const put = (q: Pt, turn = 0): Pt => {
    const p = local(q[0] * L - (form.in ?? 2), (q[1] + curve * q[0] * q[0]) * h, q[2]);
    return turn ? rot(p, root, turn) : p;
  };
  const lifted = -open * LIFT;
  const dropped = open * (1 - LIFT);
  const culmen = form.up.map((q) => put(q, lifted));
  const roof = form.gape.map((q) => put(q, lifted));
  const floor = form.gape.map((q) => put(q, dropped));
  const chin = form.low.map((q) => put(q, dropped));
  const back = (pts: readonly Pt[]) => pts[pts.length - 1];

  if (open) {
    const up = mix(roof[0], roof[1], 0.55);
    const down = mix(floor[0], floor[1], 0.55);
    const tongue = mix(mix(up, down, 0.5), back(roof), 0.22);
    pen.fill([corner(up), roof[1], corner(mix(back(roof), back(floor), 0.5)), floor[1], corner(down), tongue], '#b8605a');
  }
  const longer = form.lowTip ? 1 : 0;
  const lowTip = form.lowTip ? put(form.lowTip, dropped) : floor[0];
  const lower = [corner(lowTip), ...chin.slice(longer), corner(back(floor)), ...floor.slice(longer ? 0 : 1, -1).reverse()];
  const overbite = dist(back(culmen), roof[0]) > 1 ? [corner(roof[0])] : [];
  const upper = [corner(culmen[0]), ...culmen.slice(1), ...overbite, ...roof.slice(1)];
  pen.fill(lower, b.c2 ?? b.c ?? 'horn');
  pen.fill(upper, b.c ?? 'horn');

  const slab = (x0: number, x1: number) => [put([x0, -3, 1]), put([x1, -3, 1]), put([x1, 3, 1]), put([x0, 3, 1])];
  const cere = form.cere;
  const marked = b.tip || b.base || (b.cere && cere) || b.ring || b.stripes || b.spot;
  if (pen.plate || marked) pen.clip([upper, lower], () => {
    if (b.tip) pen.fill(slab(b.tipAt ?? 0.66, 1.5), b.tip);
    if (b.base) pen.fill(slab(-0.5, b.baseTo ?? 0.4), b.base);
    if (b.cere && cere) pen.fill([put([-0.3, -2, 1]), put([cere, -2, 1]), put([cere - 0.03, 0.2, 1]), put([-0.3, 0.4, 1])], b.cere);
    if (b.ring) pen.fill(slab(b.ringAt ?? 0.66, (b.ringAt ?? 0.66) + 0.16), b.ring);
    if (b.stripes) for (const x of [0.42, 0.66]) pen.stroke([put([x, -1]), put([x + 0.07, 0]), put([x - 0.06, 1])], 3, b.stripes, { a: 1, b: 1 });
    if (b.spot) pen.dot(put([0.8, 0.3]), h * 0.2, b.spot);
    pen.fill([put([-0.2, 0.2]), put([0.5, 0.22]), put([1.1, 0.14]), put([1.1, 2]), put([-0.2, 2])], SHADE, 0.16);
  });
  pen.line(culmen, 2.1, { a: 0.7, b: 0.8, press: false });
  pen.line([lowTip, ...chin.slice(longer)], 1.9, { a: 0.5, b: 0.6, press: false });
  pen.line(roof, 1.5, { a: 0.6, b: 0.3, press: false });
  if (open) pen.line(floor, 1.4, { press: false });
  if (h > 9) pen.hair([put([0.2, -0.2], lifted), put([0.3, -0.17], lifted)], 1.6);
  pen.tip = mix(put([1, 0.1], lifted), put([1, 0.1], dropped), 0.5);
  pen.dir = ang + open * 0.15;
}
