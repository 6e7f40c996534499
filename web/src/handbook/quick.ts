/** A game on one page: what each panel shows. Its words are in handbook.ftl, under the same names. */
import type { IconName } from '../art/icons/line';
import type { Place } from '../art/scenery';

/** One picture: a card of the table, a sign, a word. `lit`: it is the one spoken of; `out`: it no longer counts. */
export type Art = (
  | { singer: string; volume: number }
  | { flock: string; birds: number }
  | { piaf: string }
  | { met: string }
  | { nestling: string }
  | { back: true }
  | { icon: IconName; tint?: string }
  | { painted: string }
  | { seed: number }
  | { sign: string }
  | { word: string }
  | { cubes: number }
) & { lit?: boolean; out?: boolean };

export interface Row {
  art: Art[];
  /** Words, and what it is worth: a number, or the name of words. */
  id: string;
  value?: number | string;
  /** What the words are told. */
  count?: number;
}

export interface Panel {
  id: string;
  /** Steps are numbered only if they follow each other. */
  step?: number;
  place?: Place;
  art?: Art[];
  rows?: Row[];
  /** Of twelve columns. */
  span: number;
  /** Two rows high. */
  deep?: boolean;
}

export const singer = (singer: string, volume: number, rest: Partial<Art> = {}): Art =>
  ({ singer, volume, ...rest }) as Art;
export const flock = (flock: string, birds: number, rest: Partial<Art> = {}): Art => ({ flock, birds, ...rest }) as Art;
export const piaf = (piaf: string, rest: Partial<Art> = {}): Art => ({ piaf, ...rest }) as Art;
export const met = (met: string, rest: Partial<Art> = {}): Art => ({ met, ...rest }) as Art;
export const nestling = (nestling: string, rest: Partial<Art> = {}): Art => ({ nestling, ...rest }) as Art;
export const sign = (text: string): Art => ({ sign: text });
export const icon = (name: IconName, tint?: string): Art => ({ icon: name, tint });
export const painted = (name: string): Art => ({ painted: name });
const back: Art = { back: true };
export const LINE: Art[] = [
  singer('blue', 4),
  singer('blue', 2),
  singer('red', 6),
  singer('green', 3),
  singer('white', 1),
];
/** Blue and red are as loud as each other: green takes the token. */
export const SILENCED: Art[] = LINE.map((one) => ({ ...one, lit: one === LINE[3], out: LINE.indexOf(one) < 3 }));

