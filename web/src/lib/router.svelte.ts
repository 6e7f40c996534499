/** Which page is shown, from the address. A secret (an invitation, a recovery) stands after the #: it never reaches a log. */

export type Page =
  | { name: 'lobby' }
  | { name: 'me' }
  | { name: 'games' }
  | { name: 'new'; game: string }
  | { name: 'box' }
  | { name: 'pad'; game: string }
  | { name: 'table'; id: string }
  | { name: 'join'; id: string; link: string }
  | { name: 'replay'; id: string; at: number | null; seat: number | null }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'birds' }
  | { name: 'bird'; id: string }
  | { name: 'learn'; game: string }
  | { name: 'recover'; secret: string }
  | { name: 'lost' };

export function pageOf(url: URL): Page {
  const [head = '', rest = ''] = url.pathname.split('/').slice(1).map(decodeURIComponent);
  const secret = url.hash.slice(1);
  const number = (name: string): number | null => {
    const given = url.searchParams.get(name);
    return given !== null && /^-?\d{1,6}$/.test(given) ? Number(given) : null;
  };
  if (!head) return { name: 'lobby' };
  if (head === 'me') return { name: 'me' };
  if (head === 'recover') return { name: 'recover', secret };
  if (head === 'games' && !rest) return { name: 'games' };
  if (head === 'box' && !rest) return { name: 'box' };
  if (head === 'birds') return rest ? { name: 'bird', id: rest } : { name: 'birds' };
  if (head === 'rules' && !rest) return { name: 'rules', game: '', rule: '' };
  if (!rest) return { name: 'lost' };
  if (head === 'pad') return { name: 'pad', game: rest };
  if (head === 'new') return { name: 'new', game: rest };
  if (head === 'table') return { name: 'table', id: rest };
  if (head === 'join') return { name: 'join', id: rest, link: secret };
  if (head === 'learn') return { name: 'learn', game: rest };
  if (head === 'rules') return { name: 'rules', game: rest, rule: secret };
  if (head === 'replay') return { name: 'replay', id: rest, at: number('at'), seat: number('seat') };
  return { name: 'lost' };
}

let page = $state.raw<Page>(pageOf(new URL(location.href)));
const listeners: (() => void)[] = [];

function turn(): void {
  page = pageOf(new URL(location.href));
  for (const turned of listeners) turned();
}

export const router = {
  get page(): Page {
    return page;
  },
  go(path: string): void {
    history.pushState(null, '', path);
    turn();
    scrollTo(0, 0);
  },
  /** Another page in the place of this one. */
  instead(path: string): void {
    history.replaceState(null, '', path);
    turn();
  },
  /** The address says more precisely where we are; no new page. */
  mark(path: string): void {
    history.replaceState(null, '', path);
  },
  /** Calls back whenever another page is shown. */
  turned(back: () => void): void {
    listeners.push(back);
  },
};

addEventListener('popstate', turn);

/** Links inside the app change the page without loading it; new tabs and other sites are left to the browser. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a[href^="/"]');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.hasAttribute('download') || link.getAttribute('target')) return;
  event.preventDefault();
  router.go(link.getAttribute('href') ?? '/');
});
