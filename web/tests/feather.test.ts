import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAMILIES } from '../src/art/species';
import { sprite } from '../src/art/sprite';
import { aimOf, around, birdsIn, counted, habitatOf, openSheet, speciesOf, typeName } from '../src/games/feather/birds';
import { LATIN } from '../src/games/feather/latin';
import type { FeatherView, Said } from '../src/lib/wire';

const source = readFileSync(new URL('../../src/voliere/games/feather/species.py', import.meta.url), 'utf-8');
const species = [...source.matchAll(/Species\("([a-z-]+)", "([^"]+)"\)/g)].map((m) => [m[1], m[2]]);
const GAME = {
  things: {
    bird: species.map(([key]) => key),
    habitat: ['mountain', 'wetland', 'desert', 'forest', 'ocean'],
    type: ['ace', 'raptor', 'rare', 'uncommon1', 'uncommon2', 'uncommon3', 'common'],
  },
  blocks: [
    { name: 'play', kinds: ['bird'], first: 0, size: 35 },
    { name: 'pass', kinds: ['bird'], first: 35, size: 35 },
  ],
};

test('scientific names are those of the rules library', () => {
  expect(species).toHaveLength(35);
  expect(Object.entries(LATIN)).toEqual(species);
});

test('every bird is drawn, all in one sprite', () => {
  const drawn = sprite('feather');
  for (const [key] of species) expect(drawn).toContain(`<symbol id="bf-${key}"`);
  expect(Object.values(FAMILIES).flatMap((f) => Object.keys(f))).toEqual(
    expect.arrayContaining(species.map(([k]) => k)),
  );
});

test('a bird tells its habitat and its kind', () => {
  expect(habitatOf(GAME, 34)).toBe(4);
  expect(speciesOf(GAME, 1)).toEqual([7, 8, 9, 10, 11, 12, 13]);
  expect(typeName(GAME, 4)).toBe('uncommon');
});

test('copies lie on each other', () => {
  expect(counted([9, 2, 9])).toEqual([
    { bird: 2, count: 1 },
    { bird: 9, count: 2 },
  ]);
});

test('an action names what is done with which bird', () => {
  expect(aimOf(GAME, 36)).toEqual({ does: 'pass', bird: 1 });
  expect(aimOf(GAME, null)).toBeNull();
  expect(aimOf(GAME, 99)).toBeNull();
});

test('birds of events, of everybody or of one seat', () => {
  const events: Said[] = [
    { name: 'saw', args: { seat: 0, habitat: 0, birds: [1, 2] } },
    { name: 'saw', args: { seat: 1, habitat: 0, birds: [3] } },
    { name: 'drew', args: { seat: 0, bird: 5 } },
  ];
  expect(birdsIn(events, ['saw'])).toEqual(new Set([1, 2, 3]));
  expect(birdsIn(events, ['saw', 'drew'], 0)).toEqual(new Set([1, 2, 5]));
});

test('one reads one’s own notebook, a spectator the leader’s, nobody a closed one', () => {
  const sheet = (points: number) => ({ seen: [], complete: [], rows: [], points });
  const view = (...sheets: (ReturnType<typeof sheet> | null)[]) =>
    ({ players: sheets.map((s) => ({ cards: 1, chosen: false, sheet: s })) }) as unknown as FeatherView;
  expect(openSheet(view(sheet(3), sheet(9)), 0)).toBe(0);
  expect(openSheet(view(sheet(3), sheet(9)), -1)).toBe(1);
  expect(openSheet(view(null, null), -1)).toBe(-1);
});

test('the left neighbour sits on the left, the right one on the right', () => {
  expect(around(2, 0)).toEqual([1, 0]);
  expect(around(4, 0)).toEqual([2, 1, 0, 3]);
  expect(around(7, 2)).toEqual([5, 4, 3, 2, 1, 0, 6]);
});
