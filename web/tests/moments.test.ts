import { expect, test } from 'vitest';
import { scenery } from '../src/art/scenery';
import { contour } from '../src/aviary/contour';
import { offered, spared } from '../src/games/wingspan/gifts';
import { countOf, keptOf } from '../src/games/wingspan/moments/moments';
import { teller } from '../src/games/wingspan/told';
import type { Ask, Entry, GameInfo, WingspanView } from '../src/lib/wire';
import { malformed } from './helpers';
import { wordsOf } from './texts';

const event = (name: string, args: Entry['args'], v = 1): Entry => ({ v, name, args });

test('a goal is counted from the best to the last, the Automa among them', () => {
  const goal = event('goal', { goal: 3, round: 1 });
  const log = [
    event('laid', { seat: 1, n: 1, bird: 2 }),
    goal,
    event('goal_points', { seat: 0, n: 2, points: 1 }),
    event('goal_points', { seat: 1, n: 4, points: 4 }),
    event('automa_goal', { n: 3, points: 2 }),
    event('round', { round: 2 }),
    event('goal_points', { seat: 0, n: 9, points: 9 }),
  ];
  expect(countOf(log, goal)).toEqual([
    { seat: 1, count: 4, points: 4 },
    { seat: null, count: 3, points: 2 },
    { seat: 0, count: 2, points: 1 },
  ]);
});

test('the first birds are turned over together', () => {
  const log = [event('kept', { seat: 0, n: 3, left: 2 }, 4), event('kept', { seat: 1, n: 5, left: 0 }, 4)];
  expect(keptOf(log, log[0])).toEqual([
    { seat: 0, birds: 3, food: 2 },
    { seat: 1, birds: 5, food: 0 },
  ]);
});

test('steps say where they happen: what a power brings comes from its bird, a die from the feeder', () => {
  const scene = {
    game: { things: { bird: ['acorn-woodpecker', 'american-avocet'] } } as unknown as GameInfo,
    words: wordsOf('en', ['wingspan']),
    view: {} as WingspanView,
    seat: 0,
  };
  const gained = event('gained', { seat: 1, food: 3, n: 1 });
  expect(teller.step(scene, gained, undefined)).toMatchObject({
    from: 'feeder',
    to: 'seat:1',
    count: 1,
    icon: 'fruit',
  });
  const used = event('used', { seat: 1, bird: 1 });
  expect(teller.step(scene, gained, used)).toMatchObject({ from: 'bird:1', at: ['bird:1', 'seat:1'] });
  expect(teller.step(scene, event('lays_eggs', { seat: 1, n: 2 }), undefined)).toMatchObject({
    turn: true,
    at: ['row:1:1', 'seat:1'],
  });
  expect(teller.step(scene, used, undefined)).toBeNull();
  // The Automa has no seat: its deeds are seen at its place, at the feeder, at the goal.
  expect(teller.step(scene, event('automa_card', { card: 1 }), undefined)).toMatchObject({ turn: true, rival: 'A' });
  expect(teller.step(scene, event('automa_food', { face: 3, n: 2 }), undefined)).toMatchObject({
    rival: 'A',
    icon: 'fruit',
    count: 2,
    from: 'feeder',
    to: 'automa',
  });
  expect(teller.step(scene, event('automa_cube_back', { goal: 4, n: 0 }), undefined)).toMatchObject({
    count: -1,
    at: ['goal:4', 'automa'],
  });
});

test('what need not be asked: one answer, and gifts of others; never a choice, nor the set-up', () => {
  const blocks = [
    { name: 'use', first: 5, size: 1, kinds: [] },
    { name: 'skip', first: 6, size: 1, kinds: [] },
  ];
  const game = { blocks, things: {} } as unknown as GameInfo;
  const view = (more: object) => ({ keep: null, active: 1, ...more }) as unknown as WingspanView;
  const ask = (verb: string, options: number[]): Ask => ({ n: 1, verb, options, reasons: {} });
  const share = { game, seat: 0, view: view({}), ask: ask('share', [5, 6]) };
  expect(spared(share, true)).toBe(5);
  expect(spared(share, false)).toBeNull();
  expect(spared({ ...share, view: view({ active: 0 }) }, true)).toBeNull();
  expect(spared({ ...share, ask: ask('take-die', [6]) }, false)).toBe(6);
  expect(spared({ ...share, ask: ask('take-die', [6]), view: view({ keep: {} }) }, true)).toBeNull();
  expect(spared({ ...share, ask: ask('react', [5, 6]) }, true)).toBeNull();
  const words = wordsOf('en', ['wingspan']).at(['Ada', 'Bo'], 0);
  expect(offered({ ...share, words })).toBe('Bo offers you');
  expect(offered({ ...share, words, ask: ask('react', [5, 6]) })).toBe('Bo’s turn');
  expect(offered({ ...share, words, view: view({ active: 0 }) })).toBeNull();
});

test('scenery is the same for the same place, and well formed', () => {
  for (const kind of ['forest', 'grassland', 'wetland'] as const) {
    expect(scenery(kind, 900, 190, 'mat0')).toBe(scenery(kind, 900, 190, 'mat0'));
    expect(scenery(kind, 900, 190, 'mat0')).not.toBe(scenery(kind, 900, 190, 'mat1'));
    expect(malformed(scenery(kind, 900, 190, 'mat0'))).toBeUndefined();
  }
});

test('a call is written inside its box, from left to right', () => {
  const found = contour('carolina-chickadee', 200, 40);
  expect(found?.syllables).toBeGreaterThan(3);
  const strokes = (found?.strokes ?? []).map(({ d }) =>
    [...d.matchAll(/([-\d.]+) ([-\d.]+)/g)].map((m) => m.slice(1).map(Number)),
  );
  for (const [x, y] of strokes.flat()) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(200);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(40);
  }
  const begins = strokes.map(([[x]]) => x);
  expect(begins).toEqual([...begins].sort((a, b) => a - b));
});
