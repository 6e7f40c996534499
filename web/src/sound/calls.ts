/** Every bird's call: a folder of families, found by itself. */
import type { Line } from './line';

const families = import.meta.glob<Record<string, Line>>('./birds/*.ts', { eager: true, import: 'default' });

export const CALLS: Readonly<Record<string, Line>> = Object.assign({}, ...Object.values(families));

/** Other names under which the games know a bird: Piafs' pests, the sides of Songbirds' special card. */
const ALIASES: Readonly<Record<string, string>> = {
  crow: 'carrion-crow',
  raven: 'common-raven',
  falcon: 'peregrine-falcon',
  hummingbird: 'annas-hummingbird',
  mockingbird: 'northern-mockingbird',
};

/** The line of a bird, by any name the games have for it. */
export const lineOf = (bird: string): Line | undefined => CALLS[ALIASES[bird] ?? bird];
