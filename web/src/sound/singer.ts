/** Has sounds sung by the worker, and keeps a few plays of each. */
import type { Order, Sung } from './worker';

/** At most so many different plays of a sound are kept; then the oldest comes again. */
const KEPT = 3;

export type Sing = (call: string, birds: number, seed: number) => Promise<Float32Array<ArrayBuffer>>;

export function inWorker(): Sing {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (samples: Float32Array<ArrayBuffer>) => void>();
  let orders = 0;
  worker.onmessage = ({ data: { n, samples } }: MessageEvent<Sung>) => {
    waiting.get(n)?.(samples);
    waiting.delete(n);
  };
  return (call, birds, seed) =>
    new Promise((done) => {
      const order: Order = { n: ++orders, call, birds, seed };
      waiting.set(order.n, done);
      worker.postMessage(order);
    });
}

export class Singer {
  private readonly made = new Map<string, Promise<Float32Array<ArrayBuffer>>[]>();
  private readonly turns = new Map<string, number>();

  constructor(
    private readonly sing: Sing,
    private readonly dice: () => number = Math.random,
  ) {}

  /** The next play of a sound: never the one that was heard last. */
  take(call: string, birds = 1): Promise<Float32Array<ArrayBuffer>> {
    const key = `${birds} ${call}`;
    const turn = this.turns.get(key) ?? 0;
    this.turns.set(key, turn + 1);
    const kept = this.made.get(key) ?? [];
    this.made.set(key, kept);
    return (kept[turn % KEPT] ??= this.sing(call, birds, Math.floor(this.dice() * 2 ** 31)));
  }

  /** Has the first play made before it is wanted. */
  learn(call: string, birds = 1): void {
    const key = `${birds} ${call}`;
    if (this.made.has(key)) return;
    this.made.set(key, [this.sing(call, birds, Math.floor(this.dice() * 2 ** 31))]);
  }
}
