import { expect, test } from 'vitest';
import { apart, clear, scaleOf, stairs } from '../src/recap/chart';
import { cut, wrap } from '../src/recap/image';
import { MARKS, marksOf } from '../src/recap/marks';
import { scenery } from '../src/art/scenery';
import { award, tell, turnName, when } from '../src/recap/tell';
import type { AwardInfo, GameInfo } from '../src/lib/wire';
import { bundleOf, Words } from '../src/lib/words';
import { found } from '../found';
import { fluent } from './texts';

const source = [fluent('en', 'wingspan'), ...found.partWords('recap', 'en').values()].join('\n');
const t = new Words('en', bundleOf('en', [source]), ['Ada', 'Ben'], 0);
const game = { id: 'wingspan', things: { seat: ['1', '2'], bird: ['mallard'] } } as unknown as GameInfo;
const turn = { seat: 1, round: 4, number: 2, first: 10, last: 12, gains: [0, 11] };

test('marks differ in colour, shape and dash; the reader has the first', () => {
  for (const part of ['colour', 'shape', 'dash'] as const)
    expect(new Set(MARKS.map((mark) => mark[part])).size).toBe(MARKS.length);
  expect(marksOf(3, 1).map((mark) => MARKS.indexOf(mark))).toEqual([1, 0, 2]);
  expect(marksOf(2, -1).map((mark) => MARKS.indexOf(mark))).toEqual([0, 1]);
});

test('the axis holds every line, below nothing too', () => {
  expect(scaleOf([[0, 3, 91]])).toMatchObject({ low: 0, high: 100 });
  const deep = scaleOf([[0, -41, -12]]);
  expect(deep.low).toBeLessThanOrEqual(-41);
  expect(deep.ticks).toContain(0);
});

test('points are stairs: they change with a move, and stay', () => {
  const same = (n: number) => n;
  expect(stairs([0, 0, 5, 5], same, same)).toBe('M0.0 0.0H2.0V5.0H3.0');
  expect(stairs([], same, same)).toBe('');
});

test('labels keep apart, in their order, above the foot', () => {
  const tops = apart([10, 12, 11], 15, 100);
  expect(tops).toEqual([10, 40, 25]);
  expect(Math.max(...apart([98, 99, 100], 15, 100))).toBe(100);
});

test('the word at the turning point lies over no line', () => {
  expect(clear([40, 60], 10, 8, 16)).toBe(32);
  expect(clear([14, 60], 10, 8, 16)).toBe(76);
});

test('words of the picture are wrapped, and cut where there is no more room', () => {
  const measure = (text: string) => text.length;
  expect(wrap('one two three', 7, 3, measure)).toEqual(['one two', 'three']);
  expect(wrap('one two three four', 7, 2, measure)).toEqual(['one two', 'three…']);
  expect(cut('Archaeopteryx', 6, measure)).toBe('Archa…');
});

test('a scenery is the same for the same seed', () => {
  for (const kind of ['forest', 'grassland', 'wetland'] as const) {
    expect(scenery(kind, 600, 100, 'a')).toBe(scenery(kind, 600, 100, 'a'));
    expect(scenery(kind, 600, 100, 'a')).not.toBe(scenery(kind, 600, 100, 'b'));
    expect(scenery(kind, 600, 100, 'a')).not.toContain('NaN');
  }
});

test('when: as far as there are rounds and turns', () => {
  expect(when(t, 4, 2)).toBe('round 4, turn 2');
  expect(when(t, 0, 3)).toBe('turn 3');
  expect(when(t, 5, 0)).toBe('round 5');
  expect(turnName(t, turn, 2)).toBe('round 4, turn 2 (Ben)');
  expect(turnName(t, turn, 1)).toBe('round 4, turn 2');
});

test('sentences in the words of the game, else in common ones', () => {
  const late = { name: 'group', args: { count: 3, points: 14, group: 'predator', late: 1 } };
  expect(tell(t, game, late)).toBe('3 birds of prey played in the last round: 14 points.');
  expect(tell(t, game, { name: 'line', args: { line: 'eggs', best: 19, next: 12 } })).toContain('Eggs');
  expect(tell(t, game, { name: 'led-before', args: { seats: [0] } })).toBe('Before the last round, you were leading.');
  expect(tell(t, game, { name: 'led-before', args: { seats: [1] } })).toBe('Before the last round, Ben was leading.');
  const since = { name: 'led-since', args: { round: 4, turn: 2, late: 0 } };
  expect(tell(t, game, since)).toBe('In front for good since round 4, turn 2.');
});

test('an honour says who has it and with how much; alone it compares with nobody', () => {
  const eggs: AwardInfo = { name: 'eggs', seats: [0], n: 19, sign: 'egg', thing: '', about: null };
  expect(award(t, game, eggs, 2)).toMatchObject({ title: 'Most eggs', who: 'You, 19 eggs' });
  expect(award(t, game, eggs, 1)).toMatchObject({ title: 'Eggs in the nests', who: '19 eggs' });
});
