/** What every part of a drawing works with: the species, its pose, the pen, and the three ways to say where. */
import type { Colour } from './colours';
import { contour, silhouette } from './parts/crest';
import { frame, mix, type Pt } from './geom';
import type { Pen } from './pen';
import type { Pose } from './pose';
import type { Species } from './types';

/** Coordinates in a local frame; the trailing 1 is a corner. */
export type Local = readonly [number, number, (1 | undefined)?];

export interface Draft {
  s: Species;
  g: Pose;
  pen: Pen;
  /** On the body: u along the landmarks, v from the back (-1) to the belly (1). */
  uv(u: number, v: number): Pt;
  UV(pts: readonly Local[]): Pt[];
  /** On the head: in head radii around its centre, turned with the bill. */
  hx(x: number, y: number): Pt;
  HX(pts: readonly Local[]): Pt[];
  headR: number;
  eye: { x: number; y: number; at: Pt; r: number };
  upper: Colour;
  under: Colour;
  wing: Colour;
  /** Back with the crest worked in, belly, and the closed outline of the body. */
  D: readonly Pt[];
  V: readonly Pt[];
  outline: readonly Pt[];
  /** The head is drawn apart: leave its marks out. */
  headless?: boolean;
}

export function draft(s: Species, g: Pose, pen: Pen): Draft {
  const uv = (u: number, v: number) => mix(g.Dc(u), g.Vc(u), (v + 1) / 2);
  const [cx, cy, headR] = g.head;
  const hx = frame([cx, cy], g.bill.ang * 0.6, headR);
  const HX = (pts: readonly Local[]) => pts.map(([x, y, c]) => hx(x, y, c));
  const [x, y] = s.eyeAt ?? g.eye ?? [0.3, -0.1];
  const D = contour(s, g, HX);
  const outline = silhouette(D, g);
  const ys = outline.map((p) => p[1]);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  pen.press = (p) => 0.66 + 0.5 * Math.max(0, Math.min(1, (p[1] - top) / (bottom - top)));
  return {
    s,
    g,
    pen,
    uv,
    UV: (pts) => pts.map(([u, v, c]) => [...pair(uv(u, v)), c]),
    hx,
    HX,
    headR,
    // A card is small: the eye must stay the first thing one sees.
    eye: { x, y, at: hx(x, y), r: (s.eyeR ?? g.eyeR ?? 5) * (pen.plate ? 1 : 1.25) },
    upper: s.upper ?? 'brown',
    under: s.under ?? 'cream',
    wing: s.wing ?? s.upper ?? 'brown',
    D,
    V: g.V,
    outline,
  };
}

const pair = (p: Pt): [number, number] => [p[0], p[1]];
