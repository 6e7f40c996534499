import { darker, type Colour } from '../colours';
import type { Draft } from '../draft';
import { lerp, type Pt } from '../geom';
import type { Pen } from '../pen';
import type { Leg } from '../plans';
import type { FootKind } from '../types';

export function drawLegs({ s, g, pen }: Draft): void {
  const plan = g.legs;
  if (!plan) return;
  const kind = s.foot ?? plan.foot;
  const k = s.legK ?? 1;
  const width = (s.legW ?? (kind === 'talon' && !plan.long ? 7 : 4.4)) * (pen.plate ? 1 : 1.25);
  plan.at.forEach((leg, i) => {
    const far = i === 0 && plan.at.length > 1;
    const tone = (c: Colour, t = 0.22) => (far ? darker(c, t) : c);
    const c = tone(s.legs ?? 'taupe');
    const w = far ? width * 0.9 : width;
    if (leg.length === 6) return wading(pen, leg, k, w, c, s.feet ? tone(s.feet) : c);
    const [hipX, hipY, footX, footY] = leg;
    const hip: Pt = [hipX, hipY];
    if (kind === 'cling' || kind === 'clingL') return clinging(pen, hip, [footX, footY], kind === 'cling' ? 1 : -1, w, c);
    if (kind === 'tuck') return pen.tube([[hip, [footX, footY]]], 3, c);
    const foot: Pt = [footX, hipY + (footY - hipY) * k];
    const knee = (hipY + foot[1]) / 2;
    if (plan.trouser) {
      const cloth = tone(s.trouser ?? s.belly ?? s.under ?? 'cream', 0.14);
      pen.fill([[hipX - 16, hipY - 14], [hipX + 15, hipY - 16], [hipX + 8, knee + 2], [foot[0], foot[1] - 8], [hipX - 10, knee]], cloth);
      pen.tube([[[hipX, knee], foot]], w, c);
    } else pen.tube([[[hipX, hipY - 16], [hipX - 3, knee], foot]], w, c);
    standing(pen, kind, foot, w, c);
    if (plan.trouser) {
      pen.line([[hipX - 15, hipY - 6], [hipX - 9, (hipY + footY) / 2], [footX - 4, footY - 9]], 1.5);
      pen.line([[hipX + 15, hipY - 8], [hipX + 9, (hipY + footY) / 2], [footX + 1, footY - 9]], 1.6);
    }
  });
}

/** Hip, ankle and foot of a bird that wades: the ankle shows as a knob. */
function wading(pen: Pen, leg: Leg & { length: 6 }, k: number, w: number, c: Colour, feet: Colour): void {
  const [hipX, hipY, kneeX, kneeY, footX, footY] = leg;
  const ankle: Pt = [lerp(hipX, kneeX, k), lerp(hipY, kneeY, k)];
  const [x, y]: Pt = [ankle[0] + (footX - kneeX) * k, ankle[1] + (footY - kneeY) * k];
  pen.tube([[[hipX, hipY], [ankle[0], ankle[1], 1], [x, y]]], w, c);
  pen.dot(ankle, w * 0.62, c);
  pen.tube([[[x - 9, y + 4], [x, y, 1], [x + 20, y + 4]], [[x, y], [x + 12, y + 8]]], w * 0.72, feet);
}

/** Feet against a trunk on the right (side 1) or on the left (-1). */
function clinging(pen: Pen, hip: Pt, foot: Pt, side: 1 | -1, w: number, c: Colour): void {
  const [x, y] = foot;
  pen.tube([[hip, foot]], w, c);
  pen.tube([[[x + 3 * side, y - 13], foot, [x + 3 * side, y + 12]], [foot, [x + 9 * side, y - 5]]], w * 0.75, c);
}

function standing(pen: Pen, kind: FootKind, foot: Pt, w: number, c: Colour): void {
  const [x, y] = foot;
  if (kind === 'perch') {
    pen.tube([-6, 1, 8].map((dx): Pt[] => [[x + dx * 0.3, y - 2], [x + dx, y + 1], [x + dx * 1.25, y + 8]]), w * 0.8, c);
  } else if (kind === 'talon') {
    pen.tube([-11, 1, 12].map((dx): Pt[] => [[x + dx * 0.2, y - 3], [x + dx, y], [x + dx * 1.25, y + 10]]), w * 0.75, c);
  } else if (kind === 'web') {
    const web: Pt[] = [[x - 2.5, y - 1, 1], [x + 6, y + 1], [x + 24, y + 6, 1], [x + 17, y + 6.4], [x + 12, y + 9, 1], [x + 6, y + 7.4],
      [x - 4, y + 8, 1]];
    pen.fill(web, c);
    pen.line(web, 1.7, { closed: true });
    pen.hair([[x + 1, y + 1], [x + 11, y + 8]], 1.1);
  } else {
    pen.tube([[[x - 10, y + 4], foot, [x + 20, y + 4]], [foot, [x + 13, y + 9]]], w * 0.8, c);
  }
}
