/** What the pad of Wingspan shows. */
import type { IconName } from '../../art/icons/line';
import type { WingspanPadView } from '../../lib/wire';
import type { Pad } from '../pad.svelte';

export type WingspanPad = Pad<WingspanPadView>;

export const ICONS: Record<string, IconName> = {
  birds: 'perch',
  bonus: 'cards',
  goals: 'goal',
  eggs: 'egg',
  cached: 'cache',
  tucked: 'tuck',
};
export const HABITATS = ['forest', 'grassland', 'wetland'] as const;
export const COLOUR: Record<string, string> = {
  forest: 'var(--forest)',
  grassland: 'var(--grass)',
  wetland: 'var(--wet)',
};
export const SPOTS = 5;

/** What a cell of the table holds: what was said, else what the birds and cards come to. */
export const cell = (pad: WingspanPad, seat: number, line: number): number | null =>
  pad.number('number', seat, line) ?? pad.view.players[seat].lines[pad.game.things.line[line]];

/** Signs of a goal, from its name. */
export function goalSigns(name: string): { icon: IconName; colour: string }[] {
  const plain = name.replaceAll('_', '-');
  const habitat = HABITATS.find((one) => plain.includes(one));
  const nest = (['platform', 'bowl', 'cavity', 'ground'] as const).find((one) => plain.includes(one));
  const colour = habitat ? COLOUR[habitat] : 'var(--ink2)';
  const first: IconName = plain.startsWith('egg') ? 'egg' : 'perch';
  const second: IconName | undefined = habitat ?? nest;
  return [{ icon: first, colour }, ...(second ? [{ icon: second, colour }] : [])];
}

/** The first free place of a habitat; null: its row is full. */
export function freeSpot(pad: WingspanPad, seat: number, habitat: number): number | null {
  for (let spot = habitat * SPOTS; spot < (habitat + 1) * SPOTS; spot++)
    if (!pad.value(pad.box('bird', seat, spot))) return spot;
  return null;
}

/** Everything that is said of a place, emptied. */
export const clearSpot = (pad: WingspanPad, seat: number, spot: number): [number, number][] =>
  ['eggs', 'cached', 'tucked', 'bird'].map((block) => [pad.box(block, seat, spot), 0]);

/** The places of a habitat that have a bird, as far as this phone knows. */
export const laid = (pad: WingspanPad, seat: number, habitat: number): { spot: number; bird: number }[] =>
  Array.from({ length: SPOTS }, (_, i) => habitat * SPOTS + i)
    .map((spot) => ({ spot, bird: pad.value(pad.box('bird', seat, spot)) - 1 }))
    .filter(({ bird }) => bird >= 0);
