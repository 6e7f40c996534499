import { expect, test } from 'vitest';
import { paperOf } from '../src/lib/paper';

test.each([
  ['en-US', 'letter'],
  ['fr-CA', 'letter'],
  ['fr-FR', 'a4'],
  ['en', 'a4'],
  ['es-419', 'a4'],
  ['', 'a4'],
])('%s prints on %s', (language, paper) => expect(paperOf(language)).toBe(paper));
