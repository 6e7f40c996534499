/** All the server keeps about me, fetched page by page: it has others to serve. */
import { api, type Refusal } from './api';
import type { Saying, TableInfo } from './wire';

export interface MyData {
  name: string;
  devices: unknown[];
  tables: TableInfo[];
  said: Saying[];
  records: Record<string, unknown>;
}

/** `tell`: how many records of finished games there are so far, of how many. */
export async function myData(tell: (got: number, all: number) => void): Promise<MyData> {
  const { name } = await api.me();
  const { devices } = await api.devices();
  const tables = await pages(async (after) => {
    const page = await api.mine('', after, true);
    return { found: page.tables, after: page.after };
  });
  const said = await pages(async (after) => {
    const page = await api.said(after);
    return { found: page.lines, after: page.after };
  });
  const finished = tables.filter((table) => table.phase === 'over');
  const records: Record<string, unknown> = {};
  for (const [got, table] of finished.entries()) {
    tell(got, finished.length);
    records[table.id] = await api.record(table.id).catch((no: Refusal) => ({ refused: no.key }));
  }
  return { name, devices, tables, said, records };
}

async function pages<T>(page: (after: string) => Promise<{ found: T[]; after: string }>): Promise<T[]> {
  const all: T[] = [];
  let after = '';
  do {
    const next = await page(after);
    all.push(...next.found);
    after = next.after;
  } while (after);
  return all;
}
