import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask, Foreseen, GameInfo } from '../src/lib/wire';

const device = vi.hoisted(() => ({ settings: { confirm: false }, finger: false }));
vi.mock('../src/lib/settings.svelte', () => ({ settings: device.settings }));
vi.mock('../src/lib/pointer', () => ({ byFinger: () => device.finger }));
const { Picking } = await import('../src/lib/picking.svelte');

/** Cards 0 and 1, cells 0 to 2. */
const GAME = {
  things: { card: ['r1', 'b7'], cell: ['a1', 'b1', 'c1'] },
  blocks: [{ name: 'place', kinds: ['card', 'cell'], first: 0, size: 6 }],
} as unknown as GameInfo;
const ask = (...options: number[]): Ask => ({ n: 1, verb: 'place', options, reasons: {} });

function atTable() {
  const hands = { game: GAME, locked: false, final: false, play: vi.fn(), foresee: vi.fn(), missed: vi.fn() };
  return { hands, picking: new Picking(hands) };
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(device.settings, { confirm: false });
  device.finger = false;
});
afterEach(() => {
  vi.useRealTimers();
});

test('a thing after the other until an action is complete', () => {
  const { hands, picking } = atTable();
  picking.begin(ask(0, 1, 3));
  expect(picking.at('card:0')['data-lit']).toBe('');
  expect(picking.at('cell:0')['aria-disabled']).toBe(true);
  picking.choose('card:0');
  expect(picking.at('card:0')['aria-pressed']).toBe(true);
  expect([...picking.lit]).toEqual(['cell:0', 'cell:1']);
  picking.choose('cell:2');
  expect(hands.missed).toHaveBeenCalledOnce();
  picking.choose('cell:1');
  expect(hands.play).toHaveBeenCalledExactlyOnceWith(1);
});

test.each(['finger', 'confirm', 'final'])('with %s the first click only arms', (why) => {
  const { hands, picking } = atTable();
  if (why === 'finger') device.finger = true;
  else if (why === 'confirm') device.settings.confirm = true;
  else hands.final = true;
  picking.begin(ask(0, 1));
  picking.choose('cell:0');
  expect(picking.armed).toBe('cell:0');
  expect(hands.foresee).toHaveBeenCalledExactlyOnceWith(0);
  expect(picking.ready).toBe(0);
  expect(picking.back()).toBe(true);
  expect(picking.ready).toBeNull();
  picking.choose('cell:1');
  picking.choose('cell:1');
  expect(hands.play).toHaveBeenCalledExactlyOnceWith(1);
});

test('what was not clicked itself must be seen first', () => {
  const { hands, picking } = atTable();
  picking.begin(ask(0, 4));
  picking.choose('card:1');
  expect(hands.play).not.toHaveBeenCalled();
  picking.confirm();
  expect(hands.play).toHaveBeenCalledExactlyOnceWith(4);
});

test('locked, nothing is lit and nothing happens', () => {
  const { hands, picking } = atTable();
  picking.begin(ask(0, 1));
  hands.locked = true;
  expect(picking.lit.size).toBe(0);
  picking.choose('cell:0');
  expect(hands.play).not.toHaveBeenCalled();
});

test('resting on a thing asks once what it will do', () => {
  const { hands, picking } = atTable();
  picking.begin(ask(0, 1));
  const { onpointerenter, onpointerleave } = picking.at('cell:0');
  expect(picking.at('cell:0').onpointerenter).toBe(onpointerenter);
  onpointerenter?.();
  onpointerleave?.();
  vi.advanceTimersByTime(100);
  expect(hands.foresee).not.toHaveBeenCalled();
  onpointerenter?.();
  vi.advanceTimersByTime(100);
  expect(hands.foresee).toHaveBeenCalledExactlyOnceWith(0);
  picking.learn({ a: 0, events: [{ name: 'placed', args: {} }] } as unknown as Foreseen);
  expect(picking.outlook?.events).toHaveLength(1);
  expect(picking.ahead('cell:0')).toHaveLength(1);
  expect(picking.ahead('cell:1')).toBeNull();
  onpointerenter?.();
  vi.advanceTimersByTime(100);
  picking.wonder('cell:1');
  picking.wonder('cell:1');
  expect(hands.foresee.mock.calls).toEqual([[0], [1]]);
});

test('nothing is looked ahead at once the question is answered', () => {
  const { hands, picking } = atTable();
  picking.begin(ask(0, 1));
  picking.at('cell:0').onpointerenter?.();
  picking.choose('cell:0');
  hands.locked = true;
  vi.advanceTimersByTime(100);
  expect(hands.foresee).not.toHaveBeenCalled();
});

test('another question begins with empty hands, and looks again at what is under the pointer', () => {
  const { hands, picking } = atTable();
  picking.begin(ask(0, 1, 3));
  picking.at('card:0').onpointerenter?.();
  picking.choose('card:0');
  picking.begin(ask(3, 0));
  expect(picking.things).toEqual([]);
  expect(picking.back()).toBe(false);
  vi.advanceTimersByTime(100);
  expect(hands.foresee).toHaveBeenCalledExactlyOnceWith(0);
  picking.begin(null);
  expect(picking.lit.size).toBe(0);
});
