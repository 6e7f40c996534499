/** The lessons somebody has opened on this device: those are offered more quietly. */
const PLACE = 'voliere-lessons';

export function had(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

export function haveHad(game: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...new Set([...had(), game])]));
  } catch {
    // A browser that keeps nothing offers the lesson again.
  }
}
