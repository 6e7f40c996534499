import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beadsOf, fitting, progress, sinceTurn, type Bead, type Step } from '../src/lib/steps';
import { Telling } from '../src/lib/telling.svelte';
import type { Entry } from '../src/lib/wire';

/** `turn` begins one; `egg` and `seed` are steps with an amount; `quiet` is told but no bead; all else is no step. */
const STEPS: Record<string, (entry: Entry) => Step> = {
  turn: () => ({ turn: true, strong: 'forest', at: ['row:1'] }),
  egg: (e) => ({ icon: 'egg', count: Number(e.args.n), at: [`bird:${String(e.args.bird)}`] }),
  paid: () => ({ icon: 'seed', count: -1, at: [] }),
  quiet: () => ({ quiet: true, at: [] }),
  rival: () => ({ turn: true, rival: 'A', strong: 'card', at: [] }),
};
const stepOf = (entry: Entry): Step | null => STEPS[entry.name]?.(entry) ?? null;
let v = 0;
const event = (name: string, seat: number | null, args: Entry['args'] = {}): Entry => ({
  v: ++v,
  name,
  args: seat === null ? args : { seat, ...args },
});

describe('since your turn', () => {
  const first = [event('turn', 0), event('egg', 0, { n: 1 })];
  const others = [event('turn', 1), event('egg', 1, { n: 1 }), event('turn', 2), event('egg', 0, { n: 1 })];

  test('is what others did, with what their birds brought oneself', () => {
    expect(sinceTurn([...first, ...others], 0, stepOf)).toEqual(others);
  });

  test('stays in sight during the next turn of one’s own', () => {
    const mine = [event('turn', 0), event('paid', 0)];
    expect(sinceTurn([...first, ...others, ...mine], 0, stepOf)).toEqual(others);
  });

  test('is everything before the first turn, and nothing before anybody’s', () => {
    expect(sinceTurn(others, 0, stepOf)).toEqual(others);
    expect(sinceTurn([event('other', null)], 0, stepOf)).toEqual([]);
  });
});

describe('beads', () => {
  test('who plays without a seat has beads of their own, also after what that brought somebody else', () => {
    const log = [event('turn', 0), event('rival', null), event('egg', 0, { n: 1 }), event('rival', null)];
    const since = sinceTurn(log, 0, stepOf);
    expect(beadsOf(since, stepOf).map((bead) => [bead.seat, bead.step.rival])).toEqual([
      [-1, 'A'],
      [0, undefined],
      [-1, 'A'],
    ]);
  });

  test('one for each step in order; who is not named is whoever acted before', () => {
    const log = [event('turn', 1), event('other', null), event('quiet', 1), event('egg', null, { n: 2, bird: 4 })];
    const beads = beadsOf(log, stepOf);
    expect(beads.map((bead) => [bead.seat, bead.step.strong ?? bead.step.count])).toEqual([
      [1, 'forest'],
      [1, 2],
    ]);
    expect(beads[1].entries).toEqual([log[3]]);
  });

  test('the same of the same one is one bead; another’s, or the other way, is another', () => {
    const log = [
      event('paid', 1),
      event('paid', 1),
      event('paid', 2),
      event('egg', 2, { n: 1 }),
      event('egg', 2, { n: -1 }),
    ];
    expect(beadsOf(log, stepOf).map((bead) => bead.step.count)).toEqual([-2, -1, 1, -1]);
  });

  test('the oldest fold away, the newest stays even where there is no room', () => {
    const beads: Bead[] = Array.from({ length: 9 }, () => ({
      entries: [],
      seat: 1,
      step: { icon: 'egg', count: 1, at: [] },
    }));
    expect(fitting(beads, 1000)).toBe(9);
    expect(fitting(beads, 20)).toBe(3);
    expect(fitting(beads, 0)).toBe(1);
  });

  test('a step knows its place in its turn', () => {
    const log = [
      event('turn', 1),
      event('egg', 1, { n: 1 }),
      event('turn', 2),
      event('other', 2),
      event('paid', 2),
      event('egg', 2),
    ];
    expect(progress(log, log[4], stepOf)).toEqual({ step: 2, of: 3 });
    expect(progress(log, log[0], stepOf)).toEqual({ step: 1, of: 2 });
  });
});

describe('telling', () => {
  let beat: number;
  let telling: Telling<string>;
  beforeEach(() => {
    vi.useFakeTimers();
    beat = 500;
    telling = new Telling(
      () => beat,
      (one) => (one === 'long' ? 3 : 1),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('one step after the other, each for its beats, then nothing', () => {
    telling.tell(['long', 'b']);
    expect(telling.now).toBe('long');
    vi.advanceTimersByTime(1499);
    expect(telling.now).toBe('long');
    vi.advanceTimersByTime(1);
    expect(telling.now).toBe('b');
    vi.advanceTimersByTime(500);
    expect(telling.now).toBeNull();
    expect(telling.length(['long', 'b'])).toBe(2000);
  });

  test('skipped, it is over at once and stays so', () => {
    telling.tell(['a', 'b']);
    telling.skip();
    expect(telling.now).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(telling.now).toBeNull();
  });

  test('what comes next ends what was told; a reader who wants no steps is told none', () => {
    telling.tell(['a', 'b']);
    telling.tell(['c']);
    expect(telling.now).toBe('c');
    beat = 0;
    telling.tell(['d']);
    expect(telling.now).toBeNull();
  });
});
