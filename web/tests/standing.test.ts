/** How a running game stands, in a line for the lobby. */
import { expect, test } from 'vitest';
import { FITS } from '../src/games/wingspan/fits';
import { standing as piafs } from '../src/games/piafs/standing';
import { standing as wingspan } from '../src/games/wingspan/standing';
import { WITH_FACE } from '../src/games';
import { gameOf } from '../src/games/folders';
import type { Scene, Standing } from '../src/lib/scene';
import { still } from '../src/lib/still';
import type { GameInfo } from '../src/lib/wire';
import { standsOf } from '../src/pages/stands';
import { wordsOf } from './texts';

const NAMES = ['Ada', 'Odile'];
const scene = (game: string, lang: string, view: object): Scene =>
  still({
    game: { id: game, things: {} } as unknown as GameInfo,
    words: wordsOf(lang, [game], NAMES, 0),
    view: view as Record<string, unknown>,
    seat: 0,
    recent: [],
  });

test('the round and everybody’s points; where points are secret, none', () => {
  const view = { keep: null, round: 2, players: [{ cubes: 6 }, { cubes: 6 }], scores: [{ total: 24 }, { total: 31 }] };
  const said = standsOf(wingspan as unknown as Standing, scene('wingspan', 'en', view), NAMES);
  expect(said).toMatch(/^Round 2.*6.*\. You 24, Odile 31$/);
  const hidden = { over: false, ending: false, feeder: 9, scores: [{ total: 8 }, null] };
  expect(standsOf(piafs as unknown as Standing, scene('piafs', 'fr', hidden), NAMES)).not.toMatch(/Odile|Vous/);
});

test('every game with a face says how it stands', () => {
  const found = Object.keys(import.meta.glob('../src/games/*/standing.ts')).map(gameOf);
  expect(found.sort()).toEqual([...WITH_FACE].sort());
});

test('a bonus card counts birds, or none at all; names differ between the editions', () => {
  const lists = FITS.flatMap((one) => one ?? []);
  expect(lists.every((birds) => birds.length > 0 && birds.every((bird) => bird < 170))).toBe(true);
  expect(FITS.filter((one) => one?.length === 2)).toHaveLength(4);
  expect(FITS.filter((one) => one === null).length).toBeGreaterThan(0);
});
