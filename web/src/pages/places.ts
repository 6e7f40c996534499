/** The habitat each game is shown in; one that says none is met in the meadow. */
import type { Place } from '../art/scenery';

const SCENES: Readonly<Record<string, Place>> = { songbirds: 'forest', feather: 'mountain', wingspan: 'wetland' };

export const placeOf = (game: string): Place => SCENES[game] ?? 'grassland';
