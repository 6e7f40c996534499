/** The hand that draws: collects SVG, keeps the box of what it drew, and knows how heavy the line is. */
import { paint, type Colour } from './colours';
import { path, noise, type Pt } from './geom';
import { ink } from './ink';

export interface LineOptions {
  /** Taper at the start and at the end. */
  a?: number;
  b?: number;
  c?: Colour;
  op?: number;
  closed?: boolean;
  /** Heavier towards the belly, as if lit from above; on by default. */
  press?: boolean;
}

/** As SVG writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The one shadow colour, laid on thinly. */
export const SHADE: Colour = '#4b3a4a';

const n1 = (n: number): string => String(Math.round(n * 10) / 10);

export class Pen {
  readonly out: string[] = [];
  readonly defs: string[] = [];
  readonly rnd: () => number;
  /** Left, top, right, bottom of everything drawn outside a clip. */
  box: [number, number, number, number] = [1e9, 1e9, -1e9, -1e9];
  /** Tip of the bill and the direction it points, for song and food. */
  tip: Pt = [0, 0];
  dir = 0;
  press: (p: Pt) => number = () => 1;
  private track = true;
  /** Inside a moved group: how its points lie on the page. */
  private moved: Matrix = [1, 0, 0, 1, 0, 0];
  private lastStroke = '';

  constructor(
    seed: string,
    /** Weight of the line, so that big and small birds have the same ink on the page. */
    readonly k: number,
    /** Plates have a living line and all detail; cards one firm stroke. */
    readonly plate: boolean,
    readonly uid: string,
    /** Only measures. */
    readonly dry = false,
  ) {
    this.rnd = noise(seed);
  }

  see(pts: readonly Pt[], margin = 0): void {
    if (!this.track) return;
    const b = this.box;
    const [ma, mb, mc, md, me, mf] = this.moved;
    for (const [px, py] of pts) {
      const x = ma * px + mc * py + me;
      const y = mb * px + md * py + mf;
      b[0] = Math.min(b[0], x - margin);
      b[1] = Math.min(b[1], y - margin);
      b[2] = Math.max(b[2], x + margin);
      b[3] = Math.max(b[3], y + margin);
    }
  }

  raw(svg: string): void {
    if (this.dry) return;
    this.out.push(svg);
    this.lastStroke = '';
  }

  fill(pts: readonly Pt[], c: Colour, op = 1): void {
    this.see(pts);
    if (this.dry) return;
    this.raw(`<path d="${this.d(pts, true)}" fill="${paint(c)}"${op < 1 ? ` opacity="${op}"` : ''}/>`);
  }

  /** A line in ink. */
  line(pts: readonly Pt[], w: number, o: LineOptions = {}): void {
    this.see(pts);
    if (this.dry) return;
    const { a = 0.3, b = 0.3, c = 'ink', op, closed = false } = o;
    if (!this.plate) return this.plain(this.d(pts, closed), w * this.k, c, op);
    const press = o.press === false ? undefined : this.press;
    this.shape(ink(pts, { w: w * this.k, a, b, closed, press, rnd: this.rnd }), c, op);
  }

  /** A fine line, which only plates have room for. */
  hair(pts: readonly Pt[], w: number, o: LineOptions = {}): void {
    if (this.plate) this.line(pts, w, { press: false, ...o });
  }

  /** A coloured mark with a pen's taper; its width is part of the plumage and does not follow the weight of the line. */
  stroke(pts: readonly Pt[], w: number, c: Colour, o: { a?: number; b?: number; op?: number } = {}): void {
    if (this.dry) return;
    const { a = 0.2, b = 0.2, op } = o;
    if (this.plate) this.shape(ink(pts, { w, a, b }), c, op);
    else this.plain(this.d(pts), w * (0.5 + 0.25 * (a + b)), c, op);
  }

  dot(p: Pt, r: number, c: Colour): void {
    this.see([p], r);
    this.raw(`<circle cx="${n1(p[0])}" cy="${n1(p[1])}" r="${n1(r)}" fill="${paint(c)}"/>`);
  }

