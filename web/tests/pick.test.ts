import { describe, expect, test } from 'vitest';
import { Pick } from '../src/lib/pick';

/** Cards 0 and 1, cells 0 to 2; a card may also become the favourite, or be shown. */
const GAME = {
  things: { card: ['r1', 'b7'], cell: ['a1', 'b1', 'c1'], as: ['favourite'] },
  blocks: [
    { name: 'place', kinds: ['card', 'cell'], first: 0, size: 6 },
    { name: 'favourite', kinds: ['card', 'as'], first: 6, size: 2 },
    { name: 'show', kinds: ['card'], first: 8, size: 2 },
    { name: 'agree', kinds: [], first: 10, size: 1 },
    { name: 'refuse', kinds: [], first: 11, size: 1 },
  ],
};
const lit = (pick: Pick | null): string[] => [...(pick?.lit ?? [])];

describe('picking', () => {
  test('lights what an option begins with, then what goes on', () => {
    const start = Pick.of(GAME, [0, 1, 3, 6]);
    expect(lit(start)).toEqual(['card:0', 'card:1']);
    const card = start.narrow('card:0');
    expect(lit(card)).toEqual(['cell:0', 'cell:1', 'as:0']);
    expect(card?.left).toEqual([0, 1, 6]);
    expect(card?.leads('cell:1')).toBe(1);
    expect(card?.narrow('cell:2')).toBeNull();
    expect([...(card?.takes ?? [])].sort()).toEqual(['as:0', 'card:0', 'card:1', 'cell:0', 'cell:1']);
  });

  test('another card takes the place of the first', () => {
    const other = Pick.of(GAME, [0, 1, 3, 4]).narrow('card:0')?.narrow('card:1');
    expect(other?.things).toEqual(['card:1']);
    expect(lit(other ?? null)).toEqual(['cell:0', 'cell:1']);
    expect(other?.back?.things).toEqual([]);
  });

  test('what all options have in common is picked by itself, but never the last step', () => {
    const shown = Pick.of(GAME, [3, 4, 5]);
    expect(shown.things).toEqual(['card:1']);
    expect(lit(shown)).toEqual(['cell:0', 'cell:1', 'cell:2']);
    expect(shown.back).toBeNull();
    expect(Pick.of(GAME, [3]).things).toEqual([]);
  });

  test('an action may be complete while others go on', () => {
    const card = Pick.of(GAME, [6, 7, 8, 9]).narrow('card:0');
    expect(card?.done).toBe(8);
    expect(lit(card ?? null)).toEqual(['as:0']);
    expect(card?.leads('as:0')).toBe(6);
  });

  test('actions without things are one step', () => {
    const answer = Pick.of(GAME, [10, 11]);
    expect(lit(answer)).toEqual(['agree:0', 'refuse:0']);
    expect(answer.leads('refuse:0')).toBe(11);
  });

  test('a thing with one way to go leads to its action', () => {
    const last = Pick.of(GAME, [0, 3]);
    expect(last.leads('card:1')).toBe(3);
    expect(last.narrow('card:1')?.done).toBeNull();
  });
});
