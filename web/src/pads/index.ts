/** The pads: a folder each, found by its name, loaded when a table of it is opened. */
import type { Component } from 'svelte';
import { gameOf } from '../games/folders';
import type { Pad } from './pad.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each pad believes in the view of its own game
type Loaded = { default: Component<{ pad: Pad<any> }> };

const LOADS = new Map(
  Object.entries(import.meta.glob<Loaded>('./*/Pad.svelte')).map(([path, load]) => [gameOf(path), load]),
);

/** The games there is a pad for, in the order of the shelf. */
export const withPad = (games: readonly string[]): string[] => games.filter((game) => LOADS.has(game));

export function loadPad(game: string): Promise<Loaded> {
  const load = LOADS.get(game);
  return load ? load() : Promise.reject(new Error(`no pad for ${game}`));
}
