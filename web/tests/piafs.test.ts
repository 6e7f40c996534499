import { describe, expect, test } from 'vitest';
import { birdOf, mateAmong } from '../src/games/piafs/birds';
import { follower } from '../src/games/piafs/column';
import { stories } from '../src/games/piafs/story';
import type { Said } from '../src/lib/wire';

const SPECIES = ['chaffinch', 'blackbird', 'greenfinch', 'sparrow', 'bullfinch', 'yellowhammer'];
const GAME = {
  things: {
    species: SPECIES,
    card: SPECIES.flatMap((name) =>
      [1, 2, 3, 4, 5, 6].flatMap((n) => ['m', 'f'].map((sex) => name.slice(0, 3) + n + sex)),
    ),
  },
};
const card = (name: string): number => GAME.things.card.indexOf(name);

describe('birds', () => {
  test('the name of a card says what is on it', () => {
    expect(birdOf(GAME, card('bla5f'))).toEqual({ species: 1, name: 'blackbird', strength: 5, sex: 'female', eggs: 3 });
    expect(birdOf(GAME, card('yel2m')).eggs).toBe(1);
  });

  test('a mate has the other sex, the same species and strength', () => {
    const cards = ['cha3m', 'cha3f', 'bla4f'].map(card);
    expect(cards.map((c) => mateAmong(GAME, c, cards))).toEqual([true, true, false]);
    expect(mateAmong(GAME, card('bla4m'), cards)).toBe(true);
    expect(mateAmong(GAME, card('spa4m'), cards)).toBe(false);
  });
});

describe('the story of a turn', () => {
  const said = (name: string, args: Said['args'] = {}): Said => ({ name, args });

  test('a chain is told step by step', () => {
    const [story] = stories(
      [
        said('played', { seat: 1, card: 7, perch: 0 }),
        said('greater', { sum: 7, strength: 5, times: 1 }),
        said('took_seed', { seat: 1, seed: 2, position: 2 }),
        said('collected', { seat: 1, card: 3 }),
        said('moved_up', { card: 9, perch: 0 }),
        said('greater', { sum: 4, strength: 3, times: 2 }),
        said('took_pest', { seat: 1, pest: 1, position: 1 }),
        said('collected', { seat: 1, card: 9 }),
        said('squirrel_hidden', { seat: 1, number: 2 }),
        said('moved_up', { card: 7, perch: 0 }),
        said('not_greater', { sum: 1, strength: 3 }),
      ],
      null,
    );
    expect(story).toMatchObject({ seat: 1, card: 7, perch: 0, stays: { sum: 1, strength: 3 }, added: null });
    expect(story.steps).toHaveLength(2);
    expect(story.steps[0]).toMatchObject({ sum: 7, strength: 5, gap: 2, seed: 3, pest: null, bird: 3 });
    expect(story.steps[1]).toMatchObject({ gap: 1, seed: null, pest: 1, bird: 9, stolen: 2 });
  });

  test('the last turn at each perch, and a bird added for nothing won', () => {
    const found = stories(
      [
        said('played', { seat: 0, card: 1, perch: 1 }),
        said('not_greater', { sum: 1, strength: 6 }),
        said('added', { seat: 0, card: 2 }),
        said('played', { seat: 1, card: 3, perch: 0 }),
        said('not_greater', { sum: 2, strength: 6 }),
        said('played', { seat: 2, card: 4, perch: 1 }),
        said('greater', { sum: 9, strength: 2, times: 1 }),
        said('feeder_empty'),
      ],
      null,
    );
    expect(found.map((s) => [s.perch, s.card, s.added])).toEqual([
      [1, 4, null],
      [0, 3, null],
    ]);
    expect(found[0].steps[0]).toMatchObject({ gap: 7, none: true });
  });

  test('a chain goes on after the crow has been answered', () => {
    const events = [said('crow', { seat: 0, card: 5 }), said('greater', { sum: 3, strength: 2, times: 2 })];
    expect(stories(events, null)).toEqual([]);
    expect(stories(events, { seat: 0, card: 8, perch: 1 })[0].steps).toHaveLength(1);
  });
});

describe('a column', () => {
  const ids = (column: { id: number }[]): number[] => column.map((c) => c.id);

  test('what slides keeps its name, what comes has a new one', () => {
    const follow = follower();
    expect(ids(follow([1, 2, 3, 1]))).toEqual([0, 1, 2, 3]);
    expect(ids(follow([1, 3, 1]))).toEqual([0, 2, 3]);
    expect(ids(follow([1, 3, 1, 2]))).toEqual([0, 2, 3, 4]);
    expect(ids(follow([3, 2, 2]))).toEqual([2, 4, 5]);
    expect(follow([])).toEqual([]);
    expect(ids(follow([2]))).toEqual([6]);
  });
});
