import { expect, test } from 'vitest';
import { initial } from '../src/lib/initial';

test('a seal shows what the eye takes for the first letter', () => {
  expect(initial('Ada')).toBe('A');
  expect(initial(' inès')).toBe('I');
  expect(initial('🦉')).toBe('🦉');
  expect(initial('👩‍👩‍👧 Dupont')).toBe('👩‍👩‍👧');
  expect(initial('🇫🇷🇧🇪')).toBe('🇫🇷');
  expect(initial('e\u0301lan')).toBe('E\u0301');
  expect(initial('')).toBe('');
});
