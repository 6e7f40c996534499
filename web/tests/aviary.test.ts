/** The aviary: every bird has all that is said of it, and is found by what one knows of it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { found as texts } from '../found';
import { PLACES, scenery } from '../src/art/scenery';
import { SPECIES } from '../src/art/species';
import { ALL, birdOf, namesOf } from '../src/aviary/birds';
import { GAMES } from '../src/aviary/games';
import { birdOfDay } from '../src/aviary/day';
import { playedIn } from '../src/aviary/played';
import { OUT, played } from '../scripts/played';
import { filterOf, listed, LEAST, matches, MOST, NONE, searchOf, type Filter } from '../src/aviary/filter';
import { lineOf } from '../src/sound/calls';
import { places } from '../src/lib/find';

test('how often birds were played is what the studies say, with an interval that holds the share', () => {
  expect(readFileSync(OUT, 'utf-8')).toBe(played());
  const all = ALL.flatMap(({ id }) => playedIn(id));
  expect(all.length).toBeGreaterThan(100);
  for (const { times, won, from, to } of all) {
    expect(times).toBeGreaterThanOrEqual(30);
    expect([from, won, to]).toEqual([from, won, to].sort((a, b) => a - b));
  }
  // Nothing is said where too little is known.
  expect(ALL.filter(({ id }) => !playedIn(id).length)).not.toEqual([]);
});

const said = (part: string, lang: string) => texts.partWords(part, lang);
const silent = () => '';
const ids = (filter: Partial<Filter>, powers = silent) => listed({ ...NONE, ...filter }, powers).map((b) => b.id);

test('every bird has a sentence and a name in every language, a habitat, a drawing, a call and a game', () => {
  expect(ALL.length).toBe(202);
  for (const lang of texts.languages) {
    const sentences = said('birds', lang);
    expect([...sentences.keys()].sort()).toEqual(ALL.map((b) => `aviary-bird-${b.id}`).sort());
    const own = readFileSync(`../src/voliere/text/${lang}/birds.ftl`, 'utf-8');
    for (const bird of ALL) {
      const text = new RegExp(`^aviary-bird-${bird.id} = (.+)$`, 'm').exec(own)?.[1] ?? '';
      expect(text.length, `${bird.id} in ${lang}`).toBeGreaterThan(30);
      expect(text, `${bird.id} in ${lang}`).toMatch(/[.?»]$/);
    }
  }
  for (const bird of ALL) {
    expect(namesOf(bird.id).length, bird.id).toBe(texts.languages.length);
    expect(bird.places.length, bird.id).toBeGreaterThan(0);
    expect(lineOf(bird.id), bird.id).toBeDefined();
    expect(bird.games.length, bird.id).toBeGreaterThan(0);
    const species = /^bird-(.+)$/.exec(bird.drawn)?.[1];
    if (species) expect(SPECIES.has(species), bird.id).toBe(true);
    if (bird.latin) expect(bird.latin, bird.id).toMatch(/^[A-Z][a-z]+ [a-z]+$/);
    if (bird.latin) expect(bird.span, bird.id).toBeGreaterThan(0);
    if (bird.after) expect(birdOf(bird.after), bird.id).toBeDefined();
  }
  expect(new Set(ALL.flatMap((bird) => bird.games)).size).toBe(GAMES.length);
});

test('every power is read, in every language', () => {
  const kinds = [...texts.words('en', (l) => texts.gameFiles('wingspan', l)).keys()].flatMap(
    (id) => /^wingspan-power-(.+)$/.exec(id)?.[1] ?? [],
  );
  expect(kinds.length).toBeGreaterThan(30);
  for (const lang of texts.languages)
    for (const kind of kinds) expect(said('aviary', lang).has(`aviary-read-${kind}`), `${kind} in ${lang}`).toBe(true);
});

test('a bird is found by its name in either language, its Latin name and its power, without accents or capitals', () => {
  expect(ids({ query: 'plongeon' })).toEqual(['common-loon']);
  expect(ids({ query: 'COMMON LOON' })).toEqual(['common-loon']);
  expect(ids({ query: 'gavia' })).toEqual(['common-loon']);
  expect(ids({ query: 'geocoucou' })).toEqual(['greater-roadrunner']);
  expect(ids({ query: 'œufs' }, (() => 'Pondez deux oeufs') as () => string).length).toBe(ALL.length);
  expect(ids({ query: 'no such bird' })).toEqual([]);
});

test('filters narrow together', () => {
  const fishers = ids({ place: 'wetland', food: 'fish' });
  expect(fishers).toContain('common-loon');
  expect(fishers).not.toContain('mallard');
  expect(ids({ place: 'ocean' })).toContain('tufted-puffin');
  expect(ids({ game: 'piafs' }).length).toBe(7);
  expect(ids({ game: 'songbirds' })).toContain('common-raven');
  expect(ids({ game: 'feather' }).length).toBe(35);
  expect(ids({ nest: 'star', game: 'wingspan' })).toContain('belted-kingfisher');
  expect(ids({ when: 'none' })).toContain('trumpeter-swan');
  expect(ids({ from: 200, to: MOST }).sort()).toEqual(
    ALL.filter((b) => b.span >= 200)
      .map((b) => b.id)
      .sort(),
  );
  // A bird of no species has no wingspan: as soon as one is asked for, it is not there.
  expect(matches(birdOf('singer-red')!, { ...NONE, from: LEAST, to: MOST - 10 }, silent)).toBe(false);
});

test('a filter is kept in the address, and nonsense in one counts for nothing', () => {
  const filter: Filter = { ...NONE, query: 'œuf', place: 'desert', food: 'fruit', from: 20, to: 90 };
  expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(searchOf(NONE)).toBe('');
  expect(filterOf('?habitat=moon&from=-4&to=99999&power=loud')).toEqual(NONE);
});

test('the bird of the day is the same for all, another one every day, and all have theirs', () => {
  const day = (n: number) => new Date(2026, 0, 1 + n, 23, 59);
  expect(birdOfDay(new Date(2026, 4, 5, 0, 1))).toBe(birdOfDay(new Date(2026, 4, 5, 23, 0)));
  const species = ALL.filter((b) => b.latin).length;
  expect(new Set(Array.from({ length: species }, (_, n) => birdOfDay(day(n)).id)).size).toBe(species);
});

test('places of a word are those of the text as it is written', () => {
  expect(places('Des œufs, un Œuf', 'oeuf')).toEqual([
    [4, 7],
    [13, 16],
  ]);
  expect(places('été', 'ETE')).toEqual([[0, 3]]);
  expect(places('text', ' ')).toEqual([]);
});

test.each(PLACES)('the %s is drawn, the same for the same seed', (place) => {
  expect(scenery(place, 340, 264, 'a')).toBe(scenery(place, 340, 264, 'a'));
  expect(scenery(place, 340, 264, 'a')).not.toBe(scenery(place, 340, 264, 'b'));
  expect(scenery(place, 340, 264, 'a')).not.toMatch(/NaN|undefined|style=/);
});
