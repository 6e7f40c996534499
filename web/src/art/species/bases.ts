/** What several species tables share: a way to say "as this one, but", and short names for fields of marks. */
import type { Colour } from '../colours';
import type { Marks, Species } from '../types';

/** A species like its base; bill and tail are merged part by part. */
export function mk(base: Species, own: Partial<Species>): Species {
  const s = { ...base, ...own };
  if (base.bill && own.bill) s.bill = { ...base.bill, ...own.bill };
  if (base.tail && own.tail) s.tail = { ...base.tail, ...own.tail };
  return s;
}

export const streak = (c: Colour, o: Partial<Marks> = {}): Marks => ({ kind: 'streaks', c, ...o });
export const spots = (c: Colour, o: Partial<Marks> = {}): Marks => ({ kind: 'spots', c, ...o });
export const bars = (c: Colour, o: Partial<Marks> = {}): Marks => ({
  kind: 'bars',
  c,
  nu: 9,
  u0: 3.6,
  u1: 8,
  v0: 0.05,
  v1: 1,
  w: 4,
  ...o,
});

export const thrush: Species = {
  plan: 'thrush', upper: 'brown', under: 'cream', wing: 'brown', tail: { c: 'brown' }, bill: { c: 'horn' }, legs: 'flesh',
};
export const sparrow: Species = {
  plan: 'finch', upper: 'tan', under: 'cream', wing: 'brown', coverts: 'cinnamon', primaries: 'umber', backStreaks: 'dark', edge: 'buff',
  tail: { c: 'brown' }, bill: { c: 'horn', c2: 'flesh', len: 20 }, legs: 'flesh',
};
