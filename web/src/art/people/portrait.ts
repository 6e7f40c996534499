/** A birdwatcher's portrait from a table of parameters: even ink, flat colour, one soft shade, the round dark eye of the house's birds. */
import { Pen, paint, shift, sym, type Colour, type Pt } from './pen';
import { COATS } from './coats';
import { BEARDS, GLASSES, HAIR } from './hair';
import { HATS } from './hats';
import { face, type Dye, type Head, type Part, type Pose } from './parts';
import { TOOLS } from './tools';

export const MOODS = ['calm', 'thinking', 'pleased', 'surprised', 'sorry'] as const;
export type Mood = (typeof MOODS)[number];
type Dyed<K> = readonly [kind: K, c: Colour, d?: Colour];

export interface Look {
  skin: Colour;
  cheek: Colour;
  head: Head;
  /** How far the face looks to the right of the page; negative is left. */
  turn: number;
  brow: readonly [c: Colour, weight: number];
  nose: 'button' | 'straight' | 'long' | 'broad' | 'round';
  coat: Dyed<keyof typeof COATS>;
  tool: Dyed<keyof typeof TOOLS>;
  hair?: Dyed<keyof typeof HAIR>;
  hat?: Dyed<keyof typeof HATS>;
  beard?: Dyed<keyof typeof BEARDS>;
  glasses?: Dyed<keyof typeof GLASSES>;
  /** Lips a shade darker than the skin. */
  lips?: Colour;
  earring?: Colour;
  freckles?: boolean;
  /** The lines of age: 0 none, 1 around the mouth, 2 also around the eyes. */
  lines?: 0 | 1 | 2;
  /** The mouth hides under a moustache. */
  hidden?: boolean;
}

interface Face { tilt: number; drop: number; hat: number; lift: number; eye: 'dot' | 'up' | 'shut' | 'wide' | 'low'; brow: readonly [inner: number, mid: number, outer: number]; mouth: 'smile' | 'side' | 'grin' | 'o' | 'down' }
const FACES: Record<Mood, Face> = {
  calm: { tilt: 0, drop: 0, hat: 0, lift: 0.3, eye: 'dot', brow: [-0.6, -1.3, 0], mouth: 'smile' },
  thinking: { tilt: -5, drop: 0, hat: 0, lift: -0.2, eye: 'up', brow: [-0.2, -1.2, -0.8], mouth: 'side' },
  pleased: { tilt: 4, drop: -0.6, hat: 0.6, lift: 1, eye: 'shut', brow: [-2, -1.6, -1.2], mouth: 'grin' },
  surprised: { tilt: 0, drop: -1.6, hat: 4, lift: 0, eye: 'wide', brow: [-3.8, -1.9, -3.6], mouth: 'o' },
  sorry: { tilt: 6, drop: 1.8, hat: -1.6, lift: -1, eye: 'low', brow: [-2.8, -0.6, 1.2], mouth: 'down' },
};

export interface Options {
  /** Pixels on the page; decides how much detail there is. */
  size: number;
  mood?: Mood;
  /** A seal: on its own ground, to be cut round by the style of whoever shows it. */
  round?: boolean;
  /** Spoken name; without it the portrait is decoration. */
  title?: string;
}

