/** Spectrograms, by a Fourier transform of our own: what a call can be measured by. */

interface Table {
  cos: Float64Array;
  sin: Float64Array;
  window: Float64Array;
}

/** Sines, cosines and window of a size, made once. */
const tables = new Map<number, Table>();
function tableOf(size: number): Table {
  const known = tables.get(size);
  if (known) return known;
  const make = (of: (turn: number) => number) =>
    Float64Array.from({ length: size }, (_, k) => of((-2 * Math.PI * k) / size));
  const made = { cos: make(Math.cos), sin: make(Math.sin), window: make((t) => 0.5 - 0.5 * Math.cos(t)) };
  tables.set(size, made);
  return made;
}

/** In place; the length is a power of two. */
function transform(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  const { cos, sin } = tableOf(n);
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [re[i], re[j]] = [re[j], re[i]];
  }
  for (let size = 2; size <= n; size *= 2) {
    const half = size / 2;
    for (let k = 0; k < half; k++) {
      const [c, s] = [cos[(k * n) / size], sin[(k * n) / size]];
      for (let i = k; i < n; i += size) {
        const x = re[i + half] * c - im[i + half] * s;
        const y = re[i + half] * s + im[i + half] * c;
        re[i + half] = re[i] - x;
        im[i + half] = im[i] - y;
        re[i] += x;
        im[i] += y;
      }
    }
  }
}

/** Power of each frequency around one moment. */
function around(samples: Float32Array, centre: number, size: number): Float64Array {
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  const { window } = tableOf(size);
  for (let i = 0; i < size; i++) re[i] = (samples[centre - size / 2 + i] ?? 0) * window[i];
  transform(re, im);
  return Float64Array.from({ length: size / 2 }, (_, k) => re[k] ** 2 + im[k] ** 2);
}

/** Frames `hop` samples apart; `bin`: hertz between two frequencies of a frame. */
export function spectrogram(samples: Float32Array, size: number, hop: number, rate: number) {
  const frames: Float64Array[] = [];
  for (let at = 0; at < samples.length; at += hop) frames.push(around(samples, at, size));
  return { frames, bin: rate / size };
}

/** The strongest frequency around a moment, in hertz. */
export function strongest(samples: Float32Array, centre: number, size: number, rate: number): number {
  const power = around(samples, centre, size);
  let best = 2;
  power.forEach((p, k) => k > 1 && p > power[best] && (best = k));
  const [l, m, r] = [power[best - 1], power[best], power[best + 1] ?? 0].map((p) => Math.log(p + 1e-12));
  return ((best + (l - r) / (2 * (l - 2 * m + r) || 1)) * rate) / size;
}
