/** What only one or two species have. */
import type { Draft } from '../draft';
import { curve, mix, type Pt } from '../geom';

export function drawExtras(d: Draft): void {
  const { s, g, pen, uv, HX, eye } = d;
  if (s.wattle) {
    const [x, y] = g.V[1];
    const p: Pt[] = [g.V[1], [x + 3, y + 14], [x - 6, y + 26], [g.V[2][0] - 4, g.V[2][1] + 10], g.V[2]];
    pen.fill(p, s.wattle);
    pen.line(p, 1.8);
  }
  if (s.beard) {
    const [x, y] = g.V[7];
    pen.line([g.V[7], [x + 14, y + 22], [x + 10, y + 46]], 4);
  }
  if (s.airsac) {
    const [x, y] = uv(3.6, 0.35);
    pen.dot([x, y], 15, s.airsac);
    pen.line(Array.from({ length: 9 }, (_, i): Pt => [x + 15 * Math.cos(i * 0.7854), y + 15 * Math.sin(i * 0.7854)]), 1.8);
  }
  if (s.frontShield) {
    const p = HX([[1.02, -0.08], [0.93, -0.4], [0.66, -0.76], [0.58, -0.58], [0.68, -0.22], [0.9, 0.06]]);
    pen.fill(p, s.frontShield);
    pen.line(p, 1.5, { closed: true });
  }
  if (s.plumes) {
    for (const i of [0, 1, 2]) {
      const [x8, y8] = uv(8, -0.8);
      const [x9, y9] = uv(9, 0);
      const p: Pt[] = [uv(6 + i * 0.4, -0.7), [x8 - 8, y8 - 4 + i * 9], [x9 - 26 - i * 6, y9 + 8 + i * 12]];
      pen.line(p, 1.6, { op: 0.8 });
    }
  }
  if (s.cheekTuft) {
    const p = HX([[eye.x - 0.1, eye.y - 0.4], [-0.5, -0.5], [-1.1, -0.3], [-1.5, 0.3, 1], [-0.9, 0.05], [-0.3, -0.15]]);
    pen.fill(p, s.cheekTuft);
    pen.line(p, 1.8);
  }
  if (s.curl) {
    const [x, y] = uv(8.6, -1);
    pen.line([[x, y], [x - 12, y - 8], [x - 14, y - 20], [x - 4, y - 22], [x - 4, y - 14]], 3.6, { a: 1, b: 0.3 });
  }
  if (s.hackles) {
    for (const u of [2, 2.6, 3.2]) {
      const [x, y] = uv(u, 1);
      pen.line([[x - 6, y - 8], [x + 1, y], [x + 3, y + 9]], 2.6, { a: 0.3, b: 0.2 });
    }
  }
  if (s.waxTips && g.wing) {
    const at = mix(curve(g.wing.A)(2.6), curve(g.wing.B)(2.6), 0);
    const to = curve(g.wing.B)(2.6);
    for (const t of [0.2, 0.42]) pen.ellipse(mix(at, to, t), 5, 2.4, -60, 'scarlet');
  }
}
