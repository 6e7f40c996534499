/** What the pad of Birds of a Feather shows, from the names of the things and the boxes that were ticked. */
import { habitatOf, speciesOf } from '../../games/feather/birds';
import type { FeatherPadView } from '../../lib/wire';
import type { Pad } from '../pad.svelte';

export type FeatherPad = Pad<FeatherPadView>;

export const seenIn = (pad: FeatherPad, seat: number, habitat: number): number =>
  speciesOf(pad.base, habitat).filter((bird) => pad.has('see', seat, bird)).length;

/** Whether the ALL box of a habitat is ticked, as the game counts. */
export const isComplete = (pad: FeatherPad, seat: number, habitat: number): boolean =>
  pad.view.players[seat].sheet?.complete.includes(habitat) ?? false;

/** Where a seat says it is; null: nowhere yet. */
export const whereIs = (pad: FeatherPad, seat: number): number | null => pad.number('be', seat);

/** A box to tick or to empty, together with where its seat is now. */
export function tick(pad: FeatherPad, seat: number, bird: number): [box: number, value: number][] {
  const seen = pad.has('see', seat, bird);
  const habitat = habitatOf(pad.base, bird);
  const box = pad.box('see', seat, bird);
  if (seen) return [[box, 0]];
  return [
    [pad.box('be', seat), habitat + 1],
    [box, 1],
  ];
}

/** Whether this reader may see and tick a sheet. */
export const isOpen = (pad: FeatherPad, seat: number): boolean => pad.view.players[seat]?.sheet !== null;

/** The best birds somebody still lacks, with those who lack them: what is worth looking out for. */
export function stillToSee(pad: FeatherPad, most: number): { bird: number; seats: number[] }[] {
  const birds = pad.base.things.bird.map((_, bird) => ({
    bird,
    worth: pad.view.worth[bird % pad.base.things.type.length],
    seats: pad.order.filter((seat) => isOpen(pad, seat) && !pad.has('see', seat, bird)),
  }));
  return birds
    .filter(({ seats }) => seats.length > 0 && seats.length < pad.seats)
    .sort((a, b) => b.worth - a.worth || b.seats.length - a.seats.length)
    .slice(0, most);
}
