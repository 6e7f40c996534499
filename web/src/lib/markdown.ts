/** Rules pages, from Markdown to HTML: by the build for the games that are ours, in the page for those installed beside us. */
import { Marked } from 'marked';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** Text alone: HTML inside it is shown as it is written, a picture by its words, and a link leads to a page or nowhere. */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return /^(https?:|#)/i.test(href) ? `<a href="${escaped(href)}">${text}</a>` : text;
    },
  },
});

export function rulesHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  // A rule's id becomes a place one can point at.
  const placed = html.replace(/<strong>([A-Z]{2,}-[A-Z0-9-]+)<\/strong>/g, '<b id="$1">$1</b>');
  const known = new Set([...placed.matchAll(/<b id="([^"]+)">/g)].map((m) => m[1]));
  // Where another rule is named one can go there.
  return placed.replace(/(?<!["\w-]|<b id="[^"]+">)([A-Z]{2,}-[A-Z0-9]+(?:-\d+)?)(?![\w"-])/g, (found, id: string) =>
    known.has(id) ? `<a href="#${id}">${id}</a>` : found,
  );
}
