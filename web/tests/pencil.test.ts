import { expect, test } from 'vitest';
import { ring } from '../src/lib/pencil';
import { thingsOf } from '../src/lib/places';

const points = (d: string): number[][] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|$)/g)].map((m) => [Number(m[1]), Number(m[2])]);

test('a ring goes round its box, near it, and always the same way', () => {
  const box = { left: 100, top: 50, width: 80, height: 110 };
  const d = ring(box, 'card:4');
  expect(ring(box, 'card:4')).toBe(d);
  expect(ring(box, 'card:5')).not.toBe(d);
  for (const [x, y] of points(d)) {
    expect(x).toBeGreaterThan(100 - 16);
    expect(x).toBeLessThan(180 + 16);
    expect(y).toBeGreaterThan(50 - 16);
    expect(y).toBeLessThan(160 + 16);
  }
});

test('the ring of a zone stays inside it', () => {
  const d = ring({ left: 0, top: 0, width: 900, height: 500 }, 'zone:board');
  for (const [x, y] of points(d)) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(x).toBeLessThan(900);
    expect(y).toBeLessThan(500);
  }
});

test('the things an event speaks of', () => {
  const game = { things: { card: ['a', 'b'], bird: ['x', 'y'], seat: ['1', '2'] } };
  expect(thingsOf(game, { name: 'placed', args: { seat: 1, card: 0 } })).toEqual(['card:0']);
  expect(thingsOf(game, { name: 'settled', args: { birds: [0, 1] } })).toEqual(['bird:0', 'bird:1']);
  expect(thingsOf(game, { name: 'first', args: { seat: 1, points: 3 } })).toEqual(['seat:1']);
});