// prettier-ignore
export const QUICK: Readonly<Record<string, readonly Panel[]>> = {
  'whats-up': [
    { id: 'flip', step: 1, span: 4, art: [flock('red', 2), sign('→'), flock('yellow', 2, { lit: true })] },
    { id: 'take', step: 2, span: 4, art: [flock('yellow', 1), flock('yellow', 2, { lit: true }), flock('yellow', 3, { out: true })] },
    { id: 'stay', step: 3, span: 4, art: [flock('green', 1), flock('violet', 3, { lit: true }), flock('red', 2)] },
    { id: 'back', span: 4, art: [flock('red', 2), sign('↔'), flock('green', 2), flock('yellow', 2), flock('red', 3)] },
    { id: 'win', span: 4, rows: [2, 3, 4].map((n) => ({ art: [{ sign: String(n) }, icon('table')], id: `win-${n}`, value: 'win-rows', count: 6 - n })) },
    { id: 'else', span: 4, rows: [{ art: [icon('cards')], id: 'else-three' }, { art: [icon('flip')], id: 'else-stall' }, { art: [icon('check')], id: 'else-one' }] },
  ],
  songbirds: [
    { id: 'lay', step: 1, span: 4, art: [singer('red', 6), singer('green', 3), singer('white', 1, { lit: true })] },
    { id: 'line', step: 2, span: 4, art: LINE },
    { id: 'tie', step: 3, span: 4, art: SILENCED },
    { id: 'keep', step: 4, span: 4, art: [back, back, singer('white', 6, { lit: true })] },
    { id: 'score', span: 4, rows: [{ art: [icon('feather')], id: 'score-volume', value: '1–7' }, { art: [painted('berry')], id: 'score-berries', value: '5–15' }, { art: [icon('help')], id: 'score-tie' }] },
    { id: 'else', span: 4, rows: [{ art: [icon('berry')], id: 'else-none' }, { art: [icon('cards')], id: 'else-same' }, { art: [icon('star')], id: 'else-four' }] },
  ],
  piafs: [
    { id: 'play', step: 1, span: 4, art: [piaf('bla5m'), { word: 'perch' }, piaf('bul2m'), piaf('cha4f', { lit: true })] },
    { id: 'seed', step: 2, span: 4, art: [{ seed: 2, lit: true }, { seed: 1 }, { seed: 3 }, { seed: 2 }, back] },
    { id: 'climb', step: 3, span: 4, art: [piaf('cha4f', { lit: true }), sign('>'), piaf('bul2m')] },
    { id: 'draw', step: 4, span: 4, art: [piaf('yel4f'), piaf('spa2m'), piaf('gre6m'), back] },
    { id: 'score', span: 4, rows: [{ art: [icon('male'), icon('female')], id: 'score-pair', value: 5 }, { art: [icon('egg-outline'), icon('egg-outline')], id: 'score-most', value: 'score-eggs' }, { art: [icon('seed', 'f-seed')], id: 'score-seeds', value: 'score-range' }] },
    { id: 'else', span: 4, rows: [{ art: [painted('squirrel')], id: 'else-squirrel' }, { art: [icon('perch')], id: 'else-crow' }, { art: [icon('help')], id: 'else-low' }, { art: [icon('cards')], id: 'else-end' }] },
  ],
  feather: [
    { id: 'choose', step: 1, span: 4, art: [back, back, met('dark-eyed-junco', { lit: true })] },
    { id: 'place', step: 2, span: 4, place: 'forest', art: [met('dark-eyed-junco', { lit: true })] },
    { id: 'see', step: 3, span: 4, place: 'forest', art: [met('dark-eyed-junco', { lit: true }), met('pileated-woodpecker'), met('white-headed-woodpecker')] },
    { id: 'stay', step: 4, span: 4, art: [met('dark-eyed-junco'), met('pileated-woodpecker'), met('white-headed-woodpecker', { out: true })] },
    { id: 'score', span: 4, rows: [{ art: [icon('ace')], id: 'score-ace', value: 2 }, { art: [icon('raptor'), icon('rare'), icon('uncommon')], id: 'score-one', value: 1 }, { art: [icon('common')], id: 'score-common', value: 0 }, { art: [icon('check')], id: 'score-all', value: 3 }] },
    { id: 'else', span: 4, rows: [{ art: [icon('check')], id: 'else-twice' }, { art: [icon('cards')], id: 'else-last' }, { art: [icon('raptor')], id: 'else-raptor' }] },
  ],
  wingspan: [
    { id: 'play', span: 3, art: [nestling('belted-kingfisher'), sign('→'), icon('fish', 'f-fish'), icon('egg')] },
    { id: 'forest', span: 3, place: 'forest', art: [painted('seed'), painted('fruit'), painted('rodent')] },
    { id: 'grassland', span: 3, place: 'grassland', art: [painted('egg'), painted('egg'), painted('egg')] },
    { id: 'wetland', span: 3, place: 'wetland', art: [back, nestling('american-avocet'), nestling('wood-duck')] },
    { id: 'rounds', span: 4, art: [{ cubes: 8 }, { cubes: 7 }, { cubes: 6 }, { cubes: 5 }] },
    { id: 'powers', span: 4, rows: [{ art: [icon('feather', 'brown')], id: 'powers-brown' }, { art: [icon('feather', 'white')], id: 'powers-white' }, { art: [icon('feather', 'pink')], id: 'powers-pink' }] },
    { id: 'score', span: 4, deep: true, rows: [{ art: [painted('card')], id: 'score-birds' }, { art: [painted('bonus')], id: 'score-bonus' }, { art: [icon('goal')], id: 'score-goals' }, { art: [painted('egg')], id: 'score-eggs', value: 1 }, { art: [painted('cache')], id: 'score-cached', value: 1 }, { art: [painted('tuck')], id: 'score-tucked', value: 1 }] },
    { id: 'else', span: 8 },
  ],
};
