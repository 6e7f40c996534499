/** What the pad of Songbirds shows. */
import { cardOf } from '../../games/songbirds/cards';
import type { SongbirdsPadRound, SongbirdsPadView } from '../../lib/wire';
import type { Pad } from '../pad.svelte';

export type SongbirdsPad = Pad<SongbirdsPadView>;

export const SIZE = 5;
export const CENTRE = 12;

/** A place of the forest: a token (columns first, then rows), or a cell in reading order. */
export interface Place {
  kind: 'token' | 'cell';
  index: number;
}

const COLUMNS_FIRST = [5, 6, 7, 8, 9, 0, 1, 2, 3, 4];

/** All places in the order in which they are said. */
export const places = (special: boolean): Place[] => [
  ...COLUMNS_FIRST.map((index) => ({ kind: 'token', index }) as const),
  ...Array.from({ length: SIZE * SIZE }, (_, index) => ({ kind: 'cell', index }) as const).filter(
    ({ index }) => !special || index !== CENTRE,
  ),
];

export const boxAt = (pad: SongbirdsPad, round: number, { kind, index }: Place): number =>
  pad.box(kind === 'token' ? 'token' : 'lay', round, index);

export const same = (a: Place | null, b: Place): boolean => a?.kind === b.kind && a.index === b.index;

/** The next place nothing was said of, from a place on and then from the start; null: all is said. */
export function nextEmpty(pad: SongbirdsPad, round: number, special: boolean, from: Place | null): Place | null {
  const all = places(special);
  const at = from ? all.findIndex((one) => same(from, one)) : -1;
  const empty = (one: Place): boolean => pad.value(boxAt(pad, round, one)) === 0;
  return all.slice(at + 1).find(empty) ?? all.find((one) => empty(one) && !same(from, one)) ?? null;
}

/** A round as far as anything is known of it. */
export const roundOf = (pad: SongbirdsPad, round: number): SongbirdsPadRound | undefined => pad.view.rounds[round];

export const faceOf = (pad: SongbirdsPad, card: number) => cardOf(pad.base, card);

/** The side of the special card that lies in the middle; null: a card like any other. */
export const sideOf = (pad: SongbirdsPad, round: number): number | null =>
  pad.number('centre', round) ?? roundOf(pad, round)?.side ?? pad.view.rounds[0]?.side ?? null;

/** Values of a box of berries begin below nothing. */
export const leastBerries = (pad: SongbirdsPad): number => Number(pad.game.things.berries[1]);
