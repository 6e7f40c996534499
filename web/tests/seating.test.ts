/** Who sits where while a table is being set. */
import { describe, expect, test } from 'vitest';
import { around, namesOf, offered, resized, seated, type Chair } from '../src/pages/seating/chairs';
import { fits } from '../src/pages/seating/last';
import { company } from '../src/people/cast';

const LEVELS = ['stroll', 'walk', 'outing', 'lookout', 'expedition'];
const game = { id: 'songbirds', levels: LEVELS };
const bot = (level: string, name?: string): Chair => ({ who: 'bot', bot: level, ...(name && { name }) });

describe('chairs', () => {
  test('stand at equal angles, clockwise, one’s own below', () => {
    const [left, me, right] = around(3, 1);
    expect(me.y).toBeCloseTo(1);
    expect(left.x).toBeGreaterThan(0);
    expect(right.x).toBeLessThan(0);
    const four = around(4, 0);
    expect(four[1].x).toBeCloseTo(-1);
    expect(four[2].y).toBeCloseTo(-1);
  });

  test('are added free, and taken away from the end', () => {
    expect(resized([{ who: 'me' }], 3)).toEqual([{ who: 'me' }, null, null]);
    expect(resized([{ who: 'me' }, null, bot('walk')], 2)).toEqual([{ who: 'me' }, null]);
  });

  test('left free are taken by bots; who was promised keeps the name', () => {
    const chairs = [{ who: 'me' } as const, bot('walk'), null];
    const names = namesOf(game, chairs, 'Ada', company);
    expect(names).toEqual(['Ada', 'Barnabé', '']);
    expect(seated(chairs, names, 'walk')).toEqual([
      { who: 'me' },
      { who: 'bot', bot: 'walk', name: 'Barnabé' },
      { who: 'bot', bot: 'walk' },
    ]);
  });
});

test('nobody is offered who sits at the table already, but every level is', () => {
  const chairs = [{ who: 'me' } as const, bot('walk', 'Barnabé'), bot('stroll', 'Zoé'), null];
  const names = namesOf(game, chairs, 'Meera', company);
  const free = offered(game, chairs, 3, names, company);
  expect(new Set(free).size).toBe(LEVELS.length);
  for (const name of names) expect(free).not.toContain(name);
  // Whoever sits on the chair that is asked about stays offered.
  expect(offered(game, chairs, 1, names, company)[1]).toBe('Barnabé');
});

test('a table of another time is offered only if it can still be set', () => {
  const now = { id: 'songbirds', seats: [1, 2], bots: LEVELS };
  const table = { game: 'songbirds', seats: [{ who: 'me' }, { who: 'bot', bot: 'walk' }] };
  expect(fits(now, table)).toBe(true);
  expect(fits(now, { ...table, game: 'piafs' })).toBe(false);
  expect(fits(now, { ...table, seats: [...table.seats, { who: 'open' }] })).toBe(false);
  expect(fits(now, { ...table, seats: [{ who: 'me' }, { who: 'bot', bot: 'gone' }] })).toBe(false);
  for (const broken of [null, 3, 'x', {}]) expect(fits(now, broken)).toBe(false);
});
