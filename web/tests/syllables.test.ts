import { describe, expect, it } from 'vitest';
import { found } from '../found';
import { soft } from '../src/lib/syllables';
import { fluent } from './texts';

const names = (lang: string): string[] =>
  ['wingspan', 'feather'].flatMap((game) => {
    return [...fluent(lang, game).matchAll(new RegExp(`^${game}-bird-\\S+ = (.+)$`, 'gm'))].map((found) => found[1]);
  });

describe('soft', () => {
  it.each(found.languages)('knows where to break every very long word of a bird’s name, in %s', (lang) => {
    const known = names(lang);
    expect(known.length).toBeGreaterThan(190);
    const words = known.flatMap((name) => soft(name).match(/[\p{L}\u00ad]+/gu) ?? []);
    expect(words.filter((word) => word.length > 10 && !word.includes('\u00ad'))).toEqual([]);
  });

  it('leaves the letters as they are, and short words whole', () => {
    expect(soft('Hirondelle d’Amérique')).toBe('Hi\u00adron\u00addelle d’Amé\u00adrique');
    expect(soft('Hirondelle d’Amérique', 10)).toBe('Hi\u00adron\u00addelle d’Amérique');
    expect(soft('Éperon')).toBe('Éperon');
  });
});
