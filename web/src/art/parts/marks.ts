/** Streaks, spots, bars and scallops of the body. */
import type { Draft } from '../draft';
import { lerp } from '../geom';
import type { Marks } from '../types';

export function drawMarks(d: Draft): void {
  const { s, pen, uv, UV, HX } = d;
  for (const m of s.marks ?? []) field(d, m);
  if (s.backStreaks) {
    for (let i = 0; i < 7; i++) {
      for (let j = 0; j < 4; j++) {
        const u = 4 + i * 0.55 + (j % 2) * 0.25;
        const v = -0.92 + j * 0.26;
        pen.stroke(UV([[u, v], [u + 0.24, v], [u + 0.42, v + 0.01]]), 4.6, s.backStreaks, { a: 0.3, b: 0.4 });
      }
    }
  }
  if (s.backSpots) {
    for (let i = 0; i < 9; i++) for (let j = 0; j < 5; j++) pen.spot(uv(4.1 + i * 0.5 + (j % 2) * 0.25, -0.95 + j * 0.26), 2.6, s.backSpots);
  }
  if (s.capStreaks) {
    for (let i = 0; i < 5; i++) {
      const x = 0.6 - i * 0.34;
      const y = Math.abs(i - 2);
      pen.stroke(HX([[x, -0.72 + y * 0.03], [x - 0.28, -0.74 + y * 0.06]]), 3, s.capStreaks);
      pen.stroke(HX([[x - 0.1, -0.9], [x - 0.36, -0.9]]), 3, s.capStreaks);
    }
  }
}

function field({ pen, uv, UV }: Draft, m: Marks): void {
  const { kind, c, u0 = 3.4, u1 = 7, v0 = 0.1, v1 = 0.92, nu = 6, nv = 4, w = 4, len = 0.42 } = m;
  const jitter = (k: number) => (pen.rnd() - 0.5) * k;
  for (let i = 0; i < nu; i++) {
    const u = lerp(u0, u1, nu > 1 ? i / (nu - 1) : 0);
    if (kind === 'bars') {
      pen.stroke(UV([[u, v0], [u + 0.12, lerp(v0, v1, 0.35)], [u + 0.12, lerp(v0, v1, 0.7)], [u, v1]]), w, c, { a: 0.4, b: 0.6 });
      continue;
    }
    for (let j = 0; j < nv; j++) {
      const v = lerp(v0, v1, nv > 1 ? (j + (i % 2) * 0.5) / nv : 0.5) + jitter(0.04);
      const x = u + jitter(0.12);
      if (kind === 'spots') {
        const [px, py] = uv(x, v);
        const [qx, qy] = uv(x + 0.3, v);
        pen.ellipse([px, py], w * 0.75, w * 0.55, (Math.atan2(qy - py, qx - px) * 180) / Math.PI, c);
      } else if (kind === 'scallops') {
        pen.line([uv(x - 0.16, v - 0.1), uv(x + 0.14, v - 0.05), uv(x + 0.14, v + 0.05), uv(x - 0.16, v + 0.1)], w * 0.5, { c, press: false });
      } else pen.stroke(UV([[x, v], [x + len * 0.6, v + jitter(0.02)], [x + len, v]]), w, c, { a: 0.25, b: 0.5 });
    }
  }
}
