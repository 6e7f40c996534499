/** Cards and colours of Songbirds as the names of its things tell them: "r5" is a red 5. */
import type { GameInfo } from '../../lib/wire';

export const COLOURS = ['red', 'blue', 'green', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
const LETTERS: Record<string, Colour> = { r: 'red', b: 'blue', g: 'green', w: 'white' };

/** The bird on each special card. */
export const SPECIALS: Record<string, string> = {
  raven: 'common-raven',
  falcon: 'peregrine-falcon',
  hummingbird: 'ruby-throated-hummingbird',
  mockingbird: 'northern-mockingbird',
};

export function cardOf(game: GameInfo, card: number): { colour: Colour; volume: number } {
  const name = game.things.card[card];
  return { colour: LETTERS[name[0]], volume: Number(name[1]) };
}

/** A thing like "cell:12" as its kind and number. */
export function split(thing: string | undefined): [string, number] {
  const [kind = '', index = '-1'] = (thing ?? '').split(':');
  return [kind, Number(index)];
}
