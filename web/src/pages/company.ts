/** Who else is at a table, in words: "With Inès and Grive." */
import { seatName } from '../lib/seats';
import type { TableInfo } from '../lib/wire';
import type { Words } from '../lib/words';

export function company(t: Words, table: TableInfo): string {
  const others = table.seats.filter((s) => !s.mine && s.kind !== 'open').map((s) => seatName(t, s));
  return others.length ? t.say('web-with', { names: t.allOf(others) }) : '';
}
