import { expect, test } from 'vitest';
import { cubes } from '../src/games/wingspan/cubes';
import type { Ask, WingspanView } from '../src/lib/wire';

const view = { players: [{ cubes: 7 }, { cubes: 8 }] } as unknown as WingspanView;
const asked = (verb: string) => ({ verb }) as Ask;

test('the first turn of eight is one of eight until its action is chosen', () => {
  expect(cubes({ view, seat: 0, ask: asked('turn') }, 0)).toBe(8);
  expect(cubes({ view, seat: 0, ask: asked('gain-food') }, 0)).toBe(7);
  expect(cubes({ view, seat: 0, ask: asked('turn') }, 1)).toBe(8);
  expect(cubes({ view, seat: 1, ask: null }, 0)).toBe(7);
});
