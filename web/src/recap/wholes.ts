/** The games that show their whole table at once by themselves; of any other a replay shows the board, and every hand. */
import type { Component } from 'svelte';
import { gameOf } from '../games/folders';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each draws the view of its own game
type Any = Component<any>;
const LOADERS = new Map(
  Object.entries(import.meta.glob<{ default: Any }>('../games/*/Whole.svelte')).map(([path, load]) => [
    gameOf(path),
    load,
  ]),
);

export const wholeOf = async (game: string): Promise<Any | null> => (await LOADERS.get(game)?.())?.default ?? null;
