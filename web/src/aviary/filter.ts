/** Which birds are shown. A filter is in the address of the page, so that it can be kept, sent, and gone back to. */
import { plain } from '../lib/find';
import { ALL, namesOf, PLACES, type Bird, type Food, type Nest, type Place, type When } from './birds';
import { GAMES } from './games';

export const FOODS: readonly Food[] = ['invertebrate', 'seed', 'fish', 'fruit', 'rodent'];
export const NESTS: readonly Nest[] = ['platform', 'bowl', 'cavity', 'ground', 'star'];
export const WHENS: readonly When[] = ['brown', 'white', 'pink', 'none'];
const SPANS = ALL.flatMap((bird) => (bird.span ? [bird.span] : []));
/** The narrowest and the widest bird, in steps of ten. */
export const LEAST = Math.floor(Math.min(...SPANS) / 10) * 10;
export const MOST = Math.ceil(Math.max(...SPANS) / 10) * 10;

export interface Filter {
  query: string;
  game: string | null;
  place: Place | null;
  food: Food | null;
  nest: Nest | null;
  when: When | null;
  /** Wingspan from … to, in cm. */
  from: number;
  to: number;
}

export const NONE: Filter = {
  query: '', game: null, place: null, food: null, nest: null, when: null, from: LEAST, to: MOST,
}; // prettier-ignore

/** How many choices narrow the list, the words searched for not among them. */
export const narrowed = (f: Filter): number =>
  [f.game, f.place, f.food, f.nest, f.when].filter((one) => one !== null).length +
  Number(f.from > LEAST || f.to < MOST);

/** `powers`: what the power of a bird says, in the reader's words. */
export function matches(bird: Bird, f: Filter, powers: (bird: Bird) => string): boolean {
  if (f.game && !bird.games.includes(f.game)) return false;
  if (f.place && !bird.places.includes(f.place)) return false;
  if (f.food && !bird.foods.includes(f.food)) return false;
  if (f.nest && bird.nest !== f.nest) return false;
  if (f.when && bird.when !== f.when) return false;
  const limited = f.from > LEAST || f.to < MOST;
  if (limited && (bird.span < f.from || bird.span > f.to)) return false;
  const wanted = plain(f.query).split(/\s+/).filter(Boolean);
  if (!wanted.length) return true;
  const said = plain([...namesOf(bird.id), bird.latin, powers(bird)].join(' '));
  return wanted.every((word) => said.includes(word));
}

export const listed = (f: Filter, powers: (bird: Bird) => string): Bird[] =>
  ALL.filter((bird) => matches(bird, f, powers));

const one = <T extends string>(all: readonly T[], given: string | null): T | null =>
  all.find((name) => name === given) ?? null;

export function filterOf(search: string): Filter {
  const given = new URLSearchParams(search);
  const cm = (name: string, usual: number): number => {
    const text = given.get(name);
    return text && /^\d{1,3}$/.test(text) ? Math.min(MOST, Math.max(LEAST, Number(text))) : usual;
  };
  return {
    query: given.get('q') ?? '',
    game: one(GAMES, given.get('game')),
    place: one(PLACES, given.get('habitat')),
    food: one(FOODS, given.get('food')),
    nest: one(NESTS, given.get('nest')),
    when: one(WHENS, given.get('power')),
    from: cm('from', LEAST),
    to: cm('to', MOST),
  };
}

export function searchOf(f: Filter): string {
  const said = new URLSearchParams();
  const say = (name: string, value: string | null): void => {
    if (value) said.set(name, value);
  };
  say('q', f.query);
  say('game', f.game);
  say('habitat', f.place);
  say('food', f.food);
  say('nest', f.nest);
  say('power', f.when);
  say('from', f.from > LEAST ? String(f.from) : null);
  say('to', f.to < MOST ? String(f.to) : null);
  const text = said.toString();
  return text ? `?${text}` : '';
}
