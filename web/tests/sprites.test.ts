import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sprite, SPRITES } from '../src/art/sprite';
import { ids, malformed, references } from './helpers';

const drawn = new Map(SPRITES.map((name) => [name, sprite(name)]));

/** What a table waits for, in kB after gzip. */
const BUDGET: Partial<Record<string, number>> = { icons: 5, painted: 22, songbirds: 32, 'whats-up': 7, feather: 70 };
const FAMILY_BUDGET = 40;
const ALL_BUDGET = 460;

test.each(SPRITES)('%s is sound and within its budget', (name) => {
  const svg = drawn.get(name)!;
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
  expect(svg, 'the page allows no style in markup').not.toMatch(/ style="/);
  expect(malformed(svg)).toBeUndefined();
  expect(gzipSync(svg).length / 1000).toBeLessThan(BUDGET[name] ?? FAMILY_BUDGET);
});

test('all of them together stay lighter than one photograph', () => {
  const total = [...drawn.values()].reduce((sum, svg) => sum + gzipSync(svg).length, 0);
  expect(total / 1000).toBeLessThan(ALL_BUDGET);
});

test('all sprites can be on one page: no id twice, none missing', () => {
  const all = [...drawn.values()].flatMap(ids);
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
  for (const [name, svg] of drawn) {
    const own = new Set(ids(svg));
    expect(
      references(svg).filter((r) => !own.has(r)),
      name,
    ).toEqual([]);
  }
});