export function portrait({ look }: { look: Look }, { size, mood = 'calm', round = false, title }: Options): string {
  const small = size < 56;
  const p = new Pen(small ? 2 : size < 100 ? 1.55 : 1.15, small);
  const m = FACES[mood];
  const g: Pose = { mood, hat: m.hat, lift: m.lift };
  const part = (of: Part | undefined, dyed?: Dyed<string>) => of?.(p, dye(dyed), g, look.skin);
  const head = `translate(0 ${m.drop}) rotate(${m.tilt} 50 74)`;
  const hair = look.hair && HAIR[look.hair[0]];
  const tool = TOOLS[look.tool[0]];

  part(tool.back, look.tool);
  p.move(head, () => part(hair?.back, look.hair));
  neck(p, look);
  part(COATS[look.coat[0]], look.coat);
  part(tool.chest, look.tool);
  p.move(head, () => {
    ears(p, look);
    p.shape(face(look.head), look.skin);
    flesh(p, look, m);
    if (look.beard?.[0] === 'stubble') part(BEARDS.stubble, look.beard);
    part(hair?.front, look.hair);
    if (look.beard && look.beard[0] !== 'stubble') part(BEARDS[look.beard[0]], look.beard);
    if (look.glasses) GLASSES[look.glasses[0]](p, look.glasses[1], 50 + look.turn);
    features(p, look, m);
    if (look.hat) part(HATS[look.hat[0]], look.hat);
    part(tool.over, look.tool);
  });

  const ground = round ? `<circle cx="50" cy="50" r="60" fill="${paint('ground')}"/>` : '';
  const box = small && round ? '11 2 78 78' : round ? '2 2 96 96' : '-2 -4 104 104';
  const say = title ? ` role="img" aria-label="${title.replace(/[<&"]/g, (c) => `&#${c.charCodeAt(0)};`)}"` : ' aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}"${say}>${ground}` +
    `<g fill="none" stroke="${paint('ink')}" stroke-width="${p.w}" stroke-linecap="round" stroke-linejoin="round">${p.out.join('')}</g></svg>`;
}

const dye = (of?: Dyed<string>): Dye => ({ c: of?.[1] ?? 'ink', d: of?.[2] ?? of?.[1] ?? 'ink' });

function neck(p: Pen, { skin }: Look): void {
  p.shape(sym([[0, 58], [7.5, 60, 1], [8.4, 78], [0, 86]]), skin);
  p.shade(sym([[0, 66], [7.4, 66], [7.8, 72], [0, 75.5]]), 0.18);
}

function ears(p: Pen, { skin, head: [w], turn, earring }: Look): void {
  for (const s of [-1, 1]) {
    if (s * turn > 2.6) continue;
    const x = 50 + s * (w + 0.4);
    p.shape([[x - s * 2, 43.5], [x + s * 2.4, 43], [x + s * 4, 47], [x + s * 2.6, 52.5], [x - s * 1.5, 54]], skin);
    p.hair([[x + s * 2, 46], [x + s * 0.6, 48], [x + s * 1, 50.5]], 0.6);
    if (earring) p.dot(x + s * 2, 57.4, p.small ? 3 : 2.6, earring, true);
  }
}

/** Shade, cheeks, freckles and the lines of age. */
function flesh(p: Pen, look: Look, m: Face): void {
  const [w, h, jaw, chin] = look.head;
  const right = shift(sym([[w * 0.95, 47 - h * 0.28], [w * 0.93, 47 + h * 0.2], [w * jaw * 0.95, 47 + h * 0.63], [w * chin * 0.9, 47 + h * 0.9], [0, 47 + h * 0.97]]).slice(0, 5), -0.2, 0);
  p.shade([...right, [50 + w * chin * 0.8, 47 + h * 0.78], [50 + w * jaw * 0.74, 47 + h * 0.5], [50 + w * 0.76, 47 + h * 0.1]], 0.13);
  const glow = m.mouth === 'grin' ? 0.85 : 0.55;
  for (const s of [-1, 1]) p.oval(50 + look.turn + s * 11.4, 56, 4.4, 3.2, look.cheek, false, glow);
  if (look.freckles && !p.small) for (const s of [-1, 1]) for (const [x, y] of [[7, 54.6], [10, 56.4], [12.6, 54.4]]) p.dot(50 + look.turn + s * x, y, 0.6, 'chestnut');
  const far = (s: number, pts: readonly Pt[]) => p.hair(pts.map(([x, y]): Pt => [50 + look.turn + s * x, y]), 0.55);
  for (const s of [-1, 1]) {
    if (look.lines) far(s, [[7.6, 57.8], [9, 59.6], [9.2, 61.6]]);
    if (look.lines === 2) for (const y of [47, 49.4]) far(s, [[14, y], [16, y + (y - 48.2) * 0.8]]);
  }
}

