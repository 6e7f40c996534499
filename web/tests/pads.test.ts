/** The pads' own logic: boxes, typing, the outbox, fingers, names of birds. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boxOf, changeOf, readBox, saidHere, seatOf } from '../src/pads/boxes';
import { oneOf } from '../src/pads/chance';
import { Fingers, STILL } from '../src/pads/fingers';
import { compare, Outbox, type Unsent } from '../src/pads/outbox';
import { following, neighbour, typed } from '../src/pads/typing';
import { find, marked, namesIn, plain } from '../src/pads/wingspan/find';
import { awake } from '../src/pads/awake';

const game = {
  things: { seat: ['1', '2'], bird: ['a', 'b', 'c'], seen: ['none', 'yes'], round: ['none', '1', '2'] },
  blocks: [
    { name: 'round', kinds: ['round'], first: 0, size: 3 },
    { name: 'see', kinds: ['seat', 'bird', 'seen'], first: 3, size: 12 },
  ],
};
const line = (v: number, box: number, was: number, seen: number, by: number) => ({
  v,
  name: 'see',
  args: { seen, seat_by: by, box, was },
});

describe('boxes', () => {
  test('a box is the action that empties it', () => {
    expect(boxOf(game, 'see', 0, 0)).toBe(3);
    expect(boxOf(game, 'see', 1, 2)).toBe(13);
    expect(boxOf(game, 'round')).toBe(0);
  });

  test('and is read back, from any of its values', () => {
    for (const box of [13, 14]) expect(readBox(game, box)).toMatchObject({ block: 'see', things: [1, 2] });
    expect(seatOf(game, 14)).toBe(1);
    expect(seatOf(game, 2)).toBeNull();
  });

  test('what this phone said is known from the log, and what it took back is not', () => {
    const log = [line(1, 3, 0, 1, 0), line(2, 5, 0, 1, 1), line(3, 7, 0, 1, 0), line(4, 7, 1, 0, 0)];
    expect(saidHere(game, log, [0])).toEqual([[{ box: 3, was: 0, now: 1 }]]);
    expect(changeOf(game, { name: 'drawn', args: { seat: 1, box: 20, was: 0 } })).toEqual({ box: 20, was: 0, now: 2 });
    expect(changeOf(game, { name: 'talk', args: {} })).toBeNull();
  });
});

describe('typing', () => {
  test('digits go on, the first one begins anew', () => {
    expect(typed(null, '4', true, 199)).toBe(4);
    expect(typed(4, '1', false, 199)).toBe(41);
    expect(typed(41, '5', true, 199)).toBe(5);
    // More than there can be begins anew.
    expect(typed(41, '5', false, 199)).toBe(5);
  });

  test('one more, one less, and back', () => {
    expect(typed(null, '+', true, 9)).toBe(1);
    expect(typed(9, '+', true, 9)).toBe(9);
    expect(typed(0, '-', true, 9)).toBe(0);
    expect(typed(41, 'erase', false, 199)).toBe(4);
    expect(typed(41, 'erase', true, 199)).toBeNull();
    expect(typed(4, 'erase', false, 199)).toBeNull();
  });

  test('next goes down a column, then to the next player', () => {
    expect([0, 3, 6].map((cell) => following(cell, 3, 3))).toEqual([3, 6, 1]);
    expect(following(8, 3, 3)).toBe(0);
  });

  test('arrows stay at the edge', () => {
    expect(neighbour(0, 2, 3, 'ArrowLeft')).toBe(0);
    expect(neighbour(0, 2, 3, 'ArrowDown')).toBe(3);
    expect(neighbour(5, 2, 3, 'ArrowRight')).toBe(5);
  });
});

describe('the outbox', () => {
  const storage = new Map<string, string>();
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    });
  });
  const said = (id: string, box: number, value: number, more: Partial<Unsent> = {}): Unsent => ({
    id,
    seat: 0,
    box,
    value,
    v: 5,
    at: 0,
    waited: false,
    ...more,
  });

  test('keeps what was said over a reload, in order', () => {
    const box = new Outbox('t');
    box.add(said('a', 3, 1), null);
    box.add(said('b', 5, 1), null);
    const again = new Outbox('t');
    expect(again.entries.map(({ id, waited }) => [id, waited])).toEqual([
      ['a', true],
      ['b', true],
    ]);
    again.drop('a');
    again.drop('b');
    expect(storage.size).toBe(0);
  });

  test('what nobody was told gives way to what is said of the same box, unless it is on its way', () => {
    const box = new Outbox('t');
    box.add(said('a', 3, 1), null);
    box.add(said('b', 3, 0), 'a');
    expect(box.entries.map(({ id }) => id)).toEqual(['a', 'b']);
    box.add(said('c', 3, 1), 'a');
    expect(box.entries.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('others are heard first: equal answers merge, different ones are asked', () => {
    const waiting = [said('a', 3, 1), said('b', 5, 1), said('c', 7, 1)];
    const log = [line(4, 7, 0, 0, 1), line(6, 3, 0, 1, 1), line(7, 5, 1, 0, 1)];
    const { same, clashes } = compare(game, waiting, log, [0]);
    expect(same.map(({ id }) => id)).toEqual(['a']);
    expect(clashes.map(({ mine, theirs, by }) => [mine.id, theirs, by])).toEqual([['b', 0, 1]]);
  });
});

describe('who begins', () => {
  const finger = (id: number, x = 0) => ({ id, x, y: 0 });

  test('nothing happens below two fingers', () => {
    const glass = new Fingers();
    glass.touch(finger(1), 0);
    expect(glass.wait(9999)).toBeNull();
    glass.touch(finger(2), 100);
    expect(glass.wait(100)).toBe(STILL);
  });

  test('who moves makes all wait, who trembles does not', () => {
    const glass = new Fingers();
    glass.touch(finger(1), 0);
    glass.touch(finger(2), 0);
    glass.move(finger(2, 5), 1000);
    expect(glass.wait(1000)).toBe(STILL - 1000);
    glass.move(finger(2, 50), 1000);
    expect(glass.wait(1000)).toBe(STILL);
  });

  test('after the choice all stay in sight', () => {
    const glass = new Fingers();
    for (const id of [1, 2, 3]) glass.touch(finger(id), 0);
    glass.choose(() => 1);
    glass.lift(2, 10);
    expect(glass.chosen?.id).toBe(2);
    expect(glass.all).toHaveLength(3);
  });

  test('each is as likely as the others', () => {
    const drawn = [2 ** 32 - 1, 5];
    expect(oneOf(3, () => drawn.shift() ?? 0)).toBe(2);
    expect(oneOf(3, () => 3)).toBe(0);
  });
});

describe('birds by a few letters', () => {
  const all = [
    { bird: 0, names: ['Pic mineur', 'Downy Woodpecker', 'Picoides pubescens'], habitats: [0] },
    { bird: 1, names: ['Épervier de Cooper', 'Cooper’s Hawk', 'Accipiter cooperii'], habitats: [0] },
    { bird: 2, names: ['Foulque d’Amérique', 'American Coot', 'Fulica americana'], habitats: [2] },
  ];
  const found = (asked: string, habitat: number | null = null) => find(all, asked, habitat).map(({ bird }) => bird);

  test('without accents, in any language', () => {
    expect(found('eper')).toEqual([1]);
    expect(found('coot')).toEqual([2]);
    expect(found('fulica')).toEqual([2]);
    expect(found('d’amer')).toEqual([2]);
    expect(found('xyz')).toEqual([]);
  });

  test('every word of one name, and the habitat first', () => {
    expect(found('pic min')).toEqual([0]);
    expect(found('pic coot')).toEqual([]);
    expect(found('', 2)[0]).toBe(2);
  });

  test('what was asked for is marked', () => {
    expect(marked('Pic mineur', 'pic')).toEqual(['', 'Pic', ' mineur']);
    expect(marked('Épervier de Cooper', 'coo')).toEqual(['Épervier de ', 'Coo', 'per']);
    expect(marked('Pic mineur', '')).toEqual(['Pic mineur']);
    expect(plain('Œdicnème d’Été')).toBe('oedicneme d ete');
  });

  test('names are read from the files of another language', () => {
    expect(namesIn('wingspan-bird-downy-woodpecker = Pic mineur\nother = x\n').get('downy-woodpecker')).toBe(
      'Pic mineur',
    );
  });
});

describe('the screen', () => {
  test('stays awake, asks again when it is back in sight, and is let go', async () => {
    const release = vi.fn().mockResolvedValue(undefined);
    const request = vi.fn().mockResolvedValue({ release });
    let seen = () => undefined as void;
    const page = {
      hidden: false,
      addEventListener: (_: string, back: () => void) => (seen = back),
      removeEventListener: vi.fn(),
    } as unknown as Document;
    const end = awake(page, { wakeLock: { request } });
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    seen();
    expect(request).toHaveBeenCalledTimes(2);
    await Promise.resolve();
    end();
    await vi.waitFor(() => expect(release).toHaveBeenCalled());
  });

  test('a browser without it, or that refuses, is no error', async () => {
    const page = { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() } as unknown as Document;
    awake(page, {})();
    awake(page, { wakeLock: { request: () => Promise.reject(new Error('low battery')) } })();
    await Promise.resolve();
  });
});
