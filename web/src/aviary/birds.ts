/** Every bird of the five games, once. What is printed on a card comes from the card; nothing here is a rule. */
import AVIARY from 'virtual:aviary';
import families from 'virtual:families';
import { PLACES, type Place } from '../art/scenery';
import { LATIN } from '../games/feather/latin';
import { BIRDS } from '../games/wingspan/cards';
import { FOODS, HABITATS } from '../games/wingspan/texts';
import { birdsIn, GAMES } from './games';
import { OTHERS } from './others';

export type Food = 'invertebrate' | 'seed' | 'fish' | 'fruit' | 'rodent';
export type Nest = (typeof BIRDS)[number]['nest'];
export type When = (typeof BIRDS)[number]['colour'];

export interface Bird {
  id: string;
  latin: string;
  /** Where it lives, the most telling place first: that one is drawn behind it. */
  places: readonly Place[];
  foods: readonly Food[];
  nest: Nest;
  /** cm; 0: none is known. */
  span: number;
  games: readonly string[];
  /** Its card in Wingspan, by the order of the game's things; -1: none. */
  card: number;
  /** When its power acts; null: it is no card of Wingspan. */
  when: When | null;
  drawn: string;
  sprite: string;
  /** The species it is drawn after, if it is of none itself. */
  after: string | null;
}

/** Birds of a Feather says where a bird is met: seven of each habitat, in this order. */
const MET: readonly Place[] = ['mountain', 'wetland', 'desert', 'forest', 'ocean'];
const CARDS = birdsIn('wingspan');
const SEEN = birdsIn('feather');
const ROW = SEEN.length / MET.length;

const once = <T>(all: readonly T[]): T[] => [...new Set(all)];

function make(id: string): Bird {
  const card = CARDS.indexOf(id);
  const met = SEEN.indexOf(id);
  const printed = card < 0 ? null : BIRDS[card];
  const known = OTHERS[id];
  const lives = printed ? printed.habitats.map((h) => HABITATS[h]) : (known?.places ?? []);
  const eats = printed ? printed.cost.map((f) => FOODS[f]) : (known?.foods ?? []);
  return {
    id,
    latin: printed?.latin ?? known?.latin ?? LATIN[id] ?? '',
    places: once([...(met < 0 ? [] : [MET[Math.floor(met / ROW)]]), ...lives]).filter((p) => p !== undefined),
    foods: once(eats).filter((food): food is Food => food !== undefined && food !== 'wild'),
    nest: printed?.nest ?? known?.nest ?? 'none',
    span: printed?.span ?? known?.span ?? 0,
    games: GAMES.filter((game) => birdsIn(game).includes(id)),
    card,
    when: printed?.colour ?? null,
    drawn: known?.drawn ?? `bird-${id}`,
    sprite: known?.sprite ?? families[id] ?? 'landbirds',
    after: known?.after ?? null,
  };
}

export const ALL: readonly Bird[] = once(GAMES.flatMap(birdsIn)).map(make);
const BY_ID: ReadonlyMap<string, Bird> = new Map(ALL.map((bird) => [bird.id, bird]));
export const birdOf = (id: string): Bird | undefined => BY_ID.get(id);

/** What a bird is called in a language. */
export const nameIn = (lang: string, id: string): string => AVIARY.names[lang]?.[id] ?? AVIARY.names.en?.[id] ?? id;
/** All its names, in all languages. */
export const namesOf = (id: string): string[] =>
  Object.values(AVIARY.names).flatMap((names) => (names[id] ? [names[id]] : []));

export { PLACES, type Place };
