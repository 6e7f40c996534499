/** All about the people bots are: a chunk of its own, which no first load waits for. */
import { LOOKS, type PersonId } from '../art/people/looks';
import { portrait, type Mood } from '../art/people/portrait';

export { company, named, HOSTS, CAST } from './cast';
export { LONG, Remarks, sight, type Remark, type Sight } from './remarks';

const drawn = new Map<string, string>();

/** A round portrait as SVG; drawn once, kept. */
export function seal(id: PersonId, size: number, mood: Mood = 'calm'): string {
  const key = `${id} ${size} ${mood}`;
  const found = drawn.get(key) ?? portrait({ look: LOOKS[id] }, { size, mood, round: true });
  drawn.set(key, found);
  return found;
}
