/** How a table stands, and what happened there since I last moved: two lines for who comes back. */
import { gameOf } from '../games/folders';
import { api } from '../lib/api';
import { language, words } from '../lib/language.svelte';
import type { Standing } from '../lib/scene';
import { seatName } from '../lib/seats';
import { still } from '../lib/still';
import type { Entry, TableInfo } from '../lib/wire';
import { standsOf } from './stands';

/** More would be a report. */
const SENTENCES = 2;

export interface Meanwhile {
  /** "Round 2, 6 turns left. You 24, Odile 31." */
  stands: string;
  told: string;
}
const NOTHING: Meanwhile = { stands: '', told: '' };

const STANDINGS = new Map(
  Object.entries(import.meta.glob<{ standing: Standing }>('../games/*/standing.ts')).map(([path, load]) => [
    gameOf(path),
    load,
  ]),
);

/** The last things others did, after what I did myself. */
export function since(log: readonly Entry[], seat: number): Entry[] {
  const mine = log.findLastIndex((entry) => entry.args.seat === seat);
  return log
    .slice(mine + 1)
    .filter((entry) => typeof entry.args.seat === 'number' && entry.args.seat !== seat)
    .slice(-SENTENCES);
}

export async function meanwhile(table: TableInfo): Promise<Meanwhile> {
  const seat = table.seats.findIndex((s) => s.mine);
  if (seat < 0 || table.phase !== 'playing') return NOTHING;
  const [push, games, found] = await Promise.all([
    api.look(table.id, seat),
    api.games(),
    STANDINGS.get(table.game)?.(),
    language.need(table.game),
  ]);
  const game = games.find((g) => g.id === table.game);
  if (!game) return NOTHING;
  const t = words();
  const names = table.seats.map((s) => seatName(t, s));
  const here = t.at(names, seat);
  const told = since(push.log.events, seat)
    .map((entry) => here.event(game, entry))
    .join(' ');
  if (!found || !push.view) return { stands: '', told };
  const scene = { ...still({ game, words: here, view: push.view, seat, recent: [] }), ask: push.ask };
  return { stands: standsOf(found.standing, scene, names), told };
}
