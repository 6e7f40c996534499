/** Which events of the log begin a line, and how a line of many is read. */
import type { Entry } from '../lib/wire';

/** Events of one version came of one act and stand together. Before anybody acted each stands alone; where somebody
 *  else has more than one thing to tell, as after a sealed set-up, that is an act of theirs. */
export function begins(log: readonly Entry[], i: number): boolean {
  const [before, event, after] = [log[i - 1], log[i], log[i + 1]];
  if (!before || event.v === 0 || before.v !== event.v) return true;
  const { seat } = event.args;
  return typeof seat === 'number' && seat !== before.args.seat && after?.v === event.v && seat === after.args.seat;
}

/** The sentences of a line in rows: a new one where it goes on to speak of somebody else; and where, after several, it
 *  speaks of nobody any more. */
export function rows<T extends Pick<Entry, 'args'>>(line: readonly T[]): T[][] {
  const found: T[][] = [];
  let whose: unknown;
  for (const event of line) {
    const { seat } = event.args;
    const other = typeof seat === 'number' ? seat !== whose : found.length > 1 && whose !== undefined;
    if (!found.length || other) {
      found.push([]);
      whose = seat;
    }
    found[found.length - 1].push(event);
  }
  return found;
}
