/** Songbirds in the aviary: singers of no species, and the species of the special cards. */
import type { InAviary } from '../../aviary/games';

export const aviary: InAviary = {
  place: 4,
  letter: 'S',
  birds: [
    'singer-red',
    'singer-blue',
    'singer-green',
    'singer-white',
    'common-raven',
    'peregrine-falcon',
    'ruby-throated-hummingbird',
    'northern-mockingbird',
  ],
  apart: (bird) => (bird.latin === '' ? '' : 'special'),
};
