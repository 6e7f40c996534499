import { beforeEach, expect, test, vi } from 'vitest';

const server = vi.hoisted(() => ({ me: vi.fn(), devices: vi.fn(), mine: vi.fn(), said: vi.fn(), record: vi.fn() }));
vi.mock('../src/lib/api', () => ({ api: server }));

import { myData } from '../src/lib/mydata';

beforeEach(() => {
  server.me.mockResolvedValue({ name: 'Ada' });
  server.devices.mockResolvedValue({ devices: [{ id: 'd' }] });
  server.mine.mockImplementation(async (_: string, after: string, everything: boolean) => {
    expect(everything).toBe(true);
    const k = after ? Number(after) : 0;
    const tables = [
      { id: `over${k}`, phase: 'over' },
      { id: `on${k}`, phase: 'playing' },
    ];
    return { tables, after: k < 7 ? String(k + 1) : '' };
  });
  server.said.mockImplementation(async (after: string) => ({
    lines: [{ table: 'over0', at: 1, text: after || 'first' }],
    after: after ? '' : 'second',
  }));
  server.record.mockImplementation(async (id: string) => {
    if (id === 'over3') throw { key: 'no-table' };
    return { of: id };
  });
});

test('all pages of tables and of what was said, and a record of each finished game', async () => {
  const told: string[] = [];
  const data = await myData((got, all) => told.push(`${got}/${all}`));
  expect(data.tables).toHaveLength(16);
  expect(data.said.map((line) => line.text)).toEqual(['first', 'second']);
  expect(Object.keys(data.records)).toHaveLength(8);
  expect(data.records).toMatchObject({ over0: { of: 'over0' }, over3: { refused: 'no-table' } });
  expect(told).toEqual(['0/8', '1/8', '2/8', '3/8', '4/8', '5/8', '6/8', '7/8']);
});
