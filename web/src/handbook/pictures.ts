/** What a page of the handbook shows of a game: panels with pictures, and examples under their rules. */
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

/** An example from a real position, under the rule it shows. */
export interface Example {
  id: string;
  rule: string;
  art: readonly Art[];
  place?: Place;
}

/** What a game brings (`games/<name>/handbook.ts`). Words are in handbook.ftl, under the same names: `handbook-GAME-ID`, and of
 *  examples `handbook-at-GAME-ID`. */
export interface Handbook {
  /** The game on one page. */
  quick: readonly Panel[];
  examples: readonly Example[];
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
export const back: Art = { back: true };
export const [LIT, OUT] = [{ lit: true }, { out: true }];
