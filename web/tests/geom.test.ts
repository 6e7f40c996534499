import { expect, test } from 'vitest';
import { curve, frame, noise, path, polygon, rot, type Pt } from '../src/art/geom';

const points: Pt[] = [
  [0, 0],
  [10, 20],
  [30, 10],
  [40, 40],
];
const near = ([x, y]: Pt): number[] => [x, y].map((n) => Math.round(n * 1e6) / 1e6 + 0);

test('a curve goes through its points, at its own knots', () => {
  points.forEach((p, i) => expect(near(curve(points)(i))).toEqual(p));
  const knots = [0, 1, 1.5, 9];
  points.forEach((p, i) => expect(near(curve(points, knots)(knots[i]))).toEqual(p));
});

test('beyond its ends a curve goes on straight', () => {
  const line = curve([
    [0, 0],
    [10, 0],
    [20, 0],
  ]);
  expect(near(line(3))[0]).toBeGreaterThan(20);
  expect(near(line(-1))[0]).toBeLessThan(0);
});

test('paths are short: relative steps, no leading zeros, whole units for cards', () => {
  expect(
    path([
      [0.24, 0],
      [3, 4],
    ]),
  ).toMatch(/^M\.2 0c/);
  expect(
    path(
      [
        [0.24, 0.6],
        [3, 4],
        [9, 9],
      ],
      true,
      1,
    ),
  ).toMatch(/^M0 1c[-\d c]+z$/);
  expect(
    polygon([
      [0, 0],
      [10, 0],
      [10, 5],
    ]),
  ).toBe('M0 0l10 0 0 5z');
});

test('turning keeps corners and distance', () => {
  expect(near(rot([2, 1], [1, 1], 90))).toEqual([1, 2]);
  expect(rot([2, 1, 1], [1, 1], 30)[2]).toBe(1);
  expect(near(frame([5, 5], 90, 2)(1, 0))).toEqual([5, 7]);
});

test('noise depends on its seed alone', () => {
  const draw = (seed: string) => Array.from({ length: 5 }, noise(seed));
  expect(draw('robin')).toEqual(draw('robin'));
  expect(draw('robin')).not.toEqual(draw('wren'));
  for (const n of draw('wren')) expect(n).toBeGreaterThanOrEqual(0);
});
