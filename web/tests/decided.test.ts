import { expect, test } from 'vitest';
import { decided } from '../src/table/decided';
import { wordsOf } from './texts';

const words = wordsOf('en', ['feather'], ['Ada', 'Ben', 'Cleo'], 0);
const game = { id: 'feather', score_lines: ['mountain', 'forest', 'ocean'] };
const score = (mountain: number, forest: number, ocean: number) => ({
  total: mountain + forest + ocean,
  lines: { mountain, forest, ocean },
});

test('the line that explains the difference', () => {
  const end = { scores: [score(10, 4, 3), score(2, 4, 4), score(0, 0, 0)], places: [1, 2, 3] };
  expect(decided(words, game, end)).toBe('What made the difference: Mountain (10 to 2).');
});

test('two lines where one is not enough', () => {
  const end = { scores: [score(2, 2, 2), score(5, 6, 2)], places: [2, 1] };
  expect(decided(words, game, end)).toBe('What made the difference: Forest (6 to 2) and Mountain (5 to 2).');
});

test('nothing to tell of a tie, or alone', () => {
  expect(decided(words, game, { scores: [score(1, 1, 1), score(1, 1, 1)], places: [1, 1] })).toBe('');
  expect(decided(words, game, { scores: [score(1, 1, 1)], places: [1] })).toBe('');
});
