/** How a game ended, in one sentence. */
import type { End } from '../lib/wire';
import type { Words } from '../lib/words';

export function outcome(t: Words, end: Pick<End, 'scores' | 'places'>, reader: number, together: boolean): string {
  const totals = end.scores.map((s) => s.total);
  // Alone or as one team there is nobody to beat: the points speak.
  if (together) return t.say('web-end-together', { points: totals[0] });
  const winners = end.places.flatMap((p, i) => (p === 1 ? [i] : []));
  const best = Math.max(...winners.map((i) => totals[i]));
  if (winners.length > 1) return t.say('web-end-shared', { names: t.allOf(winners.map((i) => t.seat(i))), best });
  const next = Math.max(...totals.filter((_, i) => !winners.includes(i)));
  return t.say('web-end-won', { seat: t.seat(winners[0]), you: winners[0] === reader ? 'yes' : 'no', best, next });
}
