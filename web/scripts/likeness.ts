/** How alike two calls are: time against pitch in octaves, and how fast they pulse. */
import { spectrogram } from './spectrum';

const BANDS = 30;
/** Of 50 ms: two and a half seconds. */
const FRAMES = 50;
const [LOWEST, HIGHEST] = [150, 10_500];
const PULSES = [5, 8, 12, 18, 27, 40, 60, 85];

export interface Features {
  picture: Float64Array;
  pulses: number[];
}

export function features(samples: Float32Array, rate: number): Features {
  const { frames, bin } = spectrogram(samples, 512, 110, rate); // 5 ms
  const band = Array.from({ length: frames[0].length }, (_, k) => {
    const f = k * bin;
    if (f < LOWEST) return -1;
    return Math.min(BANDS - 1, Math.floor((BANDS * Math.log(f / LOWEST)) / Math.log(HIGHEST / LOWEST)));
  });
  const grid = new Float64Array(BANDS * FRAMES);
  frames.forEach((frame, i) => {
    const at = Math.floor(i / 10);
    if (at < FRAMES) frame.forEach((p, k) => band[k] >= 0 && (grid[at * BANDS + band[k]] += p));
  });
  const most = grid.reduce((a, b) => Math.max(a, b), 0);
  const envelope = frames.map((frame) => Math.sqrt(frame.reduce((a, b) => a + b, 0)));
  const pulses = PULSES.map((hz) => {
    let [re, im, sum] = [0, 0, 1e-9];
    envelope.forEach((e, i) => {
      re += e * Math.cos(2 * Math.PI * hz * i * 0.005);
      im += e * Math.sin(2 * Math.PI * hz * i * 0.005);
      sum += e;
    });
    return Math.min(1, (2 * Math.hypot(re, im)) / sum);
  });
  return { picture: grid.map((p) => Math.max(0, 1 + Math.log10(p / most + 1e-12) / 3.5)), pulses };
}

/** 0: the same; about 1: nothing in common. */
export function distance(a: Features, b: Features): number {
  let best = Infinity;
  for (const shift of [-2, -1, 0, 1, 2]) {
    let sum = 0;
    let weight = 1e-9;
    for (let t = 0; t < FRAMES; t++) {
      const from = t + shift;
      const inside = from >= 0 && from < FRAMES;
      for (let k = 0; k < BANDS; k++) {
        const x = a.picture[t * BANDS + k];
        const y = inside ? b.picture[from * BANDS + k] : 0;
        sum += (x - y) * (x - y);
        weight += x * x + y * y;
      }
    }
    best = Math.min(best, sum / weight);
  }
  const beat = a.pulses.reduce((sum, x, i) => sum + (x - b.pulses[i]) ** 2, 0);
  return Math.sqrt(best + 0.5 * beat);
}
