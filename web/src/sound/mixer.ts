/** Plays calls and sounds of the table: soft, never two calls at once, and the table steps back for a bird. */
import { lineOf } from './calls';
import type { Singer } from './singer';
import { TABLE } from './table';

/** Samples a second: enough for the highest bird here. */
export const RATE = 22_050;
/** Everything together, then each kind, as shares of full scale; all sounds are sung equally loud. */
const MASTER = 0.35;
const CALLS = 1;
const SOUNDS = 0.6;
/** What is left of the table while a bird calls (−9 dB), and how fast it steps back and returns, in seconds. */
const DUCKED = 0.35;
const STEP_BACK = 0.03;
const RETURN = 0.25;
/** Silence after a call, in seconds. */
const REST = 0.15;
/** A bird that called so many seconds ago is silent every other time. */
const SOON = 20;
/** Samples that come later than this, in seconds, belong to a moment that is over. */
const LATE = 0.8;
/** A share of the call sent through the trees. */
const AIR = 0.16;

export class Mixer {
  private readonly master: GainNode;
  private readonly calls: GainNode;
  private readonly sounds: GainNode;
  private busyUntil = 0;
  private readonly called = new Map<string, { at: number; silent: boolean }>();

  constructor(
    private readonly context: AudioContext,
    private readonly singer: Singer,
  ) {
    const gain = (value: number, to: AudioNode) => {
      const node = context.createGain();
      node.gain.value = value;
      node.connect(to);
      return node;
    };
    this.master = gain(MASTER, context.destination);
    this.calls = gain(CALLS, this.master);
    this.sounds = gain(SOUNDS, this.master);
    const air = context.createConvolver();
    air.buffer = trees(context);
    this.calls.connect(air);
    air.connect(gain(AIR, this.master));
  }

  /** Browsers stay silent until somebody has clicked: to be called from a click. */
  async wake(): Promise<void> {
    await this.context.resume().catch(() => undefined);
  }

  /** 0 to 1, as the reader sets it. The ear counts in squares. */
  set volume(share: number) {
    this.master.gain.setTargetAtTime(MASTER * share ** 2, this.context.currentTime, 0.02);
  }

  /** A bird calls, unless another one is calling or it has called just now; who `wants` to hear it again does. */
  async call(bird: string, birds = 1, down = 0, wants = false): Promise<boolean> {
    const line = lineOf(bird);
    const asked = this.context.currentTime;
    if (!line || !this.running || asked < this.busyUntil) return false;
    if (!wants && !this.again(bird, asked)) return false;
    this.busyUntil = asked + LATE;
    const samples = await this.singer.take(line[2], birds);
    const now = this.context.currentTime;
    if (now > asked + LATE) return false;
    const long = samples.length / RATE;
    this.busyUntil = now + long + REST;
    this.sounds.gain.setTargetAtTime(SOUNDS * DUCKED, now, STEP_BACK);
    this.sounds.gain.setTargetAtTime(SOUNDS, now + long, RETURN);
    this.start(samples, this.calls, down);
    return true;
  }

  /** A sound of the table; these may overlap. */
  async sound(id: string): Promise<boolean> {
    const line = TABLE[id];
    const asked = this.context.currentTime;
    if (!line || !this.running) return false;
    const samples = await this.singer.take(line[2]);
    if (this.context.currentTime > asked + LATE) return false;
    this.start(samples, this.sounds, 0);
    return true;
  }

  private get running(): boolean {
    return this.context.state === 'running';
  }

  private again(bird: string, now: number): boolean {
    const last = this.called.get(bird);
    const silent = last !== undefined && now < last.at + SOON && !last.silent;
    this.called.set(bird, { at: now, silent });
    return !silent;
  }

  private start(samples: Float32Array<ArrayBuffer>, to: AudioNode, down: number): void {
    const [node, level] = [this.context.createBufferSource(), this.context.createGain()];
    node.buffer = this.context.createBuffer(1, samples.length, RATE);
    node.buffer.copyToChannel(samples, 0);
    level.gain.value = 10 ** (-down / 20);
    node.connect(level).connect(to);
    node.start();
  }
}

/** A short echo, made of noise that dies away and grows duller: bare tones sound like a telephone. */
function trees(context: BaseAudioContext): AudioBuffer {
  const long = Math.round(context.sampleRate * 0.7);
  const made = context.createBuffer(2, long, context.sampleRate);
  for (let side = 0; side < 2; side++) {
    const samples = made.getChannelData(side);
    for (let i = 0, dull = 0; i < long; i++) {
      const u = i / long;
      dull += (Math.random() * 2 - 1 - dull) * (0.6 - 0.45 * u);
      samples[i] = dull * Math.exp(-6 * u) * Math.min(1, i / (0.012 * context.sampleRate));
    }
  }
  return made;
}
