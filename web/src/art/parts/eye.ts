import { lightness, type Colour } from '../colours';
import type { Draft } from '../draft';
import type { Pt } from '../geom';
import type { Pen } from '../pen';

const PUPIL: Colour = '#1d1714';

export function drawEye({ s, pen, HX, eye }: Draft): void {
  const { x, y, at, r } = eye;
  if (s.skin) pen.fill(HX([[x + 0.5, y - 0.06], [x + 0.1, y - 0.26], [x - 0.26, y - 0.1], [x - 0.2, y + 0.2], [x + 0.2, y + 0.24],
    [x + 0.5, y + 0.14]]), s.skin);
  if (s.ring) pen.dot(at, r + (s.ringW ?? 2.1), s.ring);
  else if (s.halo !== 0) {
    pen.raw(`<circle cx="${at[0].toFixed(1)}" cy="${at[1].toFixed(1)}" r="${(r + 1.3).toFixed(1)}" fill="#fffaf0" opacity="${s.halo ?? 0.4}"/>`);
  }
  eyeball(pen, at, r, s.eye ?? '#241c18');
  if (s.scowl) pen.line(HX([[x + 0.36, y - 0.08], [x + 0.05, y - 0.24], [x - 0.3, y - 0.22]]), 2.8, { press: false });
}

/** A pale eye shows its pupil; a dark one only its light. */
export function eyeball(pen: Pen, at: Pt, r: number, c: Colour): void {
  pen.dot(at, r, 'ink');
  if (lightness(c) > 0.22) {
    pen.dot(at, r * 0.82, c);
    pen.dot([at[0] + r * 0.08, at[1]], r * 0.46, PUPIL);
  } else pen.dot(at, r * 0.8, c);
  pen.dot([at[0] + r * 0.28, at[1] - r * 0.34], r * 0.26, '#ffffff');
}
