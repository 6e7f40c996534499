import { expect, test } from 'vitest';
import { Story } from '../src/lib/story.svelte';
import type { Push } from '../src/lib/wire';

const event = (seat: number | null, v: number) => ({ name: 'placed', args: seat === null ? {} : { seat }, v });
const told = (events: ReturnType<typeof event>[], keep = 0, since = 0, seat = 0) =>
  ({ seat, since, log: { keep, events }, notes: { keep: 0, notes: [] } }) as unknown as Push;

test('a push adds to what is kept of the log, or takes some of it back', () => {
  const story = new Story();
  story.add(told([event(0, 1), event(1, 2)]), true, 2);
  story.add(told([event(0, 3)], 2, 2), false, 2);
  expect(story.log.map((e) => e.v)).toEqual([1, 2, 3]);
  story.add(told([event(1, 4)], 1, 3), false, 2);
  expect(story.log.map((e) => e.v)).toEqual([1, 4]);
});

test('after a reload everything since the own last move is new', () => {
  const story = new Story();
  story.add(told([event(0, 1), event(1, 2), event(null, 3)]), true, 2);
  expect(story.recent.map((e) => e.v)).toEqual([2, 3]);
});

test('who has not moved yet is told as much as there are seats', () => {
  const story = new Story();
  story.add(told([event(0, 1), event(1, 2), event(0, 3)], 0, 0, 2), true, 2);
  expect(story.recent.map((e) => e.v)).toEqual([2, 3]);
});

test('after an own move only what follows is new', () => {
  const story = new Story();
  story.add(told([event(0, 1), event(1, 2)]), true, 2);
  story.turn();
  expect(story.recent).toEqual([]);
  story.add(told([event(0, 3), event(1, 4)], 2, 2), false, 2);
  expect(story.recent.map((e) => e.v)).toEqual([3, 4]);
});
