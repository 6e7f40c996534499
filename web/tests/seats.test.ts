import { expect, test } from 'vitest';
import { alsoOf } from '../src/lib/seats';
import type { SeatInfo } from '../src/lib/wire';

const seat = (owner: number): SeatInfo => ({
  kind: owner < 0 ? 'bot' : 'person',
  name: '',
  bot: null,
  mine: false,
  gone: false,
  owner,
});
const marked = (...owners: number[]): number[][] => owners.map((_, i) => alsoOf(owners.map(seat), i));

test('who holds several seats is marked at each of them', () => {
  expect(marked(0, 1, 0, -1, -1)).toEqual([[2], [], [0], [], []]);
});

test('friends who share the only device need no mark', () => {
  expect(marked(0, 0, 0, -1)).toEqual([[], [], [], []]);
});
