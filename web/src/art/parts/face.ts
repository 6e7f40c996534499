/** Cap, mask, brow and the other marks of the head, in head radii. */
import type { Draft, Local } from '../draft';
import { drawThroat } from './plumage';

export function drawFace(d: Draft): void {
  const { s, pen, HX } = d;
  if (s.faceSmall) pen.fill(HX([[1.4, -0.5], [0.86, -0.42], [0.6, -0.1], [0.55, 0.3], [0.5, 0.7], [0.7, 1.05], [1.4, 1.1]]), s.faceSmall);
  if (s.face) pen.fill(HX([[1.3, -0.55], [0.75, -0.62], [0.2, -0.5], [-0.15, -0.1], [0, 0.45], [0.45, 0.85], [1.3, 1.0]]), s.face);
  if (s.cheek) pen.fill(HX([[0.55, 0.08], [0.1, 0], [-0.45, -0.05], [-0.85, 0.1], [-0.8, 0.5], [-0.35, 0.78], [0.2, 0.72], [0.58, 0.42]]), s.cheek);
  if (s.ear) pen.fill(HX([[-0.15, 0.05], [-0.5, -0.02], [-0.8, 0.2], [-0.62, 0.52], [-0.25, 0.5], [-0.05, 0.25]]), s.ear);
  drawThroat(d);
  drawMuffle(d);
  drawCrown(d);
  for (const { c, at } of s.patches ?? []) pen.fill(HX(at), c);
  drawLines(d);
}

function drawMuffle({ s, pen, HX, headR, eye: { x, y } }: Draft): void {
  if (!s.muffle) return;
  const border: Local[] = [[x + 0.04, y + 0.14], [-0.3, 0.2], [-0.44, 0.62], [-0.16, 1.06], [0.34, 1.3]];
  pen.fill(HX([[1.3, 0], [0.7, 0.02], ...border, [1.3, 1.4]]), s.muffle);
  if (s.muffleEdge) pen.stroke(HX([...border, [0.8, 1.42]]), headR * 0.15, s.muffleEdge, { a: 0.6, b: 0.6 });
}

function drawCrown({ s, pen, HX, eye: { x } }: Draft): void {
  if (s.cap) {
    const low = s.capLow ?? -0.34;
    const e = s.capTo ?? 0.1;
    pen.fill(
      HX([[1.5, -0.16 + Math.max(0, low + 0.3)], [0.85, low + 0.1], [x, low], [-0.35, low + 0.04], [-0.8, low + 0.22 + e], [-1.15, low + 0.5 + e * 2],
        [-1.9, low + 0.4 + e], [-2.4, -1.2], [-1.2, -2.6], [0.6, -2.2], [1.4, -1.2]]),
      s.cap,
    );
  }
  if (s.crown) pen.fill(HX([[0.95, -0.62], [0.4, -0.68], [-0.3, -0.66], [-0.9, -0.42], [-1.2, -0.3], [-1.5, -1], [-0.3, -2], [0.8, -1.6]]), s.crown);
  if (s.crownPatch) pen.fill(HX([[0.35, -0.86], [-0.1, -0.76], [-0.6, -0.72], [-0.8, -1.3], [-0.1, -1.6], [0.3, -1.3]]), s.crownPatch);
  if (s.forehead) pen.fill(HX([[1.4, 0.05], [0.86, -0.04], [0.68, -0.18], [0.55, -0.38], [0.5, -0.6], [0.62, -0.76], [1.0, -0.7], [1.4, -0.3]]),
    s.forehead);
  if (s.hindcrown) pen.fill(HX([[-0.15, -0.62], [-0.6, -0.5], [-0.85, -0.1], [-1.6, 0.1], [-1.6, -1.2], [-0.2, -1.6]]), s.hindcrown);
}

function drawLines({ s, pen, hx, HX, headR, eye: { x, y } }: Draft): void {
  if (s.lore) pen.fill(HX([[1.2, -0.15], [0.7, -0.22], [x + 0.05, -0.14], [x + 0.02, 0.1], [0.7, 0.22], [1.2, 0.25]]), s.lore);
  if (s.mask) {
    const m = s.maskW ?? 1;
    pen.fill(
      HX([[1.25, -0.2 * m], [0.75, y - 0.2 * m], [x, y - 0.26 * m], [-0.35, y - 0.12 * m], [-(s.maskLen ?? 0.85), y + 0.12], [-0.5, y + 0.34 * m],
        [0.1, y + 0.42 * m], [0.65, y + 0.42 * m], [1.25, 0.32 * m]]),
      s.mask,
    );
  }
  if (s.eyeline) {
    const end = s.lineLen ?? 0.85;
    pen.stroke(HX([[1.1, y + 0.16], [0.65, y + 0.08], [x, y + 0.02], [-0.3, y + 0.04], [-end, y + 0.2]]), headR * 0.17 * (s.lineW ?? 1), s.eyeline,
      { a: 0.5, b: 0.15 });
  }
  if (s.brow) {
    const end = s.browLen ?? 0.9;
    pen.stroke(HX([[0.98, y - 0.06], [0.62, y - 0.26], [x - 0.05, y - 0.34], [-0.4, y - 0.24], [-end, y + 0.02]]), headR * 0.17 * (s.browW ?? 1),
      s.brow, { a: 0.5, b: 0.15 });
  }
  if (s.moustache) pen.fill(HX([[x + 0.22, y + 0.1], [x - 0.12, y + 0.1], [x - 0.22, 0.5], [x - 0.16, 0.86], [x + 0.04, 0.9], [x + 0.2, 0.5]]),
    s.moustache);
  if (s.earbar) pen.fill(HX([[-0.42, -0.1], [-0.6, -0.1], [-0.68, 0.4], [-0.56, 0.75], [-0.42, 0.4]]), s.earbar);
  if (s.malar) pen.stroke(HX([[0.88, 0.32], [0.5, 0.55], [0.12, 0.82], [-0.12, 1.1]]), headR * 0.16 * (s.malarW ?? 1), s.malar, { a: 0.4, b: 0.3 });
  if (s.whisker) pen.stroke(HX([[0.9, 0.2], [0.5, 0.36], [0.0, 0.52], [-0.4, 0.62]]), headR * 0.15 * (s.whiskerW ?? 1), s.whisker, { a: 0.4,
    b: 0.3 });
  if (s.faceline) pen.stroke(HX([[0.92, 0.02], [0.5, 0.14], [-0.1, 0.3], [-0.7, 0.62]]), headR * 0.16, s.faceline, { a: 0.4, b: 0.4 });
  if (s.spotFace) pen.fill(HX([[0.82, -0.12], [0.62, -0.2], [0.5, 0.02], [0.56, 0.3], [0.76, 0.42], [0.86, 0.2]]), s.spotFace);
  if (s.earSpot) pen.dot(hx(-0.5, 0.3), headR * 0.16, s.earSpot);
}
