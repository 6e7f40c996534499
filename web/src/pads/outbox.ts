/** What was said here and is not yet known to be on disk over there, in its order. Kept on this device, so that neither a lost
 *  connection nor a reload loses a word. */
import { changeOf } from './boxes';
import { forget, keep, kept } from './keep';
import type { Entry, GameInfo } from '../lib/wire';

export interface Unsent {
  /** Names it for the server: the same one twice counts once. */
  id: string;
  seat: number;
  box: number;
  value: number;
  /** The version in sight when it was said, and when that was. */
  v: number;
  at: number;
  /** It was tried without an answer, or kept over a reload: meanwhile others may have spoken of the same box. */
  waited: boolean;
}

/** Two phones said different things about one box while they did not hear each other. */
export interface Clash {
  mine: Unsent;
  theirs: number;
  by: number;
}

export class Outbox {
  private all: Unsent[];

  constructor(private readonly table: string) {
    this.all = kept<Unsent[]>(`out-${table}`, []).map((one) => ({ ...one, waited: true }));
  }

  get entries(): readonly Unsent[] {
    return this.all;
  }

  /** Adds what was said. What nobody was told yet about the same box gives way to it. */
  add(one: Unsent, sending: string | null): void {
    this.all = this.all.filter((old) => old.box !== one.box || old.waited || old.id === sending);
    this.all.push(one);
    this.keep();
  }

  drop(id: string): void {
    this.all = this.all.filter((one) => one.id !== id);
    this.keep();
  }

  /** Nothing of what is here has been answered for now. */
  wait(): void {
    this.all = this.all.map((one) => ({ ...one, waited: true }));
    this.keep();
  }

  private keep(): void {
    if (this.all.length) keep(`out-${this.table}`, this.all);
    else forget(`out-${this.table}`);
  }
}

/** Where others spoke of the same boxes meanwhile: what they agree on needs no sending, what they do not is asked. */
export function compare(
  game: Pick<GameInfo, 'blocks' | 'things'>,
  waiting: readonly Unsent[],
  log: readonly Entry[],
  mine: readonly number[],
): { same: Unsent[]; clashes: Clash[] } {
  const same: Unsent[] = [];
  const clashes: Clash[] = [];
  for (const one of waiting) {
    const line = log.findLast((l) => l.v > one.v && l.args.box === one.box && !mine.includes(Number(l.args.seat_by)));
    const change = line && changeOf(game, line);
    // Only the last word of this phone about a box counts.
    const last = waiting.findLast((other) => other.box === one.box);
    if (!change || last !== one) continue;
    if (change.now === one.value) same.push(one);
    else clashes.push({ mine: one, theirs: change.now, by: Number(line.args.seat_by) });
  }
  return { same, clashes };
}
