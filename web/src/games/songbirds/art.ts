/** What Songbirds draws: singers in theme colours, louder with every number. */
import { svg } from '../../art/bird';
import type { GameArt } from '../../art/games';
import {
  POSTURES,
  postureOf,
  SINGER_COLOURS,
  singer,
  singerBox,
  song,
  songbird,
  VOLUMES,
  type SingerColour,
} from '../../art/songbirds';
import { speciesSymbol, symbol } from '../../art/symbols';

/** The special cards show four birds that do not sing for a colour. */
const SPECIALS = ['common-raven', 'peregrine-falcon', 'ruby-throated-hummingbird', 'northern-mockingbird'];

/** Postures are drawn once; each volume refers to its posture and adds its arcs. */
function* singers(colour: SingerColour): Generator<string> {
  const drawn = POSTURES.map((p) => singer(colour, p));
  for (const [i, { body }] of drawn.entries()) yield `<defs><g id="sb-${colour}-p${POSTURES[i]}">${body}</g></defs>`;
  const box = singerBox(colour);
  for (const v of VOLUMES) {
    const p = postureOf(v);
    const body = `<use href="#sb-${colour}-p${p}"/>${song(colour, v, drawn[p - 1])}`;
    yield symbol(`sb-${colour}-${v}`, { body, box });
  }
}

export const art: GameArt = {
  plate: () => svg(songbird('red', 5, 'plate-singer')),
  *symbols() {
    for (const colour of SINGER_COLOURS) yield* singers(colour);
    for (const id of SPECIALS) yield speciesSymbol(id, 'sb-');
  },
};
