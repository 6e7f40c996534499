/** What moments are made of, read from the log. */
import { seatOf } from '../../../lib/steps';
import type { Entry } from '../../../lib/wire';

/** A bird of so few points settles quietly. */
export const SMALL = 4;

export interface Count {
  /** Above the seats: the Automa. */
  seat: number | null;
  count: number;
  points: number;
}

const COUNTED = new Set(['goal_points', 'automa_goal']);

/** Who had how many when a goal was counted, the best first. */
export function countOf(log: readonly Entry[], goal: Entry): Count[] {
  const found: Count[] = [];
  for (const entry of log.slice(log.indexOf(goal) + 1)) {
    if (!COUNTED.has(entry.name)) break;
    const seat = seatOf(entry);
    found.push({ seat: seat < 0 ? null : seat, count: Number(entry.args.n), points: Number(entry.args.points) });
  }
  return found.sort((a, b) => b.count - a.count || b.points - a.points);
}

export interface Kept {
  seat: number;
  birds: number;
  food: number;
}

/** What everybody has kept at the start: told at once, when the last has chosen. */
export const keptOf = (log: readonly Entry[], one: Entry): Kept[] =>
  log
    .filter((entry) => entry.name === 'kept' && entry.v === one.v)
    .map((entry) => ({ seat: seatOf(entry), birds: Number(entry.args.n), food: Number(entry.args.left) }));
