/** How a game ended, in one sentence. */
import type { Rival } from '../lib/scene';
import type { End } from '../lib/wire';
import type { Words } from '../lib/words';

/** The end with who plays without a seat as one more seat. */
export function withRival(end: Pick<End, 'scores' | 'places'>, rival?: Rival | null): Pick<End, 'scores' | 'places'> {
  if (!rival) return end;
  const places = rival.result === 'tied' ? [1, 1] : rival.result === 'won' ? [1, 2] : [2, 1];
  return { scores: [...end.scores, rival], places };
}

export function outcome(
  t: Words,
  end: Pick<End, 'scores' | 'places'>,
  reader: number,
  together: boolean,
  rival?: Rival | null,
): string {
  const totals = end.scores.map((s) => s.total);
  if (rival) {
    const [best, next] = rival.result === 'lost' ? [rival.total, totals[0]] : [totals[0], rival.total];
    if (rival.result === 'tied') return t.say('web-end-shared', { names: t.allOf([t.seat(0), rival.name]), best });
    const seat = rival.result === 'won' ? t.seat(0) : rival.name;
    return t.say('web-end-won', { seat, you: rival.result === 'won' && reader === 0 ? 'yes' : 'no', best, next });
  }
  // Alone or as one team there is nobody to beat: the points speak.
  if (together || totals.length === 1) return t.say('web-end-together', { points: totals[0] });
  const winners = end.places.flatMap((p, i) => (p === 1 ? [i] : []));
  const best = Math.max(...winners.map((i) => totals[i]));
  if (winners.length > 1) return t.say('web-end-shared', { names: t.allOf(winners.map((i) => t.seat(i))), best });
  const next = Math.max(...totals.filter((_, i) => !winners.includes(i)));
  return t.say('web-end-won', { seat: t.seat(winners[0]), you: winners[0] === reader ? 'yes' : 'no', best, next });
}
