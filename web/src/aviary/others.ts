/** What is known of the birds that are no card of Wingspan, in the same terms: where they live, what they eat, where they nest, how wide
 *  they are. General knowledge of birds; `after`: the species a bird of no species is drawn after. */
import type { Place } from '../art/scenery';
import type { Food, Nest } from './birds';

export interface Known {
  latin: string;
  places: readonly Place[];
  foods: readonly Food[];
  nest: Nest;
  /** cm; 0: a bird of no species has none. */
  span: number;
  /** The drawing of it, where it is not called like the bird. */
  drawn?: string;
  sprite?: string;
  after?: string;
}

const of = (
  latin: string,
  places: readonly Place[],
  foods: readonly Food[],
  nest: Nest,
  span: number,
  rest: Partial<Known> = {},
): Known => ({ latin, places, foods, nest, span, ...rest });

const garden = (drawn: string): Partial<Known> => ({ drawn: `bird-${drawn}`, sprite: 'piafs' });
const painted = (drawn: string, sprite: string, after?: string): Partial<Known> => ({ drawn, sprite, after });

// prettier-ignore
export const OTHERS: Readonly<Record<string, Known>> = {
  'gray-crowned-rosy-finch': of('Leucosticte tephrocotis', ['mountain'], ['seed', 'invertebrate'], 'cavity', 33),
  'mountain-quail': of('Oreortyx pictus', ['mountain', 'forest'], ['seed', 'fruit'], 'ground', 41),
  'virginia-rail': of('Rallus limicola', ['wetland'], ['invertebrate', 'seed'], 'platform', 35),
  'prairie-falcon': of('Falco mexicanus', ['desert', 'grassland'], ['rodent'], 'ground', 102),
  'lecontes-thrasher': of('Toxostoma lecontei', ['desert'], ['invertebrate', 'seed'], 'bowl', 30),
  'cactus-wren': of('Campylorhynchus brunneicapillus', ['desert'], ['invertebrate', 'fruit'], 'star', 28),
  'gambels-quail': of('Callipepla gambelii', ['desert'], ['seed', 'fruit'], 'ground', 35),
  'scotts-oriole': of('Icterus parisorum', ['desert'], ['invertebrate', 'fruit'], 'star', 32),
  'black-throated-sparrow': of('Amphispiza bilineata', ['desert'], ['seed', 'invertebrate'], 'bowl', 20),
  'white-headed-woodpecker': of('Dryobates albolarvatus', ['forest', 'mountain'], ['seed', 'invertebrate'], 'cavity', 42),
  'varied-thrush': of('Ixoreus naevius', ['forest'], ['invertebrate', 'fruit'], 'bowl', 36),
  'band-tailed-pigeon': of('Patagioenas fasciata', ['forest', 'mountain'], ['seed', 'fruit'], 'platform', 66),
  'tufted-puffin': of('Fratercula cirrhata', ['ocean'], ['fish', 'invertebrate'], 'cavity', 64),
  'black-footed-albatross': of('Phoebastria nigripes', ['ocean'], ['fish', 'invertebrate'], 'ground', 203),
  'black-oystercatcher': of('Haematopus bachmani', ['ocean'], ['invertebrate'], 'ground', 81),
  'long-billed-curlew': of('Numenius americanus', ['ocean', 'grassland'], ['invertebrate'], 'ground', 89),
  'western-gull': of('Larus occidentalis', ['ocean'], ['fish', 'invertebrate'], 'ground', 137),
  blackbird: of('Turdus merula', ['forest', 'grassland'], ['invertebrate', 'fruit'], 'bowl', 36, garden('blackbird-male')),
  bullfinch: of('Pyrrhula pyrrhula', ['forest'], ['seed', 'fruit'], 'bowl', 25, garden('bullfinch-male')),
  chaffinch: of('Fringilla coelebs', ['forest'], ['seed', 'invertebrate'], 'bowl', 26, garden('chaffinch-male')),
  greenfinch: of('Chloris chloris', ['grassland', 'forest'], ['seed', 'fruit'], 'bowl', 26, garden('greenfinch-male')),
  sparrow: of('Passer domesticus', ['grassland'], ['seed', 'invertebrate'], 'cavity', 24, garden('sparrow-male')),
  yellowhammer: of('Emberiza citrinella', ['grassland'], ['seed', 'invertebrate'], 'ground', 26, garden('yellowhammer-male')),
  'carrion-crow': of('Corvus corone', ['grassland', 'forest'], ['invertebrate', 'seed', 'rodent'], 'platform', 98, painted('pf-common-raven', 'piafs')),
  'singer-red': of('', ['forest'], [], 'none', 0, painted('sb-red-5', 'songbirds', 'northern-cardinal')),
  'singer-blue': of('', ['forest'], [], 'none', 0, painted('sb-blue-5', 'songbirds', 'eastern-bluebird')),
  'singer-green': of('', ['forest'], [], 'none', 0, painted('sb-green-5', 'songbirds')),
  'singer-white': of('', ['forest'], [], 'none', 0, painted('sb-white-5', 'songbirds')),
  'flock-red': of('', ['grassland'], [], 'none', 0, painted('wu-red-3', 'whats-up', 'northern-cardinal')),
  'flock-green': of('', ['grassland'], [], 'none', 0, painted('wu-green-3', 'whats-up')),
  'flock-yellow': of('', ['grassland'], [], 'none', 0, painted('wu-yellow-3', 'whats-up', 'american-goldfinch')),
  'flock-violet': of('', ['grassland'], [], 'none', 0, painted('wu-violet-3', 'whats-up', 'purple-martin')),
};
