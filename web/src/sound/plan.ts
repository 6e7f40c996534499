/** Lays a call out in time, each time a little differently: the same bird on another morning. */
import type { Call, Curve, Item, Move, Voice } from './voice';

/** Chance from a seed (mulberry32): 0 up to 1. */
export function chance(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const EASE: Record<Move, (u: number) => number> = {
  even: (u) => u,
  early: (u) => 1 - (1 - u) ** 3,
  late: (u) => u ** 3,
  smooth: (u) => (1 - Math.cos(Math.PI * u)) / 2,
};

/** How steep a curve is at a point: level where it turns back, else between the steps before and after. */
function slope(points: number[], i: number): number {
  const [before, after] = [points[i]! - (points[i - 1] ?? NaN), (points[i + 1] ?? NaN) - points[i]!];
  if (Number.isNaN(before)) return after;
  if (Number.isNaN(after)) return before;
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
}

/** The value of a curve at 0 (its start) to 1 (its end). */
export function along({ points, moves }: Curve, t: number): number {
  const last = points.length - 1;
  if (last < 1) return points[0]!;
  const i = Math.min(Math.floor(t * last), last - 1);
  const u = t * last - i;
  const [from, to, move] = [points[i]!, points[i + 1]!, moves[i] ?? 'even'];
  if (move !== 'even' || last < 2) return from + (to - from) * EASE[move](u);
  const [up, on] = [slope(points, i), slope(points, i + 1)];
  return from + u * (up + u * (3 * (to - from) - 2 * up - on + u * (up + on - 2 * (to - from))));
}

/** A syllable with its place in time; pitch as a logarithm of hertz, so that it moves as the ear counts. */
export interface Beat {
  at: number;
  long: number;
  pitch: Curve;
  gain: number;
  voice: Voice;
  seed: number;
}
export interface Plan {
  beats: Beat[];
  long: number;
}

/** Lays a call out in time. Another seed gives the same bird on another morning; `spread` 0 gives exactly what is written. */
export function plan(call: Call, seed: number, spread = 1): Plan {
  const dice = chance(seed * 2654435761 + 1);
  const vary = (share: number) => 1 + (dice() * 2 - 1) * share * spread;
  const [bird, haste] = [vary(0.015), vary(0.035)];
  const beats: Beat[] = [];

  function lay(items: Item[], at: number, p: number, t: number, down: number): number {
    for (const item of items) {
      if ('rest' in item) at += (item.rest / 1000) * t * vary(0.06);
      else if ('of' in item) at = lay(item.of[Math.floor(dice() * item.of.length)]!, at, p, t, down);
      else if ('items' in item) {
        const [few, many] = item.times;
        const n = few + Math.floor(dice() * (many - few + 1));
        for (let i = 0; i < n; i++) {
          const u = n > 1 ? i / (n - 1) : 0;
          const drift = (c: Curve | undefined, none: number) => (c ? along(c, u) : none);
          at = lay(item.items, at, p * drift(item.pitch, 1), t * drift(item.tempo, 1), down + drift(item.down, 0));
        }
      } else {
        const long = (item.ms / 1000) * t * vary(0.025);
        const shift = Math.log(1000 * p * vary(0.006));
        const pitch = { points: item.pitch.points.map((khz) => Math.log(khz) + shift), moves: item.pitch.moves };
        const gain = 10 ** (-(down + item.down) / 20) * vary(0.08);
        beats.push({ at, long, pitch, gain, voice: item.voice, seed: Math.floor(dice() * 2 ** 31) });
        at += long;
      }
    }
    return at;
  }
  const long = Math.max(...call.tracks.map((track) => lay(track, 0, bird, haste, 0)));
  return { beats, long };
}
