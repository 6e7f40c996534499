/** What a call is made of: syllables with a pitch, a length and a voice. No sound is recorded, all are described. */

/** Values met at even steps; how each step moves between two of them. */
export interface Curve {
  points: number[];
  moves: Move[];
}
/** even: straight, and round where it turns. early: moves, then stays. late: stays, then moves. smooth: slow at both ends. */
export type Move = 'even' | 'early' | 'late' | 'smooth';

/** How a syllable swells and fades. The shares of its length that rise and fall, and how fast it dies away. */
export const ENVELOPES = {
  soft: [0.22, 0.38, 0],
  flat: [0.07, 0.12, 0],
  swell: [0.72, 0.16, 0],
  fade: [0.07, 0.8, 0],
  arch: [0.5, 0.5, 0],
  hit: [0.03, 0.25, 5],
} as const;
export type Envelope = keyof typeof ENVELOPES;

/** What a syllable sounds like at any pitch. */
export interface Voice {
  /** Harmonics, the fundamental included; 0 = noise alone. */
  partials: number;
  /** dB lost with each octave above the fundamental. */
  roll: number;
  /** Resonances of throat and bill: kHz and width in kHz. */
  formants: [number, number][];
  /** Level of the partials between the harmonics (half the pitch): 0 to 1. */
  sub: number;
  /** Noise around the pitch, beside the tone: 0 to 1; and its width as a share of the pitch. */
  noise: number;
  band: number;
  /** Pulses: times a second, depth 0 to 1, sharpness (1 = a sine, 4 = clicks). */
  am: [number, number, number];
  /** Vibrato: times a second, up and down in kHz. Fast, it is a buzz. */
  fm: [number, number];
  /** Unsteadiness of the pitch, as a share of it. */
  jitter: number;
  env: Envelope;
}

export interface Note {
  /** kHz. */
  pitch: Curve;
  ms: number;
  /** dB below the loudest. */
  down: number;
  voice: Voice;
}
/** Silence of so many milliseconds. */
export interface Rest {
  rest: number;
}
/** Repeats between `times[0]` and `times[1]` times; pitch, time and level (dB down) drift from the first to the last. */
export interface Group {
  items: Item[];
  times: [number, number];
  pitch?: Curve;
  tempo?: Curve;
  down?: Curve;
}
/** One of these, another one every time. */
export interface Choice {
  of: Item[][];
}
export type Item = Note | Rest | Group | Choice;
/** Tracks begin together: the two sides of a thrush's syrinx, or a bird and its wings. */
export interface Call {
  tracks: Item[][];
}

// prettier-ignore
const PLAIN: Voice = {
  partials: 1, roll: 12, formants: [], sub: 0, noise: 0, band: 0.3, am: [0, 0, 1], fm: [0, 0], jitter: 0.002, env: 'soft',
};
const voice = (over: Partial<Voice>): Voice => ({ ...PLAIN, ...over });

/** The timbres a description starts from. */
// prettier-ignore
export const TIMBRES = {
  whistle: voice({ partials: 2, roll: 30 }),
  flute: voice({ partials: 3, roll: 20, jitter: 0.003 }),
  chip: voice({ partials: 2, roll: 26, env: 'flat' }),
  nasal: voice({ partials: 10, roll: 3, formants: [[2.4, 0.7]], jitter: 0.006, env: 'flat' }),
  buzz: voice({ partials: 2, roll: 24, am: [110, 0.8, 1], fm: [110, 0.3] }),
  trill: voice({ partials: 2, roll: 26, am: [24, 1, 1.3], fm: [24, 0.6], env: 'flat' }),
  burr: voice({ partials: 3, roll: 16, am: [75, 0.7, 1], fm: [75, 0.12] }),
  hoot: voice({ partials: 4, roll: 19, noise: 0.02, band: 0.6, jitter: 0.004 }),
  quack: voice({ partials: 16, roll: 2, formants: [[1.3, 0.35], [2.7, 0.6]], sub: 0.1, noise: 0.15, band: 2, jitter: 0.012, env: 'flat' }),
  honk: voice({ partials: 12, roll: 4, formants: [[0.9, 0.4], [2, 0.5]], noise: 0.06, band: 1.5, jitter: 0.008, env: 'flat' }),
  croak: voice({ partials: 20, roll: 3, formants: [[0.9, 0.3], [1.7, 0.5]], sub: 0.5, noise: 0.3, band: 3, jitter: 0.03, env: 'flat' }),
  scream: voice({ partials: 5, roll: 9, noise: 0.22, band: 0.35, jitter: 0.012, env: 'flat' }),
  rasp: voice({ partials: 8, roll: 4, formants: [[2.6, 0.9]], sub: 0.3, noise: 0.5, band: 0.8, am: [90, 0.5, 1], jitter: 0.03, env: 'flat' }),
  drum: voice({ partials: 0, noise: 1, band: 0.5, env: 'hit' }),
  click: voice({ partials: 0, noise: 1, band: 0.25, env: 'hit' }),
  hiss: voice({ partials: 0, noise: 1, band: 0.8, env: 'soft' }),
} satisfies Record<string, Voice>;
export type Timbre = keyof typeof TIMBRES;
