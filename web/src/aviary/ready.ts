/** The words the page of birds speaks in: its own, the sentences about birds, and what is printed on cards. */
import PARTS from 'virtual:parts';
import { language } from '../lib/language.svelte';
import type { Words } from '../lib/words';
import { BIRDS } from '../games/wingspan/cards';
import { power } from '../games/wingspan/texts';
import type { Bird } from './birds';

export async function ready(): Promise<void> {
  await Promise.all(['aviary', 'birds', 'wingspan', 'feather'].map((part) => language.need(part, false, PARTS)));
}

/** The text of a bird's power; empty where it has no card. */
export const powerOf = (t: Words, bird: Bird): string =>
  bird.card < 0 ? '' : power(t, bird.card, { printed_cards: false });

/** Which of the powers it is, as the words call it. */
export const kindOf = (bird: Bird): string | null =>
  bird.card < 0 ? null : BIRDS[bird.card].power[0].replace('wingspan-power-', '');
