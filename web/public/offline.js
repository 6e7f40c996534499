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

const look = () =>
  fetch('/api/games', { cache: 'no-store' }).then(
    (answer) => answer.ok && location.reload(),
    () => undefined,
  );
setInterval(look, 4000);
addEventListener('online', look);
