/** What was said on a pad reaches the server once and in order, whatever the network does. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Mail, type Sender } from '../src/pads/mail.svelte';
import type { Entry } from '../src/lib/wire';

const game = {
  things: { seat: ['1', '2'], bird: ['a', 'b', 'c'], seen: ['none', 'yes'] },
  blocks: [{ name: 'see', kinds: ['seat', 'bird', 'seen'], first: 0, size: 12 }],
};
/** The server: what it was told, whether it can be reached, and what it answers. */
let told: { a: number; id: string }[] = [];
let reached = true;
let answer = () => ({ status: 200, body: {} as object });
const checks = vi.fn();
const refused = vi.fn();
let log: Entry[] = [];
let v = 3;
const from: Sender = {
  table: 't',
  game,
  get log() {
    return log;
  },
  mine: [0],
  get v() {
    return v;
  },
  ask: checks,
  refused,
};
const storage = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  [told, reached, log, v] = [[], true, [], 3];
  answer = () => ({ status: 200, body: {} });
  storage.clear();
  checks.mockReset();
  refused.mockReset();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (!reached) throw new TypeError('no network');
    const { a, id } = JSON.parse(body) as { a: number; id: string };
    const { status, body: said } = answer();
    if (status === 200 && !told.some((one) => one.id === id)) told.push({ a, id });
    return new Response(JSON.stringify({ t: 'ack', id, v: v + told.length, ...said }), { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const actions = () => told.map(({ a }) => a);
const said = (at: number, box: number, seen: number, by: number): Entry => ({
  v: at,
  name: 'see',
  args: { seat: 0, bird: 0, seen, seat_by: by, box, was: 0 },
});

test('one after the other, in order, and then nothing is kept', async () => {
  const mail = new Mail(from);
  mail.heard(true);
  mail.post(0, 0, 1);
  mail.post(0, 2, 1);
  expect(mail.unsent).toHaveLength(2);
  await vi.waitFor(() => expect(mail.unsent).toEqual([]));
  expect(actions()).toEqual([1, 3]);
  expect(storage.size).toBe(0);
  // Shown until the push that holds them has come.
  expect(mail.acked.length).toBeGreaterThan(0);
  v = 9;
  mail.heard(true);
  expect(mail.acked).toEqual([]);
});

test('without a network it is kept, asked after, and sent when somebody is heard again', async () => {
  const mail = new Mail(from);
  mail.heard(true);
  reached = false;
  mail.post(0, 0, 1);
  await vi.waitFor(() => expect(mail.unsent[0]?.waited).toBe(true));
  mail.post(0, 2, 1);
  await vi.advanceTimersByTimeAsync(600);
  expect(checks).toHaveBeenCalled();
  expect(told).toEqual([]);
  reached = true;
  mail.heard(true);
  await vi.waitFor(() => expect(actions()).toEqual([1, 3]));
  expect(mail.caughtUp).toBeGreaterThan(0);
});

test('a reload loses nothing, and the same thing is not said twice', async () => {
  reached = false;
  const before = new Mail(from);
  before.post(0, 0, 1);
  await vi.waitFor(() => expect(before.unsent[0]?.waited).toBe(true));
  before.close();
  reached = true;
  const after = new Mail(from);
  expect(after.unsent).toHaveLength(1);
  // Not before the others were heard.
  expect(told).toEqual([]);
  after.heard(true);
  await vi.waitFor(() => expect(storage.size).toBe(0));
  expect(actions()).toEqual([1]);
});

test('equal answers merge; of different ones somebody chooses, under a new name', async () => {
  reached = false;
  const mail = new Mail(from);
  mail.heard(true);
  mail.post(0, 0, 1);
  mail.post(0, 2, 1);
  await vi.waitFor(() => expect(mail.unsent.every((one) => one.waited)).toBe(true));
  const [, second] = mail.unsent.map(({ id }) => id);
  log = [said(4, 0, 1, 1), said(5, 2, 0, 1)];
  reached = true;
  mail.heard(true);
  expect(mail.clashes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(told).toEqual([]);
  mail.settle(mail.clashes[0], 1);
  await vi.waitFor(() => expect(actions()).toEqual([3]));
  expect(told[0].id).not.toBe(second);
  expect(mail.clashes).toEqual([]);
});

test('what others say while the first answers leave is heard too', async () => {
  reached = false;
  const mail = new Mail(from);
  mail.heard(true);
  mail.post(0, 0, 1);
  mail.post(0, 2, 1);
  await vi.waitFor(() => expect(mail.unsent.every((one) => one.waited)).toBe(true));
  reached = true;
  mail.heard(true);
  // The first one is on its way; the second has not left.
  log = [said(4, 2, 0, 1)];
  mail.heard(false);
  await vi.waitFor(() => expect(actions()).toEqual([1]));
  expect(mail.clashes).toHaveLength(1);
});

test('what the server refuses is told and dropped; what it cannot take now is kept', async () => {
  const mail = new Mail(from);
  mail.heard(true);
  answer = () => ({ status: 422, body: { key: 'illegal' } });
  mail.post(0, 0, 1);
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
  expect(mail.unsent).toEqual([]);
  answer = () => ({ status: 503, body: { key: 'busy' } });
  mail.post(0, 2, 1);
  await vi.waitFor(() => expect(mail.unsent[0]?.waited).toBe(true));
  answer = () => ({ status: 200, body: {} });
  await vi.advanceTimersByTimeAsync(2100);
  expect(checks).toHaveBeenCalled();
  mail.heard(true);
  await vi.waitFor(() => expect(actions()).toEqual([3]));
});
