/** What What's Up draws: flocks of one to three. */
import { svg } from '../../art/bird';
import { COUNTS, flock, FLOCK_BOX, FLOCK_COLOURS, flockOf, flyer } from '../../art/flocks';
import type { GameArt } from '../../art/games';
import { symbol } from '../../art/symbols';

export const art: GameArt = {
  plate: () => svg(flock('violet', 3, 'plate-flock')),
  *symbols() {
    for (const colour of FLOCK_COLOURS) {
      yield symbol(`wu-${colour}`, flyer(colour));
      for (const n of COUNTS) yield symbol(`wu-${colour}-${n}`, { body: flockOf(`#wu-${colour}`, n), box: FLOCK_BOX });
    }
  },
};
