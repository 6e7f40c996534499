/** Who sits on a chair, in words. */
import type { SeatInfo } from './wire';
import type { Words } from './words';

/** A name, or what stands for whoever was deleted and has none any more. */
export const called = (t: Words, name: string): string => name || t.say('web-somebody');

export const seatName = (t: Words, seat: SeatInfo): string =>
  seat.kind === 'open' ? t.say('web-seat-free') : called(t, seat.name);

/** Other seats of whoever sits there. Where one person holds every seat that is no news. */
export function alsoOf(seats: readonly SeatInfo[], seat: number): number[] {
  const owner = seats[seat].owner;
  if (owner < 0 || seats.every((one) => one.owner < 0 || one.owner === owner)) return [];
  return seats.flatMap((one, i) => (i !== seat && one.owner === owner ? [i] : []));
}

/** "Same device as Ada", or ''. */
export function shares(t: Words, seats: readonly SeatInfo[], seat: number): string {
  const names = alsoOf(seats, seat).map((i) => seatName(t, seats[i]));
  return names.length ? t.say('web-shares', { names: t.allOf(names) }) : '';
}
