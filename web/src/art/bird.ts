/** The illustrator: one bird from its description, as SVG. Pure and deterministic, with no need of a browser. */
import { draft } from './draft';
import type { Pt } from './geom';
import { drawBill } from './parts/bill';
import { drawBody } from './parts/body';
import { drawExtras } from './parts/extras';
import { drawEye } from './parts/eye';
import { drawLegs } from './parts/legs';
import { drawOwl } from './parts/owl';
import { drawForeground, drawGround, waterline } from './parts/scene';
import { drawTail } from './parts/tail';
import { drawTurned } from './parts/turned';
import { drawWing } from './parts/wing';
import { Pen } from './pen';
import { strike } from './pose';
import type { DrawOptions, Species } from './types';

export interface Drawing {
  /** What goes inside <svg> or <symbol>. */
  body: string;
  /** x, y, width, height: always square. */
  box: readonly [number, number, number, number];
  /** Tip of the bill and the direction it points in degrees: for song and for food in the bill. */
  tip: Pt;
  dir: number;
}

/** One bird as a whole SVG document. */
export const bird = (s: Species, o: DrawOptions = {}): string => svg(drawBird(s, o), o.title);

/** The bird is drawn twice: once to find its box, then with ink scaled to that box, so that every bird has the same line. */
export function drawBird(s: Species, o: DrawOptions = {}): Drawing {
  const plate = o.level !== 'card';
  const seed = s.id ?? s.plan;
  const probe = new Pen(seed, 1, plate, '', true);
  compose(s, probe, o);
  const [left, top, right, bottom] = probe.box;
  const size = Math.max(right - left, bottom - top) * (1 + 2 * (o.pad ?? 0.035));
  const pen = new Pen(seed, (size / 320) * (plate ? 1 : 1.75), plate, o.uid ?? 'v' + hash(JSON.stringify([s, o])));
  compose(s, pen, o);

  const cx = (left + right) / 2;
  const mirrored = o.facing === 'left';
  const round = plate ? '' : ' stroke-linecap="round" stroke-linejoin="round"';
  const flip = mirrored ? ` transform="translate(${(2 * cx).toFixed(1)} 0) scale(-1 1)"` : '';
  const defs = pen.defs.length ? `<defs>${pen.defs.join('')}</defs>` : '';
  return {
    body: `${defs}<g${round}${flip}>${pen.out.join('')}</g>`,
    box: [cx - size / 2, (top + bottom) / 2 - size / 2, size, size],
    tip: mirrored ? [2 * cx - pen.tip[0], pen.tip[1]] : pen.tip,
    dir: pen.dir,
  };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Wraps a drawing; without a title it is decoration. */
export function svg({ body, box }: Pick<Drawing, 'body' | 'box'>, title?: string): string {
  const label = title ? `role="img" aria-label="${title.replace(/[&<>"]/g, (c) => ESCAPES[c])}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(box)}" ${label}>${body}</svg>`;
}

export const viewBox = (box: Drawing['box']): string => box.map((n) => Math.round(n * 10) / 10).join(' ');

/** Back to front: ground, far wing, legs, tail, body, wing, bill, eye, water or grass. */
function compose(s: Species, pen: Pen, o: DrawOptions): void {
  const g = strike(s);
  const d = draft(s, g, pen);
  const scene = o.scene === false ? 'none' : (s.scene ?? g.scene ?? 'none');
  drawGround(d, scene);
  if (g.kind === 'owl') return drawOwl(d);
  if (g.farWing) drawWing(d, g.farWing, true);
  const nearWing = () => {
    if (g.wing) drawWing(d, g.wing, false);
  };
  const front = () => {
    if (s.pose === 'turned') return drawTurned(d, nearWing);
    drawBody(d);
    nearWing();
    drawBill(d);
    drawEye(d);
  };
  if (g.kind === 'swim') {
    const y = waterline(d);
    const id = pen.uid + 'w';
    pen.defs.push(
      `<clipPath id="${id}"><path d="M-200 -200H600V${y - 1}C420 ${y + 3} 300 ${y - 3} 190 ${y + 1}S-60 ${y - 2} -200 ${y}Z"/></clipPath>`,
    );
    pen.raw(`<g clip-path="url(#${id})">`);
    drawTail(d);
    front();
    pen.raw('</g>');
    pen.box[3] = Math.min(pen.box[3], y + 22);
  } else if (s.plan === 'turkey') {
    // The fan stands behind the legs.
    drawTail(d);
    drawLegs(d);
    front();
  } else {
    drawLegs(d);
    drawTail(d);
    front();
  }
  drawExtras(d);
  drawForeground(d, scene);
}

/** Short stable name, so that two drawings in one page never share an id. */
function hash(t: string): string {
  let h = 5381;
  for (let i = 0; i < t.length; i++) h = (Math.imul(h, 33) ^ t.charCodeAt(i)) >>> 0;
  return h.toString(36);
}
