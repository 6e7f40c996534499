/** Piafs in the aviary. */
import type { InAviary } from '../../aviary/games';

export const aviary: InAviary = {
  place: 3,
  letter: 'P',
  birds: ['blackbird', 'bullfinch', 'chaffinch', 'greenfinch', 'sparrow', 'yellowhammer', 'carrion-crow'],
  apart: (bird) => (bird.drawn.startsWith('bird-') ? '' : 'pest'),
};
