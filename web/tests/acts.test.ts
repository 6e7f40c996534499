import { expect, test } from 'vitest';
import type { Entry } from '../src/lib/wire';
import { begins, rows } from '../src/table/acts';

/** Versions and seats of a log, as lines of it. */
function lines(told: [v: number, seat: number | null][]): string[] {
  const log: Entry[] = told.map(([v, seat]) => ({
    name: 'x',
    v,
    args: (seat === null ? {} : { seat }) as Entry['args'],
  }));
  const found: string[] = [];
  for (const [i, { v, args }] of log.entries()) {
    const word = `${v}${'abc'[Number(args.seat ?? -1)] ?? ''}`;
    if (begins(log, i)) found.push(word);
    else found.push(`${found.pop()} ${word}`);
  }
  return found;
}

test('what came of an act stands in its line', () => {
  const log: [number, number | null][] = [
    [1, 0],
    [1, null],
    [1, 1],
    [2, 1],
  ];
  expect(lines(log)).toEqual(['1a 1 1b', '2b']);
});

test('before anybody acted each event is a line', () => {
  const log: [number, number | null][] = [
    [0, null],
    [0, null],
    [1, 0],
  ];
  expect(lines(log)).toEqual(['0', '0', '1a']);
});

test('choices shown together are a line for each who made them', () => {
  const log: [number, number | null][] = [
    [9, 0],
    [9, 0],
    [9, 1],
    [9, 1],
    [9, 2],
    [9, 2],
    [9, null],
  ];
  expect(lines(log)).toEqual(['9a 9a', '9b 9b', '9c 9c 9']);
});

/** Seats of the sentences of a line, in rows. */
const read = (...seats: (number | null)[]): string[] =>
  rows(seats.map((seat) => ({ args: (seat === null ? {} : { seat }) as Entry['args'] }))).map((row) =>
    row.map(({ args }) => 'abc'[Number(args.seat ?? -1)] ?? '-').join(''),
  );

test('an act and what it brought are one row', () => {
  expect(read(0, 0, null, null)).toEqual(['aa--']);
  expect(read(null, 0, 0)).toEqual(['-', 'aa']);
});

test('what others had of it is a row for each, and what is nobody’s after that one of its own', () => {
  expect(read(0, 0, 1, 2, 2, null, null)).toEqual(['aa', 'b', 'cc', '--']);
  expect(read(0, 1, null, 2, null)).toEqual(['a', 'b', '-', 'c', '-']);
});
