/** The list a bird is looked at in: what was found last, so that one can leaf through it. Kept beside the page, in this tab. */
import { settings } from '../lib/settings.svelte';
import type { Words } from '../lib/words';
import { ALL, nameIn, type Bird } from './birds';
import { filterOf, listed, narrowed, searchOf, type Filter } from './filter';
import { kindOf, powerOf } from './ready';

/** By name, as the reader's language orders them. */
export function sorted(birds: readonly Bird[], lang: string): Bird[] {
  const { compare } = new Intl.Collator(lang);
  return [...birds].sort((a, b) => compare(nameIn(lang, a.id), nameIn(lang, b.id)));
}

export const found = (t: Words, filter: Filter): Bird[] =>
  sorted(
    listed(filter, (bird) => powerOf(t, bird)),
    settings.lang,
  );

/** The filter as the address says it: also that of a single bird, which is being leafed through. */
export const filterHere = (): Filter => filterOf(location.search);
export const isNarrow = (filter: Filter): boolean => narrowed(filter) > 0 || filter.query !== '';
export const listPath = (filter: Filter): string => `/birds${searchOf(filter)}`;
export const birdPath = (id: string, filter: Filter): string => `/birds/${id}${searchOf(filter)}`;

/** Birds to look at next: of the same genus first, then those with the same power. */
export function near(bird: Bird): { bird: Bird; why: 'kin' | 'power' }[] {
  const genus = bird.latin.split(' ')[0];
  const kind = kindOf(bird);
  const kin = genus ? ALL.filter((b) => b.id !== bird.id && b.latin.startsWith(`${genus} `)) : [];
  const same = ALL.filter((b) => b.id !== bird.id && !kin.includes(b) && kind && kind !== 'none' && kindOf(b) === kind);
  // Not always the first of the alphabet: those that follow this one.
  const from = same.findIndex((b) => b.card > bird.card);
  const turned = [...same.slice(Math.max(0, from)), ...same.slice(0, Math.max(0, from))];
  return [
    ...kin.slice(0, 2).map((b) => ({ bird: b, why: 'kin' as const })),
    ...turned.map((b) => ({ bird: b, why: 'power' as const })),
  ].slice(0, 3);
}
