/** Everything a pad knows is a box with a value, everything one can say is "this box holds that". An action is the number of its
 *  box, which is the action that empties it, plus the value. */
import type { BlockInfo, Entry, GameInfo } from '../lib/wire';

type Space = Pick<GameInfo, 'blocks' | 'things'>;

/** Nothing was said. */
export const NONE = 0;
export const YES = 1;

/** A box as its block and the things it is about. */
export interface Box {
  block: string;
  kinds: readonly string[];
  things: readonly number[];
}

const valuesOf = (game: Space, block: BlockInfo): number =>
  game.things[block.kinds[block.kinds.length - 1]]?.length ?? 1;

/** The number of a box: of which block, about which things. */
export function boxOf(game: Space, name: string, ...things: number[]): number {
  const block = game.blocks.find((one) => one.name === name);
  if (!block) throw new Error(`no block ${name}`);
  const kinds = block.kinds.slice(0, -1);
  const index = kinds.reduce((sum, kind, i) => sum * game.things[kind].length + things[i], 0);
  return block.first + index * valuesOf(game, block);
}

/** What a box is about. */
export function readBox(game: Space, box: number): Box {
  const block = game.blocks.find((one) => box >= one.first && box < one.first + one.size);
  if (!block) throw new Error(`no box ${box}`);
  let rest = Math.floor((box - block.first) / valuesOf(game, block));
  const kinds = block.kinds.slice(0, -1);
  const things: number[] = [];
  for (const kind of [...kinds].reverse()) {
    things.unshift(rest % game.things[kind].length);
    rest = Math.floor(rest / game.things[kind].length);
  }
  return { block: block.name, kinds, things };
}

/** Whose sheet a box is on; null: everybody's. */
export function seatOf(game: Space, box: number): number | null {
  const { kinds, things } = readBox(game, box);
  const at = kinds.indexOf('seat');
  return at < 0 ? null : things[at];
}

/** One thing that was said: this box held `was`, now `now`. */
export interface Change {
  box: number;
  was: number;
  now: number;
}

/** What a line of the log changed; null where it changed no box. */
export function changeOf(game: Space, line: Pick<Entry, 'name' | 'args'>): Change | null {
  const { box, was } = line.args;
  if (typeof box !== 'number' || typeof was !== 'number') return null;
  if (line.name === 'drawn') return { box, was, now: Number(line.args.seat) + 1 };
  const block = game.blocks.find((one) => box >= one.first && box < one.first + one.size);
  const now = block && line.args[block.kinds[block.kinds.length - 1]];
  return typeof now === 'number' ? { box, was, now } : null;
}

const undoes = (later: Change, former: Change): boolean =>
  later.box === former.box && later.was === former.now && later.now === former.was;

/** What those who speak here have said and not taken back, the oldest first, each alone: after a reload the log is all there is. */
export function saidHere(game: Space, log: readonly Entry[], mine: readonly number[]): Change[][] {
  const found: Change[][] = [];
  for (const line of log) {
    const change = mine.includes(Number(line.args.seat_by)) ? changeOf(game, line) : null;
    if (!change) continue;
    const last = found[found.length - 1]?.[0];
    if (last && undoes(change, last)) found.pop();
    else found.push([change]);
  }
  return found;
}
