/** What a pad needs to be opened on this phone while there is no network: how it stood last, and the page itself. Written whenever it
 *  is open, read only when the server cannot be reached. */
import type { Entry, GameInfo, Push, TableInfo } from '../lib/wire';
import { forget, keep, kept } from './keep';

export interface KeptPad {
  info: TableInfo;
  push: Push;
}

interface Listed {
  id: string;
  /** As the page for a lost connection shows it. */
  title: string;
  names: string;
}

/** The service worker looks here when nothing else answers, and leaves it alone when it tidies up. */
const PAGES = 'voliere-pads';
/** The pads of a long evening, and no more. */
const MOST = 6;

const listed = (): Listed[] => kept<Listed[]>('kept', []);

/** How a pad stands now. `log`: all of it, where the push brings only what is new. */
export function keepPad(info: TableInfo, push: Push, log: readonly Entry[], title: string): void {
  const names = info.seats.map(({ name }) => name).filter(Boolean);
  const others = listed().filter(({ id }) => id !== info.id);
  for (const { id } of others.slice(MOST - 1)) drop(id);
  keep('kept', [{ id: info.id, title, names: names.join(', ') }, ...others.slice(0, MOST - 1)]);
  const whole: Push = { ...push, since: 0, log: { keep: 0, events: [...log] }, notes: { keep: 0, notes: [] } };
  keep(`at-${info.id}`, { info, push: whole });
}

export const keptPad = (id: string): KeptPad | null => kept<KeptPad | null>(`at-${id}`, null);

/** This phone may not see it any more. */
export function forgetPad(id: string): void {
  keep(
    'kept',
    listed().filter((one) => one.id !== id),
  );
  drop(id);
}

function drop(id: string): void {
  forget(`at-${id}`);
  void pages()
    .then((cache) => cache?.delete(`/table/${id}`))
    .catch(() => undefined);
}

/** Only an address that a browser trusts has a place for pages. */
const pages = async (): Promise<Cache | null> => ('caches' in globalThis ? caches.open(PAGES) : null);
const gameAt = (pad: string): string => `/kept/${pad}`;

/** The page of this table with every file it has asked for so far, and its game. */
export async function keepPage(id: string, pad: string, games: { game: GameInfo; base: GameInfo }): Promise<void> {
  // What was loaded before the worker came it has not seen; what comes after it keeps by itself.
  await navigator.serviceWorker?.ready;
  const cache = await pages();
  if (!cache) return;
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok) return;
  const text = await page.clone().text();
  const before = await cache.match('/');
  // Another build: its files take the place of the old ones, for all pads that are kept.
  if (before && (await before.text()) !== text)
    for (const request of await cache.keys())
      if (new URL(request.url).pathname.startsWith('/assets/')) await cache.delete(request);
  await cache.put(gameAt(pad), new Response(JSON.stringify(games)));
  const has = new Set((await cache.keys()).map(({ url }) => url));
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => new URL(url).pathname.startsWith('/assets/') && new URL(url).origin === location.origin);
  await Promise.all([...new Set(files)].filter((url) => !has.has(url)).map((url) => cache.add(url)));
  // Last: a page is only there when all it needs is.
  for (const path of ['/', `/table/${id}`]) await cache.put(path, page.clone());
}

export async function keptGames(pad: string): Promise<{ game: GameInfo; base: GameInfo }> {
  const found = await (await pages())?.match(gameAt(pad));
  if (!found) throw new Error(`nothing kept of ${pad}`);
  return (await found.json()) as { game: GameInfo; base: GameInfo };
}
