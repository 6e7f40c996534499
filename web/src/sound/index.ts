/** The sound of the table. Comes when sound is first switched on. */
import { heard } from './heard';
import { lineOf } from './calls';
import { Mixer } from './mixer';
import { inWorker, Singer } from './singer';

const singer = new Singer(inWorker());
const mixer = new Mixer(new AudioContext(), singer);

export { heard, mixer };

/** Has a bird's call made before it is wanted: a card in hand may be played next. */
export function learn(bird: string): void {
  const line = lineOf(bird);
  if (line) singer.learn(line[2]);
}