  /** One of many equal dots; on cards they join into a single path. */
  spot(p: Pt, r: number, c: Colour): void {
    if (this.plate) this.dot(p, r, c);
    else if (!this.dry) this.plain(`M${Math.round(p[0])} ${Math.round(p[1])}h0`, 2 * r, c);
  }

  ellipse(p: Pt, rx: number, ry: number, deg: number, c: Colour): void {
    if (!this.plate) return this.spot(p, (rx + ry) / 2, c);
    const at = `${n1(p[0])} ${n1(p[1])}`;
    this.raw(
      `<ellipse cx="${n1(p[0])}" cy="${n1(p[1])}" rx="${n1(rx)}" ry="${n1(ry)}" transform="rotate(${Math.round(deg)} ${at})" fill="${paint(c)}"/>`,
    );
  }

  /** Round limbs with an ink contour around all of them. */
  tube(limbs: readonly (readonly Pt[])[], w: number, c: Colour, contour = 2 * this.k): void {
    for (const pts of limbs) this.see(pts, 3);
    if (this.dry) return;
    const d = limbs.map((pts) => this.d(pts)).join('');
    this.plain(d, w + contour, 'ink');
    this.plain(d, w, c);
  }

  /** A shape in one colour, with what lies on it. The ground is a plain sheet under the clip, so that the shape is said once. */
  coat(shape: readonly Pt[], c: Colour, on: () => void): void {
    this.see(shape);
    this.clip([shape], () => {
      this.sheet(c);
      on();
    });
  }

  /** Covers all of the shape one is in. */
  sheet(c: Colour, op = 1): void {
    this.raw(`<path d="M-200-200h900v900h-900z" fill="${paint(c)}"${op < 1 ? ` opacity="${op}"` : ''}/>`);
  }

  /** Everything drawn inside stays within the shapes. */
  clip(shapes: readonly (readonly Pt[])[], inside: () => void): void {
    if (this.dry) return;
    const id = `${this.uid}c${this.defs.length}`;
    this.defs.push(`<clipPath id="${id}">${shapes.map((s) => `<path d="${this.d(s, true)}"/>`).join('')}</clipPath>`);
    this.raw(`<g clip-path="url(#${id})">`);
    const track = this.track;
    this.track = false;
    inside();
    this.track = track;
    this.raw('</g>');
  }

  /** Everything drawn inside is moved, turned or drawn together. */
  move(m: Matrix, inside: () => void): void {
    const around = this.moved;
    const [a, b, c, d, e, f] = around;
    const [p, q, r, t, x, y] = m;
    this.moved = [a * p + c * q, b * p + d * q, a * r + c * t, b * r + d * t, a * x + c * y + e, b * x + d * y + f];
    this.raw(`<g transform="matrix(${m.map((n) => String(Math.round(n * 1000) / 1000)).join(' ')})">`);
    inside();
    this.raw('</g>');
    this.moved = around;
  }

  /** Everything drawn inside is mirrored left to right. */
  mirror(axis: number, inside: () => void): void {
    this.move([-1, 0, 0, 1, 2 * axis, 0], inside);
    this.tip = [2 * axis - this.tip[0], this.tip[1]];
    this.dir = 180 - this.dir;
  }

  private d(pts: readonly Pt[], closed = false): string {
    return path(pts, closed, this.plate ? 0.1 : 1);
  }

  private shape(d: string, c: Colour, op?: number): void {
    this.raw(`<path d="${d}" fill="${paint(c)}"${op ? ` opacity="${op}"` : ''}/>`);
  }

  /** A stroke of even width. Neighbours of the same kind share one path, which halves the size of a streaked bird. */
  private plain(d: string, w: number, c: Colour, op?: number): void {
    const attrs = ` fill="none" stroke="${paint(c)}" stroke-width="${n1(w)}"${op ? ` opacity="${op}"` : ''}/>`;
    if (attrs === this.lastStroke) {
      const before = this.out[this.out.length - 1];
      this.out[this.out.length - 1] = before.slice(0, before.indexOf('"', 9)) + d + '"' + attrs;
      return;
    }
    this.raw(`<path d="${d}"${attrs}`);
    this.lastStroke = attrs;
  }
}
