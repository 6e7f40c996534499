/** The cards in words: the same messages the terminal says, with what is printed on each card put in. */
import { soft } from '../../lib/syllables';
import type { GameInfo, Told, WingspanView } from '../../lib/wire';
import type { Words } from '../../lib/words';
import { AUTOMA_CARDS, BIRDS, BONUSES } from './cards';

/** A message of the Fluent files, with its arguments. */
export type Message = readonly [id: string, args: Record<string, Told>];

export const FOODS = ['invertebrate', 'seed', 'fish', 'fruit', 'rodent', 'wild'] as const;
export const HABITATS = ['forest', 'grassland', 'wetland'] as const;

/** Said often and always the same: kept for as long as the words are. */
const kept = new WeakMap<Words, Map<string, string>>();
function once(t: Words, key: string, say: () => string): string {
  let known = kept.get(t);
  if (!known) kept.set(t, (known = new Map()));
  let text = known.get(key);
  if (text === undefined) known.set(key, (text = say()));
  return text;
}

export const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const nameOf = (t: Words, game: GameInfo, bird: number): string =>
  once(t, `name ${bird}`, () => t.thing(game, 'bird', bird));

/** The same for the eye: the longest words may be broken; more of them where it is `small`. */
export const softName = (t: Words, game: GameInfo, bird: number, small = false): string =>
  once(t, `soft ${bird} ${small}`, () => soft(nameOf(t, game, bird), small ? 0 : VERY_LONG));
const VERY_LONG = 13;

/** When the power acts; empty where there is none. */
export function when(t: Words, bird: number): string {
  const { colour } = BIRDS[bird];
  return colour === 'none' ? '' : upper(t.say(`wingspan-colour-${colour}`));
}

export function power(t: Words, bird: number, view: Pick<WingspanView, 'printed_cards'>): string {
  const { power, printed } = BIRDS[bird];
  const message = (view.printed_cards && printed) || power;
  return once(t, `power ${bird} ${message === printed}`, () => t.say(...message));
}

/** The power in a few words. */
export const brief = (t: Words, bird: number): string => once(t, `brief ${bird}`, () => inBrief(t, bird));

function inBrief(t: Words, bird: number): string {
  const [id, args] = BIRDS[bird].brief;
  const said = { ...args };
  const foods = String(args.food).split('|').filter(Boolean);
  said.food = foods.map((food) => t.say(`wingspan-food-${food}`)).join('/');
  for (const key of ['habitat', 'nest']) {
    if (key in args) said[key] = args[key] === 'same' ? '=' : t.say(`wingspan-${key}-${args[key]}`);
  }
  return t.say(id, said);
}

export function cost(t: Words, bird: number): string {
  const card = BIRDS[bird];
  return card.cost.length ? tally(t, card.cost, card.either) : t.say('wingspan-print-free');
}

/** Food in words: "2 fish + 1 rodent", or one of several. */
export function tally(t: Words, foods: readonly number[], either: boolean): string {
  const said = [...new Set(foods)].map((food) =>
    t.say('wingspan-print-food', { food: FOODS[food], n: foods.filter((f) => f === food).length }),
  );
  if (!either || said.length < 2) return said.join(' + ');
  return t.say('wingspan-print-or', { first: said.slice(0, -1).join(', '), last: said[said.length - 1] });
}

export function nest(t: Words, bird: number): string {
  const card = BIRDS[bird];
  const kind = t.say(`wingspan-nest-${card.nest}`);
  return card.eggs ? t.say('wingspan-print-nest', { nest: kind, eggs: card.eggs }) : kind;
}

/** All that is printed on a bird but its power, in one line. */
export const line = (t: Words, bird: number): string => once(t, `line ${bird}`, () => inLine(t, bird));

function inLine(t: Words, bird: number): string {
  const card = BIRDS[bird];
  return t.say('wingspan-print-line', {
    cost: cost(t, bird),
    habitats: card.habitats.map((h) => t.say(`wingspan-habitat-${HABITATS[h]}`)).join(', '),
    nest: nest(t, bird),
    points: card.points,
    span: card.span,
  });
}

/** What a bonus card counts, then what the count is worth. */
export function bonus(t: Words, card: number, edition: string): [string, string] {
  const own = BONUSES[card];
  return [t.say(...(edition === 'fr' ? own.fr : own.en)), t.say(...own.steps)];
}

/** What an Automa card does in a round, step by step. */
export function automaSteps(t: Words, card: number, round: number): string[] {
  return AUTOMA_CARDS[card][round - 1].map(([id, args]) => {
    if (!('faces' in args)) return t.say(id, args);
    const faces = String(args.faces).split('>');
    return t.say(id, { faces: faces.map((face) => t.say(`wingspan-face-${face}`)).join(' > ') });
  });
}
