/** Sound: one arc for each step of volume, opening to the right from the origin. */
import { paint, type Colour } from './colours';
import { path, type Pt } from './geom';

const FIRST = 15;
const STEP = 10.5;
const WIDTH = 5.2;

/** How far the arcs of a volume reach from the bill. */
export const reach = (volume: number): number => FIRST + (volume - 1) * STEP + WIDTH;

export function waves(volume: number, c: Colour): string {
  let d = '';
  for (let i = 0; i < volume; i++) {
    const r = FIRST + i * STEP;
    const half = 0.52 + 0.03 * i;
    d += path([-1, -0.5, 0, 0.5, 1].map((t): Pt => [r * Math.cos(half * t), r * Math.sin(half * t)]));
  }
  return `<path d="${d}" fill="none" stroke="${paint(c)}" stroke-width="${WIDTH}" stroke-linecap="round"/>`;
}
