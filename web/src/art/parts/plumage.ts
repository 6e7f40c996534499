/** The fields of colour on body and neck, in (u, v). */
import type { Colour } from '../colours';
import type { Draft } from '../draft';

const hood = ({ pen, UV }: Draft, u: number, c: Colour) =>
  pen.fill(
    UV([[-1, -2.2], [1, -3], [2.2, -2.6], [u - 0.4, -1.7], [u, -1.15], [u + 0.28, -0.2], [u + 0.22, 0.5], [u, 1.2], [u - 0.5, 1.8], [1, 1.8],
      [-1, 1.6]]),
    c,
  );

export function drawBodyFields(d: Draft): void {
  const { s, pen, UV } = d;
  // The upper side, with the side of the head.
  pen.fill(
    UV([[-0.6, -1.6], [1.5, -2], [3, -1.7], [5, -1.4], [7, -1.4], [9.4, -1.4], [9.4, 0], [8, -0.12], [6.5, 0.08], [5, 0.02], [4.3, -0.12],
      [3.5, 0.22], [2.5, 0.5], [1.3, 0.34], [0, 0.12], [-0.6, 0.1]]),
    d.upper,
  );
  if (s.sheen) {
    pen.fill(UV([[0.6, -0.5], [2, -0.75], [3.6, -0.8], [5, -0.75], [7, -0.8], [8.6, -0.7], [7, -0.3], [5, -0.1], [4, 0.35], [3, 0.2], [1.6, -0.1]]),
      s.sheen, 0.26);
  }
  if (s.belly) pen.fill(UV([[4.7, 0.9], [5.4, 0.5], [6.5, 0.35], [7.6, 0.4], [8.3, 0.7], [8.6, 1.5], [6.5, 1.6], [4.8, 1.5]]), s.belly);
  if (s.vent) pen.fill(UV([[7.4, 1.5], [7.7, 0.6], [8.4, 0.2], [9.5, 0], [9.6, 1.5]]), s.vent);
  if (s.flank) pen.fill(UV([[4.9, 0.25], [5.6, 0.1], [7, 0.1], [8.2, 0.3], [8.3, 0.72], [7.2, 0.82], [6, 0.74], [5, 0.62]]), s.flank);
  if (s.breast) pen.fill(UV([[3, 1.5], [2.95, 0.8], [3.3, 0.3], [4, 0.02], [4.8, -0.05], [5.5, 0.2], [5.75, 0.7], [s.breastTo ?? 5.6, 1.5]]),
    s.breast);
  if (s.mantle) pen.fill(UV([[3.9, -1.5], [4, -0.2], [4.8, 0.1], [6, 0.1], [7, -0.1], [7.4, -1.5]]), s.mantle);
  if (s.rump) pen.fill(UV([[7.1, -1.5], [7.2, -0.3], [7.8, 0.1], [8.6, 0.1], [9.3, -0.1], [9.3, -1.5]]), s.rump);
  if (s.nape) pen.fill(UV([[2.7, -1.6], [2.9, -0.35], [3.6, -0.05], [4.4, -0.25], [4.7, -1.5]]), s.nape);
  if (s.head) hood(d, s.headTo ?? 3.55, s.head);
  if (s.hood) hood(d, s.hoodTo ?? 3.9, s.hood);
  if (s.neckC) pen.fill(UV([[3.0, -1.5], [3.1, 0], [3, 1.5], [4.3, 1.5], [4.5, 0], [4.4, -1.5]]), s.neckC);
  if (s.foreneck) pen.fill(UV([[2, 1.5], [2.4, 0.6], [3.2, 0.2], [3.8, 0.15], [4.4, 0.3], [4.8, 0.8], [4.8, 1.5]]), s.foreneck);
}

