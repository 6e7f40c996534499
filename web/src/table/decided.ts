/** What decided a game: the lines in which the winner was furthest ahead of the next best; or that points did not. */
import type { End, GameInfo } from '../lib/wire';
import type { Words } from '../lib/words';

const MOST = 2;

/** Empty where nobody won alone, or where no line tells one score from the other. */
export function decided(
  t: Words,
  game: Pick<GameInfo, 'id' | 'score_lines'>,
  end: Pick<End, 'scores' | 'places'>,
): string {
  const winners = end.places.flatMap((p, i) => (p === 1 ? [i] : []));
  if (winners.length !== 1 || end.scores.length < 2) return '';
  const best = end.scores[winners[0]];
  const next = end.scores.filter((_, i) => i !== winners[0]).reduce((a, b) => (b.total > a.total ? b : a));
  if (best.total === next.total) return t.say('web-end-tie-break');
  if (best.total < next.total || game.score_lines.length < 2) return ''; // won by something else, or said already
  const ahead = [...new Set([...game.score_lines, ...Object.keys(best.lines)])]
    .map((name) => ({ name, best: best.lines[name] ?? 0, next: next.lines[name] ?? 0 }))
    .filter((line) => line.best > line.next)
    .sort((a, b) => b.best - b.next - (a.best - a.next));
  // As many lines as it takes to explain the difference, but not a list.
  const told: string[] = [];
  let rest = best.total - next.total;
  for (const line of ahead.slice(0, MOST)) {
    if (told.length && rest <= 0) break;
    told.push(t.say('web-decided-line', { ...line, line: t.line(game, line.name) }));
    rest -= line.best - line.next;
  }
  return told.length ? t.say('web-decided', { lines: t.allOf(told) }) : '';
}
