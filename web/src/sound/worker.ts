/** Sings in a thread of its own: the page never waits for a bird. */
import { parse } from './notation';
import { flock, render } from './synth';

export interface Order {
  /** Given back with the samples. */
  n: number;
  call: string;
  birds: number;
  seed: number;
}
export interface Sung {
  n: number;
  samples: Float32Array<ArrayBuffer>;
}

onmessage = ({ data: { n, call, birds, seed } }: MessageEvent<Order>) => {
  const samples = birds > 1 ? flock(parse(call), birds, { seed }) : render(parse(call), { seed });
  const sung: Sung = { n, samples };
  postMessage(sung, { transfer: [samples.buffer] });
};
