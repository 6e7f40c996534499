/* Looks for the server now and then, and loads the page as soon as it answers. */
try {
  const { lang } = JSON.parse(localStorage.getItem('voliere') ?? '{}');
  if (document.querySelector(`section[lang="${CSS.escape(lang)}"]`)) {
    document.documentElement.lang = lang;
    for (const section of document.querySelectorAll('section')) section.hidden = section.lang !== lang;
  }
} catch {
  // All languages stand there.
}

// Pads that were open here can be opened without the server.
const pads = caches.open('voliere-pads').then(async (cache) => {
  const kept = JSON.parse(localStorage.getItem('voliere-pad-kept') ?? '[]');
  for (const { id, title, names } of kept) {
    if (!(await cache.match(`/table/${id}`))) continue;
    for (const place of document.querySelectorAll('.pads')) {
      const link = place.appendChild(document.createElement('a'));
      link.href = `/table/${id}`;
      link.textContent = names ? `${title} · ${names}` : title;
      place.hidden = false;
    }
  }
});
// Nothing is kept, or nothing can be.
pads.catch(() => undefined);

const look = () =>
  fetch('/api/games', { cache: 'no-store' }).then(
    (answer) => answer.ok && location.reload(),
    () => undefined,
  );
setInterval(look, 4000);
addEventListener('online', look);
