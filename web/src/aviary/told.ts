/** A filter in words: "29 live in wetland and eat fish." */
import type { Words } from '../lib/words';
import { LEAST, MOST, type Filter } from './filter';

export function told(t: Words, f: Filter, count: number): string {
  const n = count === 1 ? 1 : 2;
  const parts: string[] = [];
  if (f.place) parts.push(t.say('aviary-that-place', { n, place: f.place }));
  if (f.food) parts.push(t.say('aviary-that-food', { n, food: f.food }));
  if (f.nest) parts.push(t.say('aviary-that-nest', { n, nest: f.nest }));
  if (f.when) parts.push(t.say('aviary-that-when', { n, when: f.when }));
  if (f.from > LEAST || f.to < MOST) parts.push(t.say('aviary-that-span', { n, from: f.from, to: f.to }));
  if (f.game) parts.push(t.say('aviary-that-game', { n, game: t.say(`${f.game}-title`) }));
  const query = f.query.trim();
  if (!count && (parts.length || query)) return t.say('aviary-none');
  if (parts.length) return t.say('aviary-some', { count, what: t.allOf(parts) });
  return query ? t.say('aviary-some-search', { count, query }) : '';
}
