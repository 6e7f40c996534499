/** The habitat each game is shown in (`games/<name>/home.ts`); one that says none is met in the meadow. */
import type { Place } from '../art/scenery';
import { gameOf } from '../games/folders';

const found = import.meta.glob<{ home: Place }>('../games/*/home.ts', { eager: true });
const HOMES = new Map(Object.entries(found).map(([path, { home }]) => [gameOf(path), home]));

export const placeOf = (game: string): Place => HOMES.get(game) ?? 'grassland';
