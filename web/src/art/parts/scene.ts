/** What the bird sits, stands or swims on. */
import type { Colour } from '../colours';
import type { Draft } from '../draft';
import type { Pen } from '../pen';
import type { SceneName } from '../types';
import { branch, cactus, fir, post, reed, rock, stem, thistle, trunk, TRUNKS, type Feet } from './perches';

const WATER: Colour = '#56798a';
const SOIL = { ground: '#c3b68c', grass: '#b9b27c', shore: '#d9c8a4', marsh: '#b9c6bd' } as const;
const GRASS: Colour = '#7d8350';
const STRAW: Colour = '#a59a55';
const TUFTS = [[-72, 15, -5], [-66, 22, 1], [-60, 13, 5], [70, 15, -3], [75, 20, 4]] as const;
/** Tall grass stands on both sides of a bird, and some of it before its feet. */
const TALL = [[-88, 74, -14], [-78, 96, 2], [-68, 60, 10], [66, 64, -8], [78, 92, 6], [88, 58, 14]] as const;
const LOW = [[-84, 36, -12], [-66, 34, -8], [-46, 26, 8], [-20, 22, -8], [10, 24, 8], [40, 28, -6], [64, 36, 10], [84, 34, 12]] as const;

/** Behind the bird. */
export function drawGround(d: Draft, scene: SceneName): void {
  const { pen } = d;
  const at = feet(d);
  if (scene === 'twig' || scene === 'branch') branch(pen, at, scene === 'branch');
  else if (scene === 'wire') pen.line([[at.x - 96, at.y + 6], [at.x, at.y + 5], [at.x + 90, at.y + 1]], 3.2, { a: 0.6, b: 0.6 });
  else if (scene in TRUNKS) {
    const left = d.g.legs?.foot === 'clingL';
    trunk(pen, scene as keyof typeof TRUNKS, left ? 92 : 228, left ? -1 : 1);
  }
  else if (scene in SOIL) soil(pen, at, scene as keyof typeof SOIL);
  else if (scene === 'reed') reed(pen, at);
  else if (scene === 'stem') stem(pen, at);
  else if (scene === 'thistle') thistle(pen, at);
  else if (scene === 'fir') fir(pen, at);
  else if (scene === 'post') post(pen, at);
  else if (scene === 'cactus') cactus(pen, at);
  else if (scene === 'rock') rock(pen, at);
  else if (scene === 'water') {
    const y = waterline(d);
    pen.fill([[20, y - 2], [130, y - 8], [250, y - 2], [236, y + 12], [130, y + 18], [40, y + 12]], '#b5ccd3', 0.75);
  }
}

/** In front of the bird. */
export function drawForeground(d: Draft, scene: SceneName): void {
  const { pen } = d;
  if (scene === 'water') {
    const y = waterline(d);
    pen.line([[22, y], [60, y + 3], [110, y - 1], [160, y + 3], [210, y - 1], [256, y + 2]], 2, { c: WATER });
    pen.line([[44, y + 9], [100, y + 12], [150, y + 9]], 1.5, { c: WATER, op: 0.8 });
    pen.line([[170, y + 10], [206, y + 8], [238, y + 11]], 1.4, { c: WATER, op: 0.8 });
  } else if (scene === 'sea') {
    // A wing that beats down stays above the waves.
    const deep = Math.max(0, ...[d.g.wing, d.g.farWing].flatMap((w) => w?.B ?? []).map((p) => p[1] - 244));
    for (const [x, high, w] of [[90, 258, 40], [180, 270, 54], [250, 256, 30]]) {
      const y = high + deep;
      pen.line([[x - w, y], [x - w * 0.3, y - 4], [x + w * 0.2, y + 2], [x + w, y - 1]], 1.6, { c: WATER, op: 0.8 });
    }
  } else if (scene === 'grass') {
    const { x, y } = feet(d);
    blades(pen, x, y + 8, LOW, 3.4, GRASS);
  }
}

export const waterline = ({ g }: Draft): number => g.water ?? 208;

function feet({ s, g }: Draft): Feet {
  const legs = g.legs?.at ?? [];
  if (!legs.length) return { x: 160, y: g.kind === 'owl' ? 272 + (s.legK ?? 0) : 270 };
  const k = s.legK ?? 1;
  const ys = legs.map((q) => q[1] + ((q.length === 6 ? q[5] : q[3]) - q[1]) * k);
  const xs = legs.map((q) => (q.length === 6 ? q[4] : q[2]));
  return { x: xs.reduce((a, b) => a + b, 0) / xs.length, y: Math.max(...ys) };
}

function soil(pen: Pen, { x, y: feetY }: Feet, scene: keyof typeof SOIL): void {
  const y = feetY + 7;
  pen.fill([[x - 78, y], [x, y - 5], [x + 80, y], [x + 10, y + 7]], SOIL[scene], 0.6);
  pen.line([[x - 86, y + 2], [x - 30, y + 4], [x + 36, y + 2], [x + 88, y + 4]], 1.5, { op: 0.8 });
  if (scene === 'grass') blades(pen, x, y, TALL, 3, STRAW);
  if (scene === 'ground' && pen.plate) blades(pen, x, y, TUFTS, 2, GRASS);
  if (scene !== 'marsh') return;
  for (const [dx, w] of [[-34, 26], [30, 30]]) pen.line([[x + dx - w, y + 9], [x + dx, y + 10], [x + dx + w, y + 9]], 1.3, { op: 0.6, c: '#5f7f8f' });
  if (pen.plate) blades(pen, x, y, [[-80, 60, 5], [-73, 84, -3], [-66, 48, 8]], 2.6, '#7d8a55');
}

/** Blades of grass by their foot, height and lean. */
function blades(pen: Pen, x: number, y: number, of: readonly (readonly [number, number, number])[], w: number, c: Colour): void {
  for (const [dx, h, lean] of of) pen.line([[x + dx, y + 3], [x + dx + lean * 0.3, y - h * 0.5], [x + dx + lean, y - h]], w, { a: 1, b: 0.1, c });
}
