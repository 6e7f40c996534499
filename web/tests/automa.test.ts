/** Where the Automa's game is, read from the boxes alone. */
import { expect, test } from 'vitest';
import { AUTOMA_CARDS } from '../src/games/wingspan/cards';
import { left, stepOf, where } from '../src/pads/wingspan/automa/where';

const TURNS = [8, 7, 6, 5];

/** Boxes by their names, as far as they were said. */
function boxes(...said: [string, number][]) {
  const names: string[] = [];
  const values = new Map(said);
  return {
    box: (block: string, ...things: number[]) => names.push([block, ...things].join(' ')) - 1,
    value: (box: number) => values.get(names[box]) ?? 0,
  };
}

test('it waits for the first card that was not said, then for each step of it', () => {
  expect(where(boxes(), TURNS)).toMatchObject({ phase: 'wait', round: 0, turn: 0 });
  const drawn: [string, number][] = [['automa-card 0 0', 5]];
  expect(where(boxes(...drawn), TURNS)).toMatchObject({ phase: 'step', turn: 0, step: 0, card: 4 });
  expect(where(boxes(...drawn, ['automa-step 0 0 0', 1]), TURNS)).toMatchObject({ phase: 'step', step: 1 });
  const done: [string, number][] = [...drawn, ['automa-step 0 0 0', 1], ['automa-step 0 0 1', 2]];
  expect(where(boxes(...done), TURNS)).toMatchObject({ phase: 'wait', turn: 1 });
  expect(left(boxes(...done), [3, 4, 5], where(boxes(...done), TURNS))).toEqual([3, 5]);
});

test('a round that was played must be closed, and the last one ends it', () => {
  const said: [string, number][] = [];
  for (const [round, turns] of TURNS.entries()) {
    for (let turn = 0; turn < turns; turn++) {
      said.push([`automa-card ${round} ${turn}`, 4], [`automa-step ${round} ${turn} 0`, 1]);
      said.push([`automa-step ${round} ${turn} 1`, 1]);
    }
    expect(where(boxes(...said), TURNS)).toMatchObject({ phase: 'goal', round });
    said.push([`automa-round ${round}`, 1]);
  }
  expect(where(boxes(...said), TURNS).phase).toBe('over');
});

test('every step printed on a card has a sign of its own', () => {
  for (const steps of AUTOMA_CARDS.flat())
    for (const step of steps) {
      const { kind, n, faces } = stepOf(step);
      expect(kind === 'lay-eggs' ? n : 1).toBeGreaterThan(0);
      expect(kind === 'gain-food' ? new Set(faces).size : 6).toBe(6);
    }
});
