/** Which events of the log begin a line. */
import type { Entry } from '../lib/wire';

/** Events of one version came of one act and stand together. Before anybody acted each stands alone; where somebody
 *  else has more than one thing to tell, as after a sealed set-up, that is an act of theirs. */
export function begins(log: readonly Entry[], i: number): boolean {
  const [before, event, after] = [log[i - 1], log[i], log[i + 1]];
  if (!before || event.v === 0 || before.v !== event.v) return true;
  const { seat } = event.args;
  return typeof seat === 'number' && seat !== before.args.seat && after?.v === event.v && seat === after.args.seat;
}
