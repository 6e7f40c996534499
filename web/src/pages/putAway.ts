/** What may be done with a table in a list. */
import type { TableInfo } from '../lib/wire';

/** Whether I may end it without a result: it still waits and is mine, or nobody else plays there. */
export function mayClose(table: Pick<TableInfo, 'seats' | 'phase' | 'host' | 'lesson'>): boolean {
  if (table.lesson || !table.seats.some((s) => s.mine)) return false;
  if (table.phase === 'waiting') return table.host;
  return table.phase === 'playing' && table.seats.every((s) => s.mine || s.kind !== 'person' || s.bot !== null);
}
