/** Every bird of the three big games: those of Wingspan, 17 more of Birds of a Feather, 6 of Piafs in two dresses.
 *
 * Plumage is general ornithological knowledge; where the sexes differ, the adult male in breeding dress, unless the name says otherwise.
 */
import type { Species } from '../types';
import { buntings } from './buntings';
import { flycatchers } from './flycatchers';
import { herons } from './herons';
import { landbirds } from './landbirds';
import { piafs } from './piafs';
import { raptors } from './raptors';
import { seabirds } from './seabirds';
import { sparrows } from './sparrows';
import { swallows } from './swallows';
import { thrushes } from './thrushes';
import { tits } from './tits';
import { warblers } from './warblers';
import { waterfowl } from './waterfowl';
import { woodpeckers } from './woodpeckers';

/** The tables by family: each is one sprite, loaded when one of its birds is first shown. */
export const FAMILIES = {
  woodpeckers,
  tits,
  thrushes,
  sparrows,
  buntings,
  warblers,
  flycatchers,
  swallows,
  raptors,
  herons,
  waterfowl,
  seabirds,
  landbirds,
  piafs,
} satisfies Record<string, Record<string, Species>>;

export type Family = keyof typeof FAMILIES;

const ALL: [string, Species, Family][] = Object.entries(FAMILIES).flatMap(([family, table]) =>
  Object.entries<Species>(table).map(([id, s]): [string, Species, Family] => [id, { ...s, id }, family as Family]),
);

export const SPECIES: ReadonlyMap<string, Species> = new Map(ALL.map(([id, s]) => [id, s]));
export const FAMILY_OF: ReadonlyMap<string, Family> = new Map(ALL.map(([id, , family]) => [id, family]));
