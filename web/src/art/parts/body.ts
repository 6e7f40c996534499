import type { Draft } from '../draft';
import { SHADE } from '../pen';
import { drawPlume } from './crest';
import { drawFace } from './face';
import { drawMarks } from './marks';
import { drawBodyFields, drawCollars } from './plumage';

const TICKS = [[4.3, 0.62], [4.7, 0.74], [5.2, 0.66], [5.7, 0.78], [6.3, 0.62], [6.8, 0.72], [7.4, 0.6], [3.7, 0.78]] as const;

export function drawBody(d: Draft): void {
  const { s, pen, outline, D, V } = d;
  pen.coat(outline, d.under, () => drawFeathers(d));
  pen.line(D, 2.6, { a: 0.5, b: 0.35 });
  pen.line(V, 2.6, { a: 0.5, b: 0.35 });
  if (s.crest && !d.headless) drawPlume(d, s.crest);
}

/** The plumage, to be clipped to the body or to a part of it. */
export function drawFeathers(d: Draft): void {
  drawBodyFields(d);
  if (!d.headless) drawFace(d);
  drawCollars(d);
  drawMarks(d);
  shade(d);
}

/** One soft shade, under the cheek and along the belly, and a few ticks of the pen that suggest feathers. */
function shade({ s, g, pen, UV, HX }: Draft): void {
  const v = g.shadeV ?? 0.55;
  pen.fill(UV([[3.2, 1.4], [3.6, 0.86], [4.6, v + 0.16], [6, v], [7.4, v - 0.12], [8.6, v - 0.3], [9.6, v - 0.5], [9.6, 1.6], [6, 1.8]]), SHADE,
    0.13);
  if (!g.longNeck) {
    pen.fill(HX([[-1.15, 0.1], [-0.7, 0.62], [-0.1, 0.9], [0.5, 0.92], [0.9, 0.72], [0.6, 1.05], [0, 1.2], [-0.8, 1.0]]), SHADE, 0.09);
  }
  if (s.noTicks) return;
  for (const [u, t] of TICKS) pen.hair(UV([[u, t], [u + 0.16, t + 0.03], [u + 0.34, t + 0.01]]), 1, { op: 0.32 });
}
