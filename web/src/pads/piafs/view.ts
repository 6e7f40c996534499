/** What the pad of Piafs shows. */
import { birdOf } from '../../games/piafs/birds';
import type { PiafsPadView } from '../../lib/wire';
import type { Pad } from '../pad.svelte';

export type PiafsPad = Pad<PiafsPadView>;
export const STRENGTHS = [1, 2, 3, 4, 5, 6];
export const SEXES = ['male', 'female'] as const;
export type Sex = (typeof SEXES)[number];

/** The card of a species by strength and sex; -1: there is none. */
export const cardOf = (pad: PiafsPad, species: number, strength: number, sex: Sex): number =>
  pad.base.things.card.findIndex((_, card) => {
    const bird = birdOf(pad.base, card);
    return bird.species === species && bird.strength === strength && bird.sex === sex;
  });

export const holds = (pad: PiafsPad, seat: number, card: number): boolean => card >= 0 && pad.has('hold', seat, card);

/** Whether a card has its mate beside it, as the game counts. */
export const isPaired = (pad: PiafsPad, seat: number, card: number): boolean =>
  pad.view.players[seat].paired.includes(card);

/** The drawing of a species. */
export const drawingOf = (pad: PiafsPad, species: number): string => `bird-${pad.base.things.species[species]}-male`;
