/** What Piafs draws: its six garden birds in two dresses, and who comes to disturb them. */
import type { GameArt } from '../../art/games';
import { PAINTED, PAINTED_BOX } from '../../art/icons/painted';
import { plateOf } from '../../art/plates';
import { family } from '../../art/species/piafs';
import { speciesSymbol, symbol } from '../../art/symbols';

const CROW = 'common-raven';

export const art: GameArt = {
  plate: () => plateOf('bullfinch-male'),
  *symbols() {
    for (const id of Object.keys(family)) yield speciesSymbol(id);
    yield speciesSymbol(CROW, 'pf-');
    yield symbol('pf-squirrel', { body: PAINTED.squirrel, box: PAINTED_BOX });
  },
};
