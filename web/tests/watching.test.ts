import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Recap } from '../src/lib/wire';

const { wholeReplay, mark } = vi.hoisted(() => ({ wholeReplay: vi.fn(), mark: vi.fn() }));
vi.mock('../src/lib/replay', () => ({ wholeReplay }));
vi.mock('../src/lib/router.svelte', () => ({ router: { mark } }));
vi.mock('../src/lib/motion', () => ({ look: vi.fn(), play: vi.fn() }));
const { ALL, Watching } = await import('../src/lib/watching.svelte');

const MOMENTS = 4;

async function watch(at: number | null, eyes: number | null) {
  const watching = new Watching('x', at, eyes, 'en');
  await watching.open();
  await watching.begin();
  return watching;
}

beforeEach(() => {
  vi.useFakeTimers();
  mark.mockClear();
  wholeReplay.mockReset();
  wholeReplay.mockImplementation(async (_: string, seat: number) => ({
    names: ['Ada', 'Bob'],
    frames: Array.from({ length: MOMENTS }, (_, k) => ({
      view: { seat },
      events: k ? [{ name: `e${k}`, args: {} }] : [],
    })),
  }));
});
afterEach(() => {
  vi.useRealTimers();
});

test('all hands are open at first, each through its own eyes', async () => {
  const watching = await watch(null, null);
  expect(watching.eyes).toBe(ALL);
  expect(watching.frame?.view).toEqual({ seat: -1 });
  expect([0, 1].map((seat) => watching.frameOf(seat)?.view)).toEqual([{ seat: 0 }, { seat: 1 }]);
});

test('the address says where to begin, as far as there is such a place', async () => {
  const there = await watch(2, 1);
  expect([there.moment, there.eyes]).toEqual([2, 1]);
  expect(wholeReplay.mock.calls.map(([, seat]) => seat as number)).toEqual([-1, 1]);
  const nowhere = await watch(99, 7);
  expect([nowhere.moment, nowhere.eyes]).toEqual([MOMENTS - 1, ALL]);
});

test('eyes are fetched once, and the address follows', async () => {
  const watching = await watch(1, -1);
  await watching.lookThrough(0);
  await watching.lookThrough(-1);
  await watching.lookThrough(0);
  expect(wholeReplay).toHaveBeenCalledTimes(2);
  expect(mark).toHaveBeenLastCalledWith('/replay/x?at=1&seat=0');
  await watching.lookThrough(ALL);
  expect(mark).toHaveBeenLastCalledWith('/replay/x?at=1');
});

test('the log is whole, each line with its moment', async () => {
  const watching = await watch(2, -1);
  expect(watching.log.map((e) => [e.name, e.v])).toEqual([
    ['e1', 1],
    ['e2', 2],
    ['e3', 3],
  ]);
  await watching.go(-5);
  expect(watching.moment).toBe(0);
});

test('it leaps by turns and rounds, and never beyond the ends', async () => {
  const watching = await watch(0, -1);
  watching.recap = { turns: [{ first: 1 }, { first: 3 }], rounds: [{ at: 2 }] } as unknown as Recap;
  const went = (go: (to: 1 | -1) => void, to: 1 | -1) => {
    go(to);
    return watching.moment;
  };
  expect([1, 1, 1].map(() => went(watching.byTurn, 1))).toEqual([1, 3, 3]);
  expect([1, 1, 1].map(() => went(watching.byRound, -1))).toEqual([2, 0, 0]);
});

test('at another speed it runs faster at once', async () => {
  const watching = await watch(0, -1);
  watching.toggle();
  watching.atSpeed(4);
  await vi.advanceTimersByTimeAsync(1100);
  expect(watching.moment).toBe(MOMENTS - 1);
  watching.faster();
  expect(watching.speed).toBe(0.5);
});

test('it runs by itself to the end, and from there from the start', async () => {
  const watching = await watch(MOMENTS - 3, -1);
  watching.toggle();
  expect(watching.running).toBe(true);
  await vi.advanceTimersByTimeAsync(1100);
  expect(watching.moment).toBe(MOMENTS - 2);
  await vi.advanceTimersByTimeAsync(5000);
  expect([watching.moment, watching.running]).toEqual([MOMENTS - 1, false]);
  watching.toggle();
  expect(watching.moment).toBe(0);
  watching.toggle();
  await vi.advanceTimersByTimeAsync(5000);
  expect([watching.moment, watching.running]).toEqual([0, false]);
});
