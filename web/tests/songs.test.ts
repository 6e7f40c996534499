/** How lines of Songbirds sing, in words. */
import { expect, test } from 'vitest';
import { songOf, sung } from '../src/games/songbirds/songs';
import type { GameInfo, SongbirdsSong, SongbirdsView } from '../src/lib/wire';
import { wordsOf } from './texts';

const words = wordsOf('en', ['songbirds']);
const game = { id: 'songbirds', things: { colour: ['red', 'blue', 'green', 'white'] } } as unknown as GameInfo;
const song = (strengths: number[], silent: number[], leads: number): SongbirdsSong => ({ strengths, silent, leads });

test('ties are said to be silent, and who leads', () => {
  expect(sung({ game, words }, song([2, 0, 5, 5], [2, 3], 0))).toBe('Green and White, 5 each, are silent. Red leads.');
  expect(sung({ game, words }, song([2, 2, 5, 5], [0, 1, 2, 3], 4))).toBe(
    'Red and Blue, 2 each, are silent. Green and White, 5 each, are silent. Nobody leads.',
  );
  expect(sung({ game, words }, song([0, 0, 0, 0], [], 4))).toBe('');
});

test('the card in hand counts in the two lines it is held over, and in no other', () => {
  const now = song([1, 0, 0, 0], [], 0);
  const then = song([1, 6, 0, 0], [], 1);
  const view = {
    lines: Array.from({ length: 10 }, () => now),
    laid: [{ card: 8, songs: Array.from({ length: 10 }, () => then) }],
  } as unknown as SongbirdsView;
  const held = { card: 8, cell: 7 }; // second row, third column
  expect(
    Array.from({ length: 10 }, (_, k) => songOf(view, k, held) === then).flatMap((is, k) => (is ? [k] : [])),
  ).toEqual([1, 7]);
  expect(songOf(view, 1, null)).toBe(now);
});
