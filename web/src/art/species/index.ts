/** Every bird of the three big games, found by its family: one file of this folder each.
 *
 * Plumage is general ornithological knowledge; where the sexes differ, the adult male in breeding dress, unless the name says otherwise.
 */
import type { Species } from '../types';

interface Found {
  family: Readonly<Record<string, Species>>;
  /** The contact sheet of docs/birds it is shown on. */
  sheet: string;
}

const found = Object.entries(import.meta.glob<Found>(['./*.ts', '!./index.ts', '!./bases.ts'], { eager: true })).map(
  ([path, { family, sheet }]) => ({ name: path.slice(2, -3), family, sheet }),
);

/** The tables by family: each is one sprite, loaded when one of its birds is first shown. */
export const FAMILIES: Readonly<Record<string, Readonly<Record<string, Species>>>> = Object.fromEntries(
  found.map(({ name, family }) => [name, family]),
);

/** The families of each contact sheet. */
export const SHEETS: ReadonlyMap<string, string[]> = found.reduce(
  (sheets, { name, sheet }) => sheets.set(sheet, [...(sheets.get(sheet) ?? []), name]),
  new Map<string, string[]>(),
);

const ALL: [string, Species, string][] = Object.entries(FAMILIES).flatMap(([name, family]) =>
  Object.entries(family).map(([id, s]): [string, Species, string] => [id, { ...s, id }, name]),
);

export const SPECIES: ReadonlyMap<string, Species> = new Map(ALL.map(([id, s]) => [id, s]));
export const FAMILY_OF: ReadonlyMap<string, string> = new Map(ALL.map(([id, , family]) => [id, family]));
