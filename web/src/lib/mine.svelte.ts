/** The tables where I sit, read again from time to time, and those among them that wait for me. */
import { api } from './api';
import { call } from './call';
import { me } from './me.svelte';
import { router } from './router.svelte';
import type { TableInfo, Tables } from './wire';

const LOOK_AGAIN = 20_000;
/** At a table others are less urgent: every so many looks. */
const SELDOM = 3;

let tables = $state.raw<Tables>({ running: [], finished: [] });
/** Tables that waited when they were last read; null before the first time. */
let known: ReadonlySet<string> | null = null;

/** Whether a table waits for me. A lesson waits for ever; where a bot plays for me, nobody waits. */
export const waits = (table: TableInfo): boolean =>
  !table.lesson && table.turn.some((seat) => table.seats[seat]?.mine && !table.seats[seat].bot);

/** Whether a table is a pad, which counts for a game on a real table. All the rest of pads is loaded when one is opened. */
export const isPad = (game: string): boolean => game.endsWith('-pad');

/** Whether I have left a game that goes on. */
export const hasLeft = (table: TableInfo): boolean =>
  table.phase === 'playing' && table.seats.some((s) => s.mine) && table.seats.every((s) => !s.mine || s.gone);

const open = (id: string): boolean => 'id' in router.page && router.page.id === id;

export const mine = {
  get tables(): Tables {
    return tables;
  },
  /** Tables that wait for me, but for the one on screen. */
  get waiting(): TableInfo[] {
    return tables.running.filter((t) => waits(t) && !open(t.id));
  },
  async read(): Promise<void> {
    if (!me.who) {
      tables = { running: [], finished: [] };
      known = null;
      return;
    }
    tables = await api.tables();
    const waiting = tables.running.filter(waits);
    // The table on screen calls for itself, and sooner.
    const fresh = waiting.find((t) => known && !known.has(t.id) && !open(t.id));
    known = new Set(waiting.map((t) => t.id));
    if (fresh) call(fresh.game, fresh.id);
  },
};

/** Keeps reading while the app lives; call once. */
export function keepReading(): void {
  const look = () => void mine.read().catch(() => undefined);
  look();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  // What was known on the last page may be over: a table left a moment ago, a game just finished.
  router.turned(look);
  let turn = 0;
  setInterval(() => (router.page.name === 'lobby' || ++turn % SELDOM === 0) && look(), LOOK_AGAIN);
}
