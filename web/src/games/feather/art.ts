/** What Birds of a Feather draws: the whole score sheet is in sight from the start, so its birds come together. */
import type { GameArt } from '../../art/games';
import { plateOf } from '../../art/plates';
import { speciesSymbol } from '../../art/symbols';
import { LATIN } from './latin';

export const art: GameArt = {
  plate: () => plateOf('mountain-bluebird'),
  *symbols() {
    for (const id of Object.keys(LATIN)) yield speciesSymbol(id, 'bf-');
  },
  later: true,
};
