import { expect, test } from 'vitest';
import { outcome, withRival } from '../src/table/outcome';
import { wordsOf } from './texts';

const words = wordsOf('en', ['piafs'], ['Ada', 'Ben', 'Cleo'], 0);
const end = (totals: number[], places: number[]) => ({ scores: totals.map((total) => ({ total, lines: {} })), places });

test('who won, and by how much', () => {
  expect(outcome(words, end([30, 25, 28], [1, 3, 2]), 0, false)).toBe('You win, 30 to 28.');
  expect(outcome(words, end([30, 32], [2, 1]), 0, false)).toBe('Ben wins, 32 to 30.');
});

test('a tie that another count broke, and one that nothing broke', () => {
  expect(outcome(words, end([30, 30], [1, 2]), 1, false)).toBe('Ada wins, 30 to 30.');
  expect(outcome(words, end([12, 9, 12], [1, 3, 1]), 1, false)).toBe('Ada and Cleo share the victory with 12.');
});

test('together there is nobody to beat', () => {
  expect(outcome(words, end([41, 41], [1, 1]), 0, true)).toBe('41 points.');
  expect(outcome(words, end([1], [1]), 0, true)).toBe('1 point.');
});

test('against who plays without a seat there is a winner too', () => {
  const rival = (total: number, result: string) => ({ name: 'The Automa', total, lines: {}, result });
  expect(outcome(words, end([61], [1]), 0, false, rival(70, 'lost'))).toBe('The Automa wins, 70 to 61.');
  expect(outcome(words, end([71], [1]), 0, false, rival(70, 'won'))).toBe('You win, 71 to 70.');
  expect(outcome(words, end([70], [1]), 0, false, rival(70, 'tied'))).toBe(
    'Ada and The Automa share the victory with 70.',
  );
  expect(withRival(end([61], [1]), rival(70, 'lost')).places).toEqual([2, 1]);
});
