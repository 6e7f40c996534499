/** A call as a line: pitch over time, a stroke for each syllable, as it is written and not as it varies. */
import type { Line } from './line';
import { parse } from './notation';
import { along, plan } from './plan';

const POINTS = 12;
const SEED = 1;

/** Strokes inside a box of this size, left to right in time, low pitches at the bottom. */
export function contour([, , call]: Line, width: number, height: number): string[] {
  const { beats, long } = plan(parse(call), SEED, 0);
  const pitches = beats.flatMap((beat) => beat.pitch.points);
  const [low, high] = [Math.min(...pitches), Math.max(...pitches)];
  const y = (pitch: number): string => (height - (high > low ? (pitch - low) / (high - low) : 0.5) * height).toFixed(1);
  const x = (at: number): string => ((at / long) * width).toFixed(1);
  return beats.map((beat) => {
    const points = Array.from({ length: POINTS + 1 }, (_, i) => i / POINTS);
    return points.map((u, i) => `${i ? 'L' : 'M'}${x(beat.at + beat.long * u)} ${y(along(beat.pitch, u))}`).join('');
  });
}
