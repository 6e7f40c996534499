import { expect, test } from 'vitest';
import type { GameInfo, OptionInfo } from '../src/lib/wire';
import { inLanguage } from '../src/pages/options';

const option = (id: string, names: string[]): OptionInfo => ({
  id,
  kind: names.length ? 'choice' : 'flag',
  default: names[0] ?? false,
  names,
  low: 0,
  high: 0,
});

test('the edition of the cards follows the language of who sets the table', () => {
  const game = {
    options: [option('goals', ['green', 'blue']), option('edition', ['fr', 'en']), option('open', [])],
  } as unknown as GameInfo;
  expect(inLanguage(game, 'en')).toEqual({ edition: 'en' });
  expect(inLanguage(game, 'fr')).toEqual({ edition: 'fr' });
});
