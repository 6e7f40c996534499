/** What appears in order appears once: who comes back finds it there. */
import { moves } from '../lib/settings.svelte';

const SEEN = 'voliere-ends';
const MOST = 50;

/** Whether the sequence of a page is played now; from then on it has been. */
export function first(id: string): boolean {
  if (!moves()) return false;
  try {
    const seen = JSON.parse(sessionStorage.getItem(SEEN) ?? '[]') as string[];
    if (seen.includes(id)) return false;
    sessionStorage.setItem(SEEN, JSON.stringify([...seen, id].slice(-MOST)));
  } catch {
    // No storage: it is played again, which does no harm.
  }
  return true;
}
