/** What's Up in the aviary: flocks of no species. */
import type { InAviary } from '../../aviary/games';

export const aviary: InAviary = {
  place: 5,
  letter: 'U',
  birds: ['flock-red', 'flock-green', 'flock-yellow', 'flock-violet'],
};
