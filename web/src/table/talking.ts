/** Whether there is somebody else at a table to talk to, and its rules allow it. */
import type { Table } from '../lib/table.svelte';

export const talking = (table: Pick<Table, 'info' | 'mine'>): boolean =>
  table.info.talk && table.mine.length > 0 && table.info.seats.some((s) => s.kind === 'person' && !s.mine);
