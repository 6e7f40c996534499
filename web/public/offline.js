/* Looks for the server now and then, and loads the page as soon as it answers. */
try {
  const { lang } = JSON.parse(localStorage.getItem('voliere') ?? '{}');
  if (lang === 'fr' || lang === 'en') {
    document.documentElement.lang = lang;
    document.documentElement.dataset.said = lang;
  }
} catch {
  // Both languages stand there.
}

const look = () =>
  fetch('/api/games', { cache: 'no-store' }).then(
    (answer) => answer.ok && location.reload(),
    () => undefined,
  );
setInterval(look, 4000);
addEventListener('online', look);
