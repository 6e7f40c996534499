/** The line of a call, as it can be drawn: pitch over time. The call itself is described in sound/birds. */
import { lineOf } from '../sound/calls';
import { parse } from '../sound/notation';
import { along, plan } from '../sound/plan';

export interface Contour {
  /** Seconds. */
  long: number;
  /** kHz between which it is loudest. */
  low: number;
  high: number;
  syllables: number;
  /** Beats without pitch: a drummer. */
  drum: boolean;
  /** Each syllable as a path in a box `wide` by `high`, and how loud it is (0 to 1). */
  strokes: { d: string; gain: number }[];
}

const STEPS = 20;
const round = (x: number): number => Math.round(x * 10) / 10;

export function contour(bird: string, wide: number, tall: number): Contour | null {
  const line = lineOf(bird);
  if (!line) return null;
  const [low, high, text] = line;
  const { beats, long } = plan(parse(text), 1, 0);
  const pitches = beats.flatMap((b) => b.pitch.points);
  const [least, most] = [Math.min(...pitches), Math.max(...pitches)];
  const room = Math.max(most - least, 0.7);
  const middle = (least + most) / 2;
  const y = (pitch: number): number => round(tall / 2 - ((pitch - middle) / room) * tall * 0.86);
  const strokes = beats.map((b) => {
    const at = (u: number): string => `${round(((b.at + u * b.long) / long) * wide)} ${y(along(b.pitch, u))}`;
    const rest = Array.from({ length: STEPS }, (_, i) => at((i + 1) / STEPS));
    return { d: `M${at(0)}L${rest.join(' ')}`, gain: Math.min(1, b.gain) };
  });
  const drum = beats.every((b) => !b.voice.partials || b.voice.env === 'hit');
  return { long, low, high, syllables: beats.length, drum, strokes };
}
