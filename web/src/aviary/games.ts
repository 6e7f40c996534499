/** What each game says of its birds, found in its folder (`games/<name>/aviary.ts`). */
import AVIARY from 'virtual:aviary';
import { gameOf } from '../games/folders';
import type { Words } from '../lib/words';
import type { Bird } from './birds';

export interface InAviary {
  /** Where the game stands among the others. */
  place: number;
  /** Stands for it where there is no room for its name. */
  letter: string;
  /** Its birds; without them those its words name one by one (`GAME-bird-ID`), in that order. */
  birds?: readonly string[];
  /** What sets some of its birds apart, in `aviary-met-in-GAME-APART`; '' for the others. */
  apart?: (bird: Bird) => string;
  /** How a bird is met in the game, where that takes more than one sentence for all. */
  met?: (t: Words, bird: Bird) => string;
}

const found = import.meta.glob<{ aviary: InAviary }>('../games/*/aviary.ts', { eager: true });
const BROUGHT = new Map(
  Object.entries(found)
    .map(([path, { aviary }]) => [gameOf(path), aviary] as const)
    .sort(([, a], [, b]) => a.place - b.place),
);

export const GAMES: readonly string[] = [...BROUGHT.keys()];
export const birdsIn = (game: string): readonly string[] => BROUGHT.get(game)?.birds ?? AVIARY.order[game] ?? [];
export const letterOf = (game: string): string => BROUGHT.get(game)?.letter ?? '';

/** How a bird is met in a game, in a few words. */
export function metIn(t: Words, bird: Bird, game: string): string {
  const { met, apart } = BROUGHT.get(game) ?? {};
  if (met) return met(t, bird);
  const kind = apart?.(bird) ?? '';
  return t.say(`aviary-met-in-${game}${kind && `-${kind}`}`);
}
