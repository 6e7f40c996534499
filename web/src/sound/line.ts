/** A sound in one line: what is loudest lies between these kHz, the sound (notation.ts), what it imitates. */
export type Line = readonly [low: number, high: number, call: string, imitates: string];
