/** The addresses an invitation can carry. The page's own is of no use to others where it says "localhost". */
import type { Reach } from './wire';

/** What is known about an invitation: addresses to choose from, and what to say about the chosen one. */
export interface Ways {
  sites: readonly string[];
  /** Why only this device can open the page: the server listens to nobody else, or there is no network. */
  alone: '' | 'web-reach-near' | 'web-reach-no-network';
}

const hostOf = (site: string): string => new URL(site).hostname;

const isHere = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Whether only devices of the same network come by this address. */
export const athome = (site: string): boolean =>
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cd]|[^.]*$|.*\.local$)/.test(hostOf(site));

export function ways(own: string, reach: Reach | null): Ways {
  const told = reach?.addresses ?? [];
  // Whoever came by a name or an address that others can use, invites by the same.
  if (!isHere(hostOf(own))) return { sites: [...new Set([own, ...told])], alone: '' };
  if (told.length) return { sites: told, alone: '' };
  return { sites: [own], alone: reach?.near ? 'web-reach-near' : reach ? 'web-reach-no-network' : '' };
}
