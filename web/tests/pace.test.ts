import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from '../src/lib/pace';

let shown: string[];
let rest: number;
let pace: Pace<string>;

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  shown = [];
  rest = 500;
  pace = new Pace(
    (one) => shown.push(one),
    () => rest,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first is shown at once, the others with a rest between two', () => {
  for (const one of ['a', 'b', 'c']) pace.add(one);
  vi.advanceTimersByTime(0);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(499);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(['a', 'b', 'c']);
});

test('what comes after a long silence waits for nothing', () => {
  pace.add('a');
  vi.advanceTimersByTime(9000);
  pace.add('b');
  vi.advanceTimersByTime(0);
  expect(shown).toEqual(['a', 'b']);
});

test('too many to wait for have shorter rests, and all are seen', () => {
  for (let i = 0; i < 40; i++) pace.add(String(i));
  vi.advanceTimersByTime(500);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.length).toBeLessThan(10);
  vi.advanceTimersByTime(20_000);
  expect(shown).toHaveLength(40);
});

test('what tells much is seen for longer, and what waits can be counted', () => {
  pace = new Pace(
    (one) => shown.push(one),
    (one) => one.length * 100,
  );
  for (const one of ['abcd', 'b', 'c']) pace.add(one);
  vi.advanceTimersByTime(399);
  expect(shown).toEqual(['abcd']);
  expect(pace.left).toEqual(['b', 'c']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['abcd', 'b']);
});

test('after a skip the next waits for nothing', () => {
  pace.add('a');
  vi.advanceTimersByTime(0);
  pace.skip();
  pace.add('b');
  vi.advanceTimersByTime(0);
  expect(shown).toEqual(['a', 'b']);
});

test('the whole truth takes the place of what waits', () => {
  for (const one of ['a', 'b', 'c']) pace.add(one);
  vi.advanceTimersByTime(0);
  pace.replace('all');
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual(['a', 'all']);
  pace.add('d');
  vi.advanceTimersByTime(0);
  expect(shown).toEqual(['a', 'all', 'd']);
});

test('skipped, everything is shown at once and in order', () => {
  for (const one of ['a', 'b', 'c']) pace.add(one);
  pace.skip();
  expect(shown).toEqual(['a', 'b', 'c']);
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual(['a', 'b', 'c']);
});

test('stopped, nothing more is shown', () => {
  pace.add('a');
  pace.stop();
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual([]);
});

test('what turns out to last longer keeps the next one waiting, unless it is skipped', () => {
  for (const one of ['a', 'b', 'c']) pace.add(one);
  vi.advanceTimersByTime(0);
  pace.linger(1800);
  vi.advanceTimersByTime(1799);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a', 'b']);
  pace.linger(5000);
  pace.skip();
  expect(shown).toEqual(['a', 'b', 'c']);
});
