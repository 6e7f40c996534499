/** A short call, made by the browser itself: two falling whistles and a rising one. */

/** Begin, from and to in hertz, seconds. */
const CALL = [
  { at: 0, from: 3400, to: 2500, long: 0.09 },
  { at: 0.13, from: 3600, to: 2700, long: 0.09 },
  { at: 0.27, from: 2600, to: 3900, long: 0.14 },
] as const;
const LOUD = 0.11;

let context: AudioContext | undefined;

export function chirp(): void {
  // Without sound, or before the first click on the page, the browser refuses: then it stays quiet.
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    const now = context.currentTime + 0.02;
    for (const { at, from, to, long } of CALL) {
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      tone.frequency.setValueAtTime(from, now + at);
      tone.frequency.exponentialRampToValueAtTime(to, now + at + long);
      volume.gain.setValueAtTime(0, now + at);
      volume.gain.linearRampToValueAtTime(LOUD, now + at + long * 0.25);
      volume.gain.linearRampToValueAtTime(0, now + at + long);
      tone.connect(volume).connect(context.destination);
      tone.start(now + at);
      tone.stop(now + at + long);
    }
  } catch {
    context = undefined;
  }
}
