/* Keeps the shell of the app, so that it opens at once, and a page for when the server is away. What a table says is never
   kept: /api is left alone. Pads that were open on this device have put their own page into PADS (src/pads/without.ts). VERSION and SHELL are filled in by the build; another build has another version, and its
   cache takes the place of the old one. */
const VERSION = '__VERSION__';
const SHELL = __SHELL__;
const CACHE = `voliere-${VERSION}`;
const PADS = 'voliere-pads';
const OFFLINE = '/offline.html';

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(SHELL.map((path) => new Request(path, { cache: 'reload' })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('voliere-') && ![CACHE, PADS].includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => away(pathname)));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event));
  else if (SHELL.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/* A pad that was open here goes on without the server; anything else says that it is away. */
async function away(pathname) {
  const pads = pathname.startsWith('/table/') && (await caches.open(PADS));
  return (pads && (await pads.match(pathname))) || caches.match(OFFLINE);
}

/* Names below /assets/ carry a hash of their content: what is kept is what was meant. Kept on the side: a page does not wait for
   it, nor fail where nothing can be kept. */
async function asset(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(event.request, answer.clone()));
  return answer;
}

const keep = (request, answer) =>
  caches
    .open(CACHE)
    .then((cache) => cache.put(request, answer))
    .catch(() => undefined);

/* A notice was clicked: back to its table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  const go = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const there = pages.find((page) => new URL(page.url).pathname === path) ?? pages[0];
    if (!there) return self.clients.openWindow(path);
    await there.focus();
    if (new URL(there.url).pathname !== path) await there.navigate(path);
  };
  event.waitUntil(go());
});
