/** How far somebody has seen a table on this device, so that coming back they can be told the rest. */

const PLACE = 'voliere-seen';
/** Tables remembered. */
const MOST = 60;

type Kept = [table: string, version: number][];

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as Kept;
  } catch {
    // No storage, or nothing we can read in it: nothing was seen.
    return [];
  }
}

/** The version a seat has seen; null: none. */
export function seenUpTo(table: string, seat: number): number | null {
  return kept().find(([place]) => place === `${table} ${seat}`)?.[1] ?? null;
}

export function sawUpTo(table: string, seat: number, version: number): void {
  const place = `${table} ${seat}`;
  const rest = kept().filter(([other]) => other !== place);
  try {
    localStorage.setItem(PLACE, JSON.stringify([[place, version], ...rest].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing tells nothing.
  }
}