/** Throat and bib lie over the face, under cap and mask. */
export function drawThroat({ s, pen, UV }: Draft): void {
  if (s.throat) pen.fill(UV([[-0.6, 0.2], [0.4, 0.32], [1.4, 0.52], [2.3, 0.62], [3, 0.8], [s.throatTo ?? 3.1, 1.5], [1, 1.8], [-0.6, 1.6]]),
    s.throat);
  if (s.bib) {
    const b = s.bibTo ?? 4.2;
    pen.fill(UV([[-0.6, 0.12], [0.5, 0.25], [1.5, 0.4], [2.6, 0.42], [3.4, 0.4], [b - 0.3, 0.55], [b + 0.1, 0.95], [b - 0.1, 1.6], [2, 1.8],
      [-0.6, 1.6]]), s.bib);
  }
}

/** Collars and bands lie over everything else. */
export function drawCollars({ s, pen, UV, HX, eye }: Draft): void {
  if (s.sideNeck) pen.fill(UV([[2.9, -0.15], [3.2, -0.4], [3.8, -0.3], [4, 0.1], [3.6, 0.35], [3, 0.2]]), s.sideNeck);
  if (s.collar) {
    const u = s.collarAt ?? 3.6;
    const w = s.collarW ?? 0.2;
    const from = s.collarFrom ?? -1.5;
    const to = s.collarTo;
    if (to !== undefined) pen.fill(UV([[u - w, from], [u + 0.1 - w, to], [u + 0.1 + w, to], [u + w, from]]), s.collar);
    else {
      pen.fill(
        UV([[u - w, from], [u + 0.22 - w, -0.2], [u + 0.18 - w, 0.5], [u - w, 1.5], [u + w, 1.5], [u + 0.18 + w, 0.5], [u + 0.22 + w, -0.2],
          [u + w, from]]),
        s.collar,
      );
    }
  }
  for (const { c, at = 4.1, w = 0.24, from = 0 } of s.band ?? []) {
    pen.fill(
      UV([[at - w * 0.5 - 0.3, from - 0.1], [at - w, 0.4], [at - w, 0.8], [at - w - 0.1, 1.5], [at + w, 1.5], [at + w, 0.8], [at + w * 0.8, 0.4],
        [at - 0.1, from + 0.05]]),
      c,
    );
  }
  if (s.gorget) pen.fill(UV([[-0.6, 0.05], [0.5, 0.1], [1.5, 0.28], [2.4, 0.1], [3.2, 0.2], [3.6, 0.6], [3.5, 1.5], [1, 1.9], [-0.6, 1.6]]),
    s.gorget);
  if (s.chinstrap) pen.fill(HX([[0.45, 0.95], [0.3, 0.45], [-0.05, 0.1], [-0.42, 0.0], [-0.62, 0.25], [-0.42, 0.75], [0, 1.3], [0.4, 1.4]]),
    s.chinstrap);
  if (s.fanPatch) pen.fill(HX([[-0.22, -0.02], [-0.1, -0.75], [-0.5, -1.4], [-1.05, -1.25], [-1.35, -0.55], [-0.95, 0.05]]), s.fanPatch);
  if (s.napeLine) pen.fill(UV([[2.2, -1.6], [2.6, -0.5], [3.3, -0.25], [3.9, -0.25], [4.6, -0.2], [5, -1.5]]), s.napeLine);
  if (s.roadSkin) {
    const { x, y } = eye;
    pen.stroke(HX([[x - 0.2, y + 0.02], [-0.35, y + 0.04], [-0.6, y + 0.08]]), 5, 'sky', { a: 1, b: 0.8 });
    pen.stroke(HX([[-0.58, y + 0.08], [-0.88, y + 0.2]]), 5, 'flame', { a: 0.8, b: 0.4 });
  }
  if (s.collarBars) {
    for (let i = 0; i < 8; i++) {
      const v = -0.85 + i * 0.25;
      pen.stroke(UV([[3.3, v], [3.66, v + 0.02]]), 2, 'black', { a: 1, b: 1 });
    }
  }
}
