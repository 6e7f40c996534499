/** What each game brings to the handbook, found in its folder (`games/<name>/handbook.ts`). */
import { gameOf } from '../games/folders';
import type { Handbook } from './pictures';

const found = import.meta.glob<{ handbook: Handbook }>('../games/*/handbook.ts', { eager: true });

const BOOKS: ReadonlyMap<string, Handbook> = new Map(
  Object.entries(found).map(([path, { handbook }]) => [gameOf(path), handbook]),
);

/** Of a game that brings none: nothing but its rules. */
export const bookOf = (game: string): Handbook | undefined => BOOKS.get(game);
