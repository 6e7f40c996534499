/** How a finished game ended for me, in a few words: "Won 42–36". */
import type { TableInfo } from '../lib/wire';
import type { Words } from '../lib/words';

type Finished = Pick<TableInfo, 'seats' | 'places' | 'totals'>;

/** Empty where nothing is known: games that ended before points were kept. */
export function result(t: Words, { seats, places, totals }: Finished): string {
  const mine = seats.flatMap((s, i) => (s.mine ? [i] : []));
  if (!totals.length || !mine.length) return '';
  // Alone, as one team, or all level: there is nobody to beat, and the points speak.
  if (places.every((place) => place === 1)) return t.say('web-result-points', { points: totals[mine[0]] });
  const winners = places.flatMap((place, i) => (place === 1 ? [i] : []));
  const best = totals[winners[0]];
  const next = Math.max(...totals.filter((_, i) => !winners.includes(i)));
  if (mine.length > 1)
    return t.say('web-result-theirs', { name: t.allOf(winners.map((i) => seats[i].name)), best, next });
  const [me] = mine;
  if (places[me] > 1)
    return t.say('web-result-lost', { own: totals[me], best, place: places[me], count: seats.length });
  return t.say(winners.length > 1 ? 'web-result-shared' : 'web-result-won', { best, next });
}
