/** The outline of the body, with the crest worked into the line of the back; and the plumes that stand on it. */
import { lightness } from '../colours';
import type { Draft, Local } from '../draft';
import { corner, mix, rad, type Pt } from '../geom';
import type { Pose } from '../pose';
import type { Crest, CrestForm, Species } from '../types';

/** Crests that are part of the contour, in head radii, from the forehead to the nape. */
function raised(form: CrestForm, L: number): readonly Local[] | undefined {
  switch (form) {
    case 'peak':
      return [[0.76, -0.72], [0.36, -0.99], [-0.2, -1.1 - 0.24 * L], [-0.74 - 0.38 * L, -1.08 - 1.02 * L, 1], [-0.74, -0.98], [-0.97, -0.46]];
    case 'tuft':
      return [[0.75, -0.73], [0.32, -1.0], [-0.2, -1.08 - 0.1 * L], [-0.74 - 0.26 * L, -0.96 - 0.42 * L, 1], [-0.8, -0.78], [-0.97, -0.4]];
    case 'sweep':
      return [[0.75, -0.72], [0.25, -0.99], [-0.35, -1.0], [-0.8, -0.94], [-1.1 - 0.42 * L, -0.94 - 0.08 * L, 1], [-1.0, -0.66], [-1.03, -0.28]];
    case 'jay':
      return [[0.74, -0.74], [0.25, -1.06], [-0.35, -1.14 - 0.22 * L], [-0.92 - 0.36 * L, -0.98 - 0.42 * L, 1], [-0.86, -0.84], [-0.98, -0.4]];
    case 'shag':
      return [[0.77, -0.72], [0.42, -1.02], [-0.1, -1.2], [-0.6, -1.46, 1], [-0.56, -1.12], [-1.1, -1.2, 1], [-0.88, -0.86], [-1.3, -0.74, 1],
        [-1.0, -0.4]];
    case 'fan':
      return [[0.75, -0.72], [0.3, -1.5], [-0.5, -1.9 * L], [-1.35 * L, -1.5 * L], [-1.65 * L, -0.6], [-1.1, 0.25]];
    case 'mullet':
      return [[0.7, -0.8], [0, -1.06], [-0.8, -0.8], [-1.3, -0.25], [-1.6 * L, 0.35, 1], [-1.05, 0.55]];
    case 'helmet':
      return [[0.8, -0.62], [0.2, -1.12], [-0.6, -1.3], [-1.2 - 0.4 * L, -1.25 - 0.3 * L, 1], [-1.02, -0.5]];
    case 'ragged':
      return [[0.72, -0.78], [0.1, -1.15], [-0.5, -1.3, 1], [-0.6, -1.05], [-1.15, -1.15, 1], [-0.95, -0.8], [-1.6 * L, -0.75, 1], [-1.02, -0.4]];
    case 'horns':
      return [[0.6, -0.8], [0.22, -0.97], [-0.02, -1], [-0.3 - 0.1 * L, -1.3 - 0.2 * L, 1], [-0.34, -0.99], [-0.58, -0.9],
        [-1 - 0.15 * L, -1.2 - 0.16 * L, 1], [-0.84, -0.66]];
    case 'bump':
      return [[0.72, -0.8], [0, -1.18], [-0.75, -0.92]];
    default:
      return undefined;
  }
}

export function contour(s: Species, g: Pose, HX: Draft['HX']): readonly Pt[] {
  const crest = s.crest && raised(s.crest.form, s.crest.len ?? 1);
  return crest ? [g.D[0], ...HX(crest), ...g.D.slice(4)] : g.D;
}

/** Back and belly joined; the side towards the tail is a soft curve. */
export function silhouette(D: readonly Pt[], g: Pose): readonly Pt[] {
  const V = g.V;
  const [x, y] = mix(D[D.length - 1], V[V.length - 1], 0.5);
  const a = rad(g.tail.ang);
  const rear: Pt = [x + Math.cos(a) * 6, y + Math.sin(a) * 6];
  return [corner(D[0]), ...D.slice(1), rear, ...V.slice(1).reverse(), corner(V[0])];
}

export function drawPlume({ pen, HX }: Draft, crest: Crest): void {
  const L = crest.len ?? 1;
  const c = crest.c ?? 'black';
  const feather = (pts: Local[], w: number) => {
    const p = HX(pts);
    pen.fill(p, c);
    pen.line(p, w);
  };
  if (crest.form === 'topknot') {
    feather([[0.2, -0.95], [0.12, -1.5], [0.35, -2.0 * L], [0.95, -2.15 * L], [1.25, -1.75 * L], [0.95, -1.55 * L], [0.6, -1.5], [0.42, -0.95]], 1.8);
  }
  if (crest.form === 'double') {
    feather([[0.1, -0.9], [-0.2, -1.6 * L], [-0.1, -2.5 * L, 1], [-0.4, -1.6 * L], [-0.3, -0.85]], 1.6);
    feather([[-0.05, -0.9], [-0.5, -1.5 * L], [-0.62, -2.25 * L, 1], [-0.72, -1.4 * L], [-0.45, -0.8]], 1.6);
  }
  if (crest.form === 'plume') {
    for (const y of [0, 0.22]) {
      const p = HX([[-0.5, -0.52 + y], [-1.3, -0.42 + y], [-1.9 * L, 0.1 + y], [-2.4 * L, 0.8 + y]]);
      pen.see(p);
      pen.stroke(p, 5.5, c, { a: 0.9, b: 0.1 });
      if (lightness(c) > 0.6) pen.line(p, 1.2, { op: 0.7 });
    }
  }
  if (crest.form === 'wisps') {
    for (const y of [-0.3, 0, 0.3]) {
      const p = HX([[-0.6, -0.4 + y], [-1.2, -0.45 + y * 1.4], [-1.75 * L, -0.2 + y * 2.2]]);
      pen.see(p);
      pen.stroke(p, 3.4, c, { a: 0.9, b: 0.1 });
      pen.line(p, 1.2, { op: 0.8 });
    }
  }
}
