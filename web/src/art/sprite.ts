/** Sprites: one hidden SVG of symbols per game or family, drawn at build time and loaded when first needed. */
import { drawBird, viewBox, type Drawing } from './bird';
import { COUNTS, FLOCK_BOX, FLOCK_COLOURS, flockOf, flyer } from './flocks';
import { ICON_BOX, ICONS } from './icons/line';
import { PAINTED, PAINTED_BOX } from './icons/painted';
import { POSTURES, postureOf, SINGER_COLOURS, singer, singerBox, song, VOLUMES, type SingerColour } from './songbirds';
import { FAMILIES, SPECIES, type Family } from './species';

export type SpriteName = 'icons' | 'painted' | 'songbirds' | 'whats-up' | 'feather' | Family;

/** The special cards of Songbirds show four birds that do not sing for a colour. */
const SONGBIRD_SPECIALS = ['common-raven', 'peregrine-falcon', 'ruby-throated-hummingbird', 'northern-mockingbird'];

/** The crow of Piafs. */
const CROW = 'common-raven';

/** The birds of Birds of a Feather: the whole score sheet is in sight from the start, so they come together. */
const FEATHER_BIRDS = [
  'gray-crowned-rosy-finch',
  'golden-eagle',
  'mountain-quail',
  'stellers-jay',
  'clarks-nutcracker',
  'mountain-bluebird',
  'mountain-chickadee',
  'american-bittern',
  'northern-harrier',
  'virginia-rail',
  'belted-kingfisher',
  'great-blue-heron',
  'american-avocet',
  'red-winged-blackbird',
  'greater-roadrunner',
  'prairie-falcon',
  'lecontes-thrasher',
  'cactus-wren',
  'gambels-quail',
  'scotts-oriole',
  'black-throated-sparrow',
  'pileated-woodpecker',
  'coopers-hawk',
  'white-headed-woodpecker',
  'varied-thrush',
  'western-tanager',
  'band-tailed-pigeon',
  'dark-eyed-junco',
  'tufted-puffin',
  'osprey',
  'black-footed-albatross',
  'brown-pelican',
  'black-oystercatcher',
  'long-billed-curlew',
  'western-gull',
];

export const SPRITES: readonly SpriteName[] = [
  'icons',
  'painted',
  'songbirds',
  'whats-up',
  'feather',
  ...(Object.keys(FAMILIES) as Family[]),
];

const symbol = (id: string, { body, box }: Pick<Drawing, 'body' | 'box'>): string =>
  `<symbol id="${id}" viewBox="${viewBox(box)}">${body}</symbol>`;

/** A bird of the big games at card size. */
function speciesSymbol(id: string, prefix = 'bird-'): string {
  const s = SPECIES.get(id);
  if (!s) throw new Error(`no species ${id}`);
  return symbol(prefix + id, drawBird(s, { level: 'card', uid: prefix + id }));
}

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

function* symbols(name: SpriteName): Generator<string> {
  switch (name) {
    case 'icons':
      for (const [id, body] of Object.entries(ICONS)) yield symbol(`i-${id}`, { body, box: ICON_BOX });
      break;
    case 'painted':
      for (const [id, body] of Object.entries(PAINTED)) yield symbol(`p-${id}`, { body, box: PAINTED_BOX });
      break;
    case 'songbirds':
      for (const colour of SINGER_COLOURS) yield* singers(colour);
      // Their own prefix: the same bird may also be on the page from a family sprite.
      for (const id of SONGBIRD_SPECIALS) yield speciesSymbol(id, 'sb-');
      break;
    case 'whats-up':
      for (const colour of FLOCK_COLOURS) {
        yield symbol(`wu-${colour}`, flyer(colour));
        for (const n of COUNTS)
          yield symbol(`wu-${colour}-${n}`, { body: flockOf(`#wu-${colour}`, n), box: FLOCK_BOX });
      }
      break;
    case 'piafs':
      for (const id of Object.keys(FAMILIES.piafs)) yield speciesSymbol(id);
      yield speciesSymbol(CROW, 'pf-');
      yield symbol('pf-squirrel', { body: PAINTED.squirrel, box: PAINTED_BOX });
      break;
    case 'feather':
      for (const id of FEATHER_BIRDS) yield speciesSymbol(id, 'bf-');
      break;
    default:
      for (const id of Object.keys(FAMILIES[name])) yield speciesSymbol(id);
  }
}

/** The drawings of a sprite by their ids. What one is made of it names: `href="#id"`. */
export const drawings = (name: SpriteName): Record<string, string> =>
  Object.fromEntries([...symbols(name)].map((markup) => [/ id="([^"]+)"/.exec(markup)?.[1], markup]));

/** All of a sprite in one picture. */
export const sprite = (name: SpriteName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="sprite" aria-hidden="true">${Object.values(drawings(name)).join('')}</svg>`;
