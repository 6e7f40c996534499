/** How a game ended, in one sentence. */
import type { End, GameInfo } from '../lib/wire';
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

/** What decided it: the line of the account in which the winner had most over the next; or that points alone did not. */
export function decided(t: Words, game: GameInfo, end: Pick<End, 'scores' | 'places'>): string {
  const [winner, next] = end.places.map((_, i) => i).sort((a, b) => end.places[a] - end.places[b]);
  if (next === undefined || end.places[next] === 1) return '';
  const [best, second] = [end.scores[winner], end.scores[next]];
  if (best.total === second.total) return t.say('web-end-tie-break');
  if (best.total < second.total) return ''; // the game was won by something else
  const lead = (line: string): number => (best.lines[line] ?? 0) - (second.lines[line] ?? 0);
  const [line] = game.score_lines.filter((name) => lead(name) > 0).sort((a, b) => lead(b) - lead(a));
  if (line === undefined || game.score_lines.length < 2) return '';
  return t.say('web-end-decided', { line: t.line(game, line), best: best.lines[line], next: second.lines[line] ?? 0 });
}
