import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '../src/lib/wire';
import { bundleOf, Words } from '../src/lib/words';
import { mayClose } from '../src/pages/putAway';
import { result } from '../src/pages/result';

const SOURCE = `
and = { $first } and { $last }
web-result-won = Won { $best }–{ $next }.
web-result-lost = { $count ->
    [2] Lost { $own }–{ $best }.
   *[other] Place { $place } of { $count }, { $own }–{ $best }.
  }
web-result-shared = Shared the victory with { $best }.
web-result-theirs = { $name } won { $best }–{ $next }.
web-result-points = { $points } points.
`;
const t = new Words('en', bundleOf('en', [SOURCE]));
const seat = (who: string): SeatInfo =>
  ({
    name: who,
    mine: who === 'me',
    kind: who === 'bot' ? 'bot' : 'person',
    bot: who === 'bot' ? 'greedy' : null,
  }) as SeatInfo;
const ended = (who: string[], places: number[], totals: number[]) =>
  result(t, { seats: who.map(seat), places, totals });

describe('how a game ended, in a list', () => {
  test('won, lost, shared', () => {
    expect(ended(['me', 'Ben'], [1, 2], [42, 36])).toBe('Won 42–36.');
    expect(ended(['me', 'Ben'], [2, 1], [36, 42])).toBe('Lost 36–42.');
    expect(ended(['Ben', 'me', 'Eve'], [1, 3, 2], [42, 30, 36])).toBe('Place 3 of 3, 30–42.');
    expect(ended(['me', 'Ben', 'Eve'], [1, 1, 3], [42, 42, 36])).toBe('Shared the victory with 42.');
  });

  test('a team or somebody alone has points, and never won', () => {
    expect(ended(['me', 'Ben'], [1, 1], [-41, -41])).toBe('−41 points.');
    expect(ended(['me'], [1], [63])).toBe('63 points.');
  });

  test('on a shared device the winner has a name; what is not known is not said', () => {
    const both = [
      { ...seat('Ada'), mine: true },
      { ...seat('Cléo'), mine: true },
    ];
    expect(result(t, { seats: both, places: [2, 1], totals: [10, 20] })).toBe('Cléo won 20–10.');
    expect(ended(['me', 'Ben'], [1, 2], [])).toBe('');
  });
});

test('a table is closed by its host while it waits, later by whoever plays there alone', () => {
  const table = (who: string[], phase: 'waiting' | 'playing' | 'over', host = true) =>
    mayClose({ seats: who.map(seat), phase, host, lesson: false });
  expect(table(['me', 'Ben'], 'waiting')).toBe(true);
  expect(table(['me', 'Ben'], 'waiting', false)).toBe(false);
  expect(table(['me', 'Ben'], 'playing')).toBe(false);
  expect(table(['me', 'bot'], 'playing', false)).toBe(true);
  expect(table(['me', 'bot'], 'over')).toBe(false);
  const left = [seat('me'), { ...seat('Ben'), bot: 'greedy' }];
  expect(mayClose({ seats: left, phase: 'playing', host: false, lesson: false })).toBe(true);
});
