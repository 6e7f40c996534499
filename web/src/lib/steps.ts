/** Steps of a game as they are told: which events are one, how they follow each other, and the beads of "since your turn". */
import type { IconName } from '../art/icons/line';
import type { Scene } from './scene';
import type { Entry } from './wire';

export interface Step {
  /** A turn of its seat begins with it. */
  turn?: boolean;
  /** How many beats it lasts, where it is not one. */
  beats?: number;
  /** Told, but no bead. */
  quiet?: boolean;
  /** The initial of who did it, where they play without a seat. */
  rival?: string;
  /** What is drawn: of a sprite, and as an icon with the class that colours it. */
  art?: { id: string; sprite: string };
  icon?: IconName;
  tint?: string;
  /** How many more, or fewer. */
  count?: number;
  /** A few words, and those to read first. */
  words?: string;
  strong?: string;
  /** Where it happens: things of the table, the first that is in sight. */
  at: readonly string[];
  /** Where what is told comes from, and where it goes. */
  from?: string;
  to?: string;
}

/** What a game knows about its events. */
export interface Teller<View = Record<string, unknown>> {
  /** Null: no step of its own. `before`: the event before it. */
  step(
    scene: Pick<Scene<View>, 'game' | 'words' | 'view' | 'seat'>,
    entry: Entry,
    before: Entry | undefined,
  ): Step | null;
}

export interface Bead {
  /** The events it stands for. */
  entries: readonly Entry[];
  /** -1: nobody's, or of who plays without one. */
  seat: number;
  step: Step;
}

export type StepOf = (entry: Entry, before: Entry | undefined) => Step | null;

export const seatOf = (entry: Entry): number => (typeof entry.args.seat === 'number' ? entry.args.seat : -1);

/** What others did between this seat's last two turns; while it is none of theirs, up to now. */
export function sinceTurn(log: readonly Entry[], seat: number, stepOf: StepOf): readonly Entry[] {
  let [from, to] = [log.length, log.length];
  for (let i = log.length - 1; i >= 0; i--) {
    if (!stepOf(log[i], log[i - 1])?.turn) continue;
    if (seatOf(log[i]) !== seat) from = i;
    else if (from < to) break;
    else from = to = i;
  }
  return log.slice(from, to);
}

/** The beads of these events: those that say the same of the same one become one. */
export function beadsOf(log: readonly Entry[], stepOf: StepOf): Bead[] {
  const found: Bead[] = [];
  let seat = -1;
  log.forEach((entry, i) => {
    const step = stepOf(entry, log[i - 1]);
    const own = seatOf(entry);
    if (own >= 0 || step?.rival) seat = own;
    if (!step || step.quiet) return;
    const last = found.at(-1);
    const same = last && last.seat === seat && like(last.step, step);
    if (!same) found.push({ entries: [entry], seat, step });
    else
      found[found.length - 1] = {
        entries: [...last.entries, entry],
        seat,
        step: { ...last.step, count: (last.step.count ?? 0) + (step.count ?? 0), at: [...last.step.at, ...step.at] },
      };
  });
  return found;
}

const like = (a: Step, b: Step): boolean =>
  a.count !== undefined &&
  b.count !== undefined &&
  a.count * b.count > 0 &&
  a.icon === b.icon &&
  a.tint === b.tint &&
  a.art?.id === b.art?.id &&
  a.words === b.words;

/** Which of how many steps of its turn this is. */
export function progress(log: readonly Entry[], now: Entry, stepOf: StepOf): { step: number; of: number } {
  let [step, of, found] = [0, 0, false];
  for (let i = 0; i < log.length; i++) {
    const one = stepOf(log[i], log[i - 1]);
    if (!one) continue;
    if (one.turn) {
      if (found) break;
      of = 0;
    }
    of += 1;
    if (log[i] === now) [step, found] = [of, true];
  }
  return { step, of };
}

/** How wide a bead is, about, in rem: portrait, picture, icon, amount and words. */
export const widthOf = ({ step }: Bead): number =>
  2.6 +
  (step.art ? 1.9 : 0) +
  (step.icon ? 1.4 : 0) +
  (step.count === undefined ? 0 : 1.5) +
  ((step.words?.length ?? 0) + (step.strong?.length ?? 0)) * 0.5;

/** How many of the beads fit, the newest first: the oldest fold away. */
export function fitting(beads: readonly Bead[], room: number): number {
  let [left, count] = [room, 0];
  for (let i = beads.length - 1; i >= 0; i--) {
    left -= widthOf(beads[i]) + 0.375;
    if (left < 0) break;
    count += 1;
  }
  return Math.max(1, count);
}
