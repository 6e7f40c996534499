/** What a table has told: the log of the game, what was said beside it, and from where on it is new to the reader. */
import type { Entry, Note, Push } from './wire';

export class Story {
  log = $state.raw<readonly Entry[]>([]);
  notes = $state.raw<readonly Note[]>([]);
  /** Where the log of this seat's present turn begins: what comes after is new. */
  newFrom = $state.raw(0);
  readonly recent = $derived(this.log.slice(this.newFrom));

  /** `other`: it is told to another seat than the last one was. */
  add(push: Pick<Push, 'log' | 'notes' | 'seat' | 'since'>, other: boolean, seats: number): void {
    this.log = [...this.log.slice(0, push.log.keep), ...push.log.events];
    this.notes = [...this.notes.slice(0, push.notes.keep), ...push.notes.notes];
    if (!push.since && (other || this.newFrom > this.log.length)) this.newFrom = turnBefore(this.log, push.seat, seats);
  }

  /** This seat has acted: only what comes now is new. */
  turn(): void {
    this.newFrom = this.log.length;
  }
}

/** After a reload: what happened since this seat's own last move, as far as the log tells. */
function turnBefore(log: readonly Entry[], seat: number, seats: number): number {
  for (let i = log.length - 1; i >= 0; i--) if (log[i].args.seat === seat) return i + 1;
  return Math.max(0, log.length - seats);
}
