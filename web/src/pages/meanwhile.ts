/** What happened at a table since I last moved, in a sentence or two of its log. */
import { api } from '../lib/api';
import { language, words } from '../lib/language.svelte';
import { seatName } from '../lib/seats';
import type { Entry, TableInfo } from '../lib/wire';

/** More would be a report. */
const SENTENCES = 2;

/** The last things others did, after what I did myself. */
export function since(log: readonly Entry[], seat: number): Entry[] {
  const mine = log.findLastIndex((entry) => entry.args.seat === seat);
  return log
    .slice(mine + 1)
    .filter((entry) => typeof entry.args.seat === 'number' && entry.args.seat !== seat)
    .slice(-SENTENCES);
}

export async function meanwhile(table: TableInfo): Promise<string> {
  const seat = table.seats.findIndex((s) => s.mine);
  if (seat < 0 || table.phase !== 'playing') return '';
  const [push, games] = await Promise.all([api.look(table.id, seat), api.games(), language.need(table.game)]);
  const game = games.find((g) => g.id === table.game);
  if (!game) return '';
  const t = words();
  const here = t.at(table.seats.map((s) => seatName(t, s)), seat); // prettier-ignore
  return since(push.log.events, seat)
    .map((entry) => here.event(game, entry))
    .join(' ');
}
