/** Birds in full detail, drawn by a worker when they are first looked at. */
import type { Drawn } from './illustrator.worker';

let worker: Worker | undefined;
const waiting = new Map<string, (svg: string) => void>();
const drawn = new Map<string, Promise<string>>();

export function plate(id: string): Promise<string> {
  if (!worker) {
    worker = new Worker(new URL('./illustrator.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Drawn>) => {
      waiting.get(data.id)?.(data.svg);
      waiting.delete(data.id);
    };
  }
  let svg = drawn.get(id);
  if (!svg) {
    svg = new Promise((done) => waiting.set(id, done));
    drawn.set(id, svg);
    worker.postMessage(id);
  }
  return svg;
}
