/** The hand that draws people: even ink, flat colours. Birds have a living line, and a pen of their own (art/pen.ts). */
import { dist, path, type Pt } from '../geom';

export type { Pt };

/** Theme colours follow the style sheet (light value where none is loaded); pigments are the same on every paper. */
const PAINT = {
  ink: 'var(--bi,#2b2822)', ground: 'var(--portrait-ground,#e8e0cf)',
  red: 'var(--red_m,#c24b3b)', redDark: 'var(--red_k,#954035)', redPale: 'var(--red_l,#e9bab0)',
  blue: 'var(--blue_m,#4c80b2)', blueDark: 'var(--blue_k,#426585)', blueNight: 'var(--blue_n,#3a4c60)', bluePale: 'var(--blue_l,#bfcdd7)',
  green: 'var(--green_m,#6e9448)', greenDark: 'var(--green_k,#5a723b)', greenNight: 'var(--green_n,#495530)', greenPale: 'var(--green_l,#cbd4b1)',
  yellow: 'var(--yellow_m,#dba51c)', yellowDark: 'var(--yellow_k,#a67d1c)', yellowPale: 'var(--yellow_l,#f2daa1)',
  violet: 'var(--violet_m,#8a63a6)', violetDark: 'var(--violet_k,#6e4f7d)', violetNight: 'var(--violet_n,#563f5a)', violetPale: 'var(--violet_l,#d5c2d3)',
  wood: 'var(--bird-wood,#a58a6a)', leaf: 'var(--bird-leaf,#9aa66d)',
  white: '#fdfbf4', cream: '#f3ead3', bone: '#e2d6bd', pale: '#d8d6cd', ash: '#b9b8b2', grey: '#93959a', slate: '#66717c', lead: '#4d5761',
  soot: '#48423f', black: '#3a3533', dark: '#4d3a2c', umber: '#6a4d36', brown: '#8c6847', tan: '#bd986a', buff: '#e0c79a', sand: '#cfb183',
  rust: '#c9773c', rufous: '#b9692f', chestnut: '#8f4527', gold: '#dfa62f', ochre: '#c79a3e', teal: '#3f7f80', navy: '#2f3f66', crimson: '#a92c34',
  pink: '#e3a39b', blush: '#efc6b6', flesh: '#d8a48c', orange: '#e28431', plum: '#6b3c58', ivory: '#efe3c0',
} as const;
export type Colour = keyof typeof PAINT | `#${string}`;
export const paint = (c: Colour): string => (c in PAINT ? PAINT[c as keyof typeof PAINT] : c);

const n1 = (n: number): string => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');

/** The whole of a symmetrical outline from its right half, told from top to bottom around x = 50. */
export const sym = (half: readonly Pt[]): Pt[] => [
  ...half.map(([x, y, c]): Pt => [50 + x, y, c]),
  ...half.filter(([x]) => x > 0).map(([x, y, c]): Pt => [50 - x, y, c]).reverse(),
];
export const flip = (pts: readonly Pt[]): Pt[] => pts.map(([x, y, c]): Pt => [100 - x, y, c]);
/** As told, and mirrored. */
export const SIDES = [(pts: readonly Pt[]): readonly Pt[] => pts, flip] as const;
export const shift = (pts: readonly Pt[], dx: number, dy: number): Pt[] => pts.map(([x, y, c]): Pt => [x + dx, y + dy, c]);

/** The one shadow colour of the house, laid on thinly. */
const SHADE = '#4b3a4a';

export class Pen {
  readonly out: string[] = [];
  constructor(
    /** Weight of the contour. */
    readonly w: number,
    /** Few pixels: heavier ink, bigger eyes, no fine lines. */
    readonly small: boolean,
  ) {}

  /** A flat colour with its contour in ink. */
  shape(pts: readonly Pt[], c: Colour): void {
    this.out.push(`<path d="${path(pts, true)}" fill="${paint(c)}"/>`);
  }
  /** A flat colour alone. */
  fill(pts: readonly Pt[], c: Colour, op = 1): void {
    this.out.push(`<path d="${path(pts, true)}" fill="${paint(c)}" stroke="none"${op < 1 ? ` opacity="${op}"` : ''}/>`);
  }
  shade(pts: readonly Pt[], op = 0.16): void {
    this.fill(pts, SHADE, op);
  }
  /** A line; its weight is a share of the contour's. */
  line(pts: readonly Pt[], k = 1, c: Colour = 'ink'): void {
    this.out.push(`<path d="${path(pts)}"${this.stroke(k, c)}/>`);
  }
  /** A bow from one point to another that passes `bulge` below its chord. */
  bow([x0, y0]: Pt, [x1, y1]: Pt, bulge: number, k = 1, c: Colour = 'ink'): void {
    this.out.push(`<path d="M${n1(x0)} ${n1(y0)}Q${n1((x0 + x1) / 2)} ${n1((y0 + y1) / 2 + 2 * bulge)} ${n1(x1)} ${n1(y1)}"${this.stroke(k, c)}/>`);
  }
  /** A closed outline of round locks, for curls and fur; the points are where two locks meet, clockwise. */
  locks(pts: readonly Pt[], c: Colour): void {
    const arcs = pts.map((p, i) => {
      const q = pts[(i + 1) % pts.length];
      return q[2] ? `L${n1(q[0])} ${n1(q[1])}` : `A${n1(dist(p, q) * 0.56)} ${n1(dist(p, q) * 0.56)} 0 0 1 ${n1(q[0])} ${n1(q[1])}`;
    });
    this.out.push(`<path d="M${n1(pts[0][0])} ${n1(pts[0][1])}${arcs.join('')}z" fill="${paint(c)}"/>`);
  }
  /** A fine line, for which small portraits have no room. */
  hair(pts: readonly Pt[], k = 0.6, c: Colour = 'ink'): void {
    if (!this.small) this.line(pts, k, c);
  }
  /** A coloured band of a width of its own, with ink on both sides if `edge`. */
  band(pts: readonly Pt[], w: number, c: Colour, edge = true): void {
    const d = path(pts);
    if (edge) this.out.push(`<path d="${d}" stroke-width="${n1(w + 2 * this.w)}"/>`);
    this.out.push(`<path d="${d}" stroke="${paint(c)}" stroke-width="${n1(w)}"/>`);
  }
  dot(x: number, y: number, r: number, c: Colour, edge = false): void {
    this.out.push(`<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${paint(c)}"${edge ? '' : ' stroke="none"'}/>`);
  }
  oval(x: number, y: number, rx: number, ry: number, c: Colour | 'none', edge = true, op = 1): void {
    const fill = c === 'none' ? '' : ` fill="${paint(c)}"`;
    this.out.push(`<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}"${fill}${edge ? '' : ' stroke="none"'}${op < 1 ? ` opacity="${op}"` : ''}/>`);
  }
  /** Everything drawn inside is moved or turned together. */
  move(transform: string, inside: () => void): void {
    this.out.push(`<g transform="${transform}">`);
    inside();
    this.out.push('</g>');
  }
  private stroke(k: number, c: Colour): string {
    return (k === 1 ? '' : ` stroke-width="${n1(this.w * k)}"`) + (c === 'ink' ? '' : ` stroke="${paint(c)}"`);
  }
}