function features(p: Pen, look: Look, m: Face): void {
  const cx = 50 + look.turn;
  const r = p.small ? 3.2 : 2.3;
  const dir = look.turn < 0 ? -1 : 1;
  for (const s of [-1, 1]) {
    const x = cx + s * 8.2;
    eye(p, m.eye, x, 48.4, r, s, dir);
    const lift = m.mouth === 'side' && s === dir ? -2.6 : 0;
    const [a, b, c] = m.brow;
    const y = 41.4 + lift;
    p.bow([cx + s * 4.6, y + a], [cx + s * 12.2, y + c], b, look.brow[1] * (p.small ? 1.1 : 1), look.brow[0]);
  }
  const n = { button: [2.2, 53.6, 2.6], straight: [2.6, 55, 2.2], long: [3.6, 56, 2.6], broad: [3, 55, 3.4], round: [0, 0, 0] }[look.nose];
  const top = look.nose === 'button' ? 52 : 49.5;
  if (look.nose === 'round') p.oval(cx + dir * 0.5, 54.6, 3.7, 3.3, look.skin);
  else if (look.nose === 'broad') p.line([[cx - n[2], 54.4], [cx - 2.4, 56.2], [cx, 56.8], [cx + 2.4, 56.2], [cx + n[2], 54.4]], 0.9);
  else p.line([[cx + dir * 1, top], [cx + dir * n[0], n[1] - 0.6], [cx + dir * (n[0] - 0.6), n[1] + 1.2], [cx + dir * (n[0] - n[2] - 1), n[1] + 1.2]], 0.9);
  mouth(p, look, m, cx + look.turn * 0.2, dir);
}

function eye(p: Pen, kind: Face['eye'], x: number, y: number, r: number, s: number, dir: number): void {
  const ball = (dx: number, dy: number, k = 1) => {
    p.dot(x + dx, y + dy, r * k, 'ink');
    p.dot(x + dx + r * 0.36, y + dy - r * 0.38, r * 0.34, 'white');
  };
  if (kind === 'shut') return p.bow([x - 3.8, y + 1.4], [x + 3.8, y + 1.4], -3.2, 1.2);
  if (kind === 'wide') {
    p.out.push(`<circle cx="${x}" cy="${y}" r="${(r * 1.75).toFixed(1)}" fill="${paint('white')}" stroke-width="${(p.w * 0.75).toFixed(1)}"/>`);
    return ball(0, 0, 0.95);
  }
  if (kind === 'up') return ball(dir * 1.4, -2);
  if (kind === 'low') {
    ball(0, 1.2, 0.95);
    return p.line([[x - s * 3.6, y - 2.4], [x, y - 2], [x + s * 3.8, y + 0.4]], 0.8);
  }
  return ball(0, 0);
}

function mouth(p: Pen, look: Look, m: Face, x: number, dir: number): void {
  const y = look.beard?.[0] === 'full' ? 64.5 : look.hidden ? 68 : 61.6;
  const k = (look.hidden ? 0.6 : 1) * (p.small ? 1.2 : 1);
  const at = (pts: readonly Pt[]): Pt[] => pts.map(([a, b, c]): Pt => [x + a * k * dir, y + b * k, c]);
  const bow = ([a, b]: Pt, [c, d]: Pt, bulge: number) => p.bow([x + a * k * dir, y + b * k], [x + c * k * dir, y + d * k], bulge * k, 1.1);
  const lips = look.lips && !p.small ? look.lips : undefined;
  switch (m.mouth) {
    case 'smile':
      if (lips) p.bow([x - 2.8, y + 3], [x + 2.8, y + 3], 0.7, 1.2, lips);
      return bow([-5.4, -0.2], [5.8, -0.8], 2.6);
    case 'side':
      return bow([-2, 1.2], [5.4, -0.6], 0.7);
    case 'grin':
      p.shape(at([[-7.4, -1.2, 1], [0, 0.6], [7.4, -1.2, 1], [5, 4.4], [0, 6.4], [-5, 4.4]]), '#7d2f2b');
      return p.fill(at([[-5.6, -0.2, 1], [0, 1.2], [5.6, -0.2, 1], [4.6, 2.2], [0, 3.2], [-4.6, 2.2]]), 'white');
    case 'o':
      return p.oval(x, y + 1.8 * k, 2.9 * k, 3.7 * k, '#7d2f2b');
    case 'down':
      return bow([-4.4, 2.4], [4.6, 2.2], -1.7);
  }
}
