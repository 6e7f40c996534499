/** Sings a call into samples. */
import { along, chance, plan, type Beat, type Plan } from './plan';
import { ENVELOPES, type Call } from './voice';

const ramp = (u: number) => (u >= 1 ? 1 : u <= 0 ? 0 : (1 - Math.cos(Math.PI * u)) / 2);
/** Samples between two looks at pitch, formants and filter. */
const STEP = 32;

/** Adds one syllable to the samples. */
function sing({ at, long, pitch, gain, voice: v, seed }: Beat, out: Float32Array, rate: number): void {
  const dice = chance(seed);
  const [first, n] = [Math.round(at * rate), Math.max(2, Math.round(long * rate))];
  const [rise, fall, decay] = ENVELOPES[v.env];
  const unit = v.sub > 0 ? 0.5 : 1; // partials of half the pitch, where there are subharmonics
  const count = Math.round(v.partials / unit);
  const gains = new Float64Array(count + 1);
  const falling = gains.map(
    (_, k) => 10 ** ((-v.roll * Math.log2(Math.max(1, k * unit))) / 20) * (k % 2 && unit < 1 ? v.sub : 1),
  );
  let [phase, wobble, hz, rising] = [0, 0, Math.exp(along(pitch, 0)), 0];
  let [low, mid, g, a1, loud, top] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < n; i++) {
    if (i % STEP === 0) {
      wobble += ((dice() * 2 - 1) * v.jitter * 2 - wobble) * 0.3;
      const next = Math.exp(along(pitch, Math.min(1, (i + STEP) / n)));
      if (i > 0) hz += rising * STEP;
      rising = (next - hz) / STEP;
      let energy = 1e-9;
      top = Math.min(count, Math.floor((0.47 * rate) / (hz * unit)));
      for (let k = 1; k <= top; k++) {
        const f = hz * k * unit;
        let heard = v.formants.length ? 0.04 : 1;
        for (const [at, wide] of v.formants) heard += 1 / (1 + ((f / 1000 - at) / wide) ** 2);
        gains[k] = falling[k]! * heard * Math.min(1, (0.47 * rate - f) / (0.04 * rate));
        energy += gains[k]! ** 2;
      }
      for (let k = 1; k <= top; k++) gains[k]! /= Math.sqrt(energy);
      // A band of noise around the pitch: a state-variable filter, its level made good for its width.
      const centre = Math.min(hz, 0.42 * rate);
      g = Math.tan((Math.PI * centre) / rate);
      a1 = 1 / (1 + g * (g + v.band));
      loud = v.noise * v.band * Math.sqrt(rate / (2 * Math.PI * centre * v.band + 1)) * 1.2;
    }
    const time = i / rate;
    const f = (hz + rising * (i % STEP)) * (1 + wobble) + v.fm[1] * 1000 * Math.sin(2 * Math.PI * v.fm[0] * time);
    phase += (2 * Math.PI * f * unit) / rate;
    let sample = 0;
    const twice = 2 * Math.cos(phase);
    for (let k = 1, before = 0, sine = Math.sin(phase); k <= top; k++) {
      sample += gains[k]! * sine;
      const next = twice * sine - before; // sin(kφ) from the two before it
      before = sine;
      sine = next;
    }
    if (v.noise) {
      const input = dice() * 2 - 1 - low - (g + v.band) * mid;
      const high = input * a1;
      const band = mid + g * high;
      low += 2 * g * band;
      mid = band + g * high;
      sample += loud * band;
    }
    const u = i / n;
    let level = ramp(u / rise) * ramp((1 - u) / fall) * (decay ? Math.exp(-decay * u) : 1);
    if (v.am[1]) level *= 1 - v.am[1] * (1 - ((1 - Math.cos(2 * Math.PI * v.am[0] * time)) / 2) ** v.am[2]);
    if (first + i < out.length) out[first + i]! += gain * level * sample;
  }
}

/** Where all calls are brought to: level of the parts that sound (RMS, as the ear weighs it), and the highest peak. */
export const LOUDNESS = 0.1;
export const PEAK = 0.7;

/** Level of the parts that sound: frames of 20 ms within 25 dB of the loudest, low pitches weighed less as the ear does. */
export function loudness(samples: Float32Array, rate: number): number {
  const frame = Math.round(rate * 0.02);
  const c = Math.exp((-2 * Math.PI * 180) / rate);
  const powers: number[] = [];
  let [x0, y, sum] = [0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    y = c * (y + samples[i]! - x0);
    x0 = samples[i]!;
    sum += y * y;
    if (i % frame === frame - 1 || i === samples.length - 1) {
      powers.push(sum / frame);
      sum = 0;
    }
  }
  const least = Math.max(...powers) * 10 ** -2.5;
  const heard = powers.filter((p) => p > least);
  return Math.sqrt(heard.reduce((a, b) => a + b, 0) / Math.max(1, heard.length));
}

export interface Options {
  seed?: number;
  /** 22,050 is enough for every bird here; 44,100 for the purist. */
  rate?: number;
  spread?: number;
}

/** The samples of a call, at the common loudness, silent at both ends. */
export function render(call: Call, { seed = 1, rate = 22_050, spread = 1 }: Options = {}): Float32Array<ArrayBuffer> {
  return level(mixed(plan(call, seed, spread), rate), rate);
}

/** Silence before and after, so that nothing clicks. */
const EDGE = 0.006;

function mixed({ beats, long }: Plan, rate: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.ceil((long + 2 * EDGE) * rate));
  for (const beat of beats) sing({ ...beat, at: beat.at + EDGE }, out, rate);
  return out;
}

function level(out: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  const peak = out.reduce((most, x) => Math.max(most, Math.abs(x)), 1e-9);
  const scale = Math.min(LOUDNESS / Math.max(1e-9, loudness(out, rate)), PEAK / peak);
  const edge = Math.round(rate * 0.003);
  for (let i = 0; i < out.length; i++) out[i]! *= scale * ramp(i / edge) * ramp((out.length - 1 - i) / edge);
  return out;
}

/** Several birds of a kind at once: each a little later, higher or lower, and softer than the first. */
export function flock(
  call: Call,
  birds: number,
  { seed = 1, rate = 22_050, spread = 1 }: Options = {},
): Float32Array<ArrayBuffer> {
  const dice = chance(seed + 77);
  const plans = Array.from({ length: birds }, (_, i) => {
    const { beats, long } = plan(call, seed * 31 + i, spread);
    const [late, shift, gain] = [i * (0.16 + 0.08 * dice()), i ? (dice() - 0.5) * 0.12 : 0, 0.85 ** i];
    const moved = beats.map((b) => ({
      ...b,
      at: b.at + late,
      gain: b.gain * gain,
      pitch: { points: b.pitch.points.map((p) => p + shift), moves: b.pitch.moves },
    }));
    return { beats: moved, long: long + late };
  });
  return level(
    mixed({ beats: plans.flatMap((p) => p.beats), long: Math.max(...plans.map((p) => p.long)) }, rate),
    rate,
  );
}
