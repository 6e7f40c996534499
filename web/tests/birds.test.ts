import { describe, expect, test } from 'vitest';
import { bird, drawBird } from '../src/art/bird';
import { FAMILIES, FAMILY_OF, SPECIES } from '../src/art/species';
import { sprite, SPRITES } from '../src/art/sprite';
import { hash, ids, malformed, references } from './helpers';

const LEVELS = ['plate', 'card'] as const;

describe.each(LEVELS)('every bird as a %s', (level) => {
  test.each([...SPECIES.keys()])('%s', (id) => {
    const species = SPECIES.get(id)!;
    const drawing = drawBird(species, { level });
    const svg = bird(species, { level });
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    expect(malformed(svg)).toBeUndefined();
    expect(drawing.box.every(Number.isFinite)).toBe(true);
    // A bird fills its square: neither lost in it nor cut off.
    expect(drawing.box[2]).toBeGreaterThan(180);
    expect(drawing.box[2]).toBeLessThan(460);
    expect(new Set(ids(svg)).size).toBe(ids(svg).length);
    expect(references(svg).filter((r) => !ids(svg).includes(r))).toEqual([]);
    expect(bird(species, { level })).toBe(svg);
  });
});

test('there are 199 birds, and each has its family', () => {
  expect(SPECIES.size).toBe(199);
  expect(Object.values(FAMILIES).reduce((n, table) => n + Object.keys(table).length, 0)).toBe(199);
  for (const id of SPECIES.keys()) expect(id in FAMILIES[FAMILY_OF.get(id)!]).toBe(true);
});

test('no two birds are the same drawing', () => {
  const drawn = new Map<string, string>();
  for (const [id, s] of SPECIES) {
    const body = drawBird(s, { level: 'card', uid: 'x' }).body;
    expect(drawn.get(body), id).toBeUndefined();
    drawn.set(body, id);
  }
});

test('a card is much lighter than a plate', () => {
  for (const [id, s] of SPECIES) expect(bird(s, { level: 'card' }).length, id).toBeLessThan(bird(s).length * 0.65);
});

test('a bird can face left, lose its perch and have a name', () => {
  const robin = SPECIES.get('american-robin')!;
  expect(bird(robin, { facing: 'left' })).toContain('scale(-1 1)');
  expect(bird(robin, { scene: false }).length).toBeLessThan(bird(robin).length);
  expect(bird(robin, { title: 'Merle d’Amérique <"&>' })).toContain(
    'role="img" aria-label="Merle d’Amérique &lt;&quot;&amp;&gt;"',
  );
  expect(bird(robin)).toContain('aria-hidden="true"');
});

/** A change of the drawings shows here by sprite; look at `npm run sheets`, then update with `npm test -- -u`. */
test('drawings are as they were', () => {
  expect(Object.fromEntries(SPRITES.map((name) => [name, hash(sprite(name))]))).toMatchSnapshot();
});
