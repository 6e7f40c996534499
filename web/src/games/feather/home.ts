/** The habitat the game is shown in. */
import type { Place } from '../../art/scenery';

export const home: Place = 'mountain';
