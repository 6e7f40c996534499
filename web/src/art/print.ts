/** A drawing for the printer: paths in black, two greys and white by lightness, the soft washes left out. */
import type { Drawing } from './bird';
import { lightness } from './colours';

/** Black, dark grey, light grey, white. */
type Ink = 0 | 1 | 2 | 3;

export interface Shape {
  d: string;
  fill?: Ink;
  /** Ink and width of a line; its dashes. */
  pen?: [Ink, number];
  dash?: number[];
}

/** What is drawn together: moved, or within the shapes of a clip. */
export interface Group {
  items: (Shape | Group)[];
  clip?: string[];
  move?: number[];
}

export interface Printed {
  box: number[];
  items: (Shape | Group)[];
}

const WASH = 0.62;
/** How the pen begins the sheet that covers a part of the bird. */
const COAT = 'M-200-200';
const TAG = /<(\/?)(\w+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/g;

export function inInk({ body, box }: Pick<Drawing, 'body' | 'box'>): Printed {
  const whole: Group = { items: [] };
  const open: Group[] = [whole];
  const clips = new Map<string, string[]>();
  let clip: string[] | undefined;
  for (const [, end, name, said, empty] of body.matchAll(TAG)) {
    const has = attributes(said);
    if (name === 'clipPath') {
      clip = end ? undefined : [];
      if (clip) clips.set(`url(#${has.id})`, clip);
    } else if (name === 'g') {
      if (end) open.pop();
      else {
        const group: Group = { items: [] };
        if (has['clip-path']) group.clip = clips.get(has['clip-path']);
        if (has.transform) group.move = matrix(has.transform);
        open[open.length - 1].items.push(group);
        if (!empty) open.push(group);
      }
    } else if (name !== 'defs') {
      const shape = drawn(name, has);
      if (clip) clip.push(shape.d);
      else if (!(Number(has.opacity ?? 1) < WASH)) open[open.length - 1].items.push(shape);
    }
  }
  return { box: box.map(round), items: whole.items };
}

const round = (n: number): number => Math.round(n * 100) / 100;

const attributes = (said: string): Record<string, string> =>
  Object.fromEntries([...said.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

function drawn(name: string, has: Record<string, string>): Shape {
  const shape: Shape = { d: name === 'circle' ? circle(+has.cx, +has.cy, +has.r) : has.d };
  if (name !== 'circle' && name !== 'path') throw new Error(`no way to print a <${name}>`);
  if (has.fill !== 'none') shape.fill = ink(has.fill ?? '#000000');
  // Under black plumage the lines of the pen would be lost.
  if (shape.d.startsWith(COAT) && !shape.fill) shape.fill = 1;
  if (has.stroke) shape.pen = [ink(has.stroke), +has['stroke-width']];
  if (has['stroke-dasharray']) shape.dash = has['stroke-dasharray'].split(' ').map(Number);
  return shape;
}

const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`;

/** As it would look on a copy: fills by their lightness, and lines that are drawn in ink stay black. */
function ink(colour: string): Ink {
  if (colour === 'currentColor') return 0;
  const [short] = /#[0-9a-f]{3,6}/i.exec(colour) ?? [colour];
  const hex = short.length === 4 ? short.replace(/[0-9a-f]/gi, '$&$&') : short;
  const light = lightness(hex as `#${string}`);
  return light < 0.24 ? 0 : light < 0.56 ? 1 : light < 0.8 ? 2 : 3;
}

/** What the illustrator says: translate, rotate, scale and matrix, one after the other. */
function matrix(said: string): number[] {
  let m = [1, 0, 0, 1, 0, 0];
  for (const [, name, list] of said.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a, b = 0, ...rest] = list.split(/[ ,]+/).map(Number);
    const turn = (a * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const of: Record<string, number[]> = {
      matrix: [a, b, ...rest],
      translate: [1, 0, 0, 1, a, b],
      scale: [a, 0, 0, b || a, 0, 0],
      rotate: [cos, sin, -sin, cos, 0, 0],
    };
    if (!(name in of) || (name === 'rotate' && rest.length)) throw new Error(`no way to print ${name}(${list})`);
    const [p, q, r, s, x, y] = of[name];
    m = [
      m[0] * p + m[2] * q,
      m[1] * p + m[3] * q,
      m[0] * r + m[2] * s,
      m[1] * r + m[3] * s,
      m[0] * x + m[2] * y + m[4],
      m[1] * x + m[3] * y + m[5],
    ];
  }
  return m.map((n) => Math.round(n * 1000) / 1000);
}
