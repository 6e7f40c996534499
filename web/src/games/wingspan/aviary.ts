/** Wingspan in the aviary. Its cards say more of a bird than a sentence: Subject.svelte shows them. */
import type { InAviary } from '../../aviary/games';

export const aviary: InAviary = { place: 1, letter: 'W' };
