/** Rules pages, from Markdown to HTML: by the build for the games that are ours, in the page for those installed beside us. */
import { Marked, type Token, type Tokens } from 'marked';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

const parse = new Marked();
type Item = Tokens.ListItem;

/** A rule begins with its number. Rulings (`-R-1`, `-RULE-1`) say what a rulebook leaves open; invariants are for who works on the game. */
const NUMBER = /^\*\*([A-Z]{2,}-[A-Z0-9-]+)\*\*/;
const RULING = /^[A-Z]{2,}-(?:R|RULE)-\d+$/;
const NAMED = /[A-Z]{2,}-(?:R|RULE)-\d+/g;
const INVARIANT = /^\*\*[A-Z]{2,}-INV-/m;

const idOf = (item: Item): string => NUMBER.exec(item.text)?.[1] ?? '';

/** Text alone: HTML inside it is shown as it is written, a picture by its words, and a link leads to a page or nowhere.
 *  `under`: the rulings that are folded under a rule, by its number. */
function drawer(under: ReadonlyMap<string, Item[]>): Marked {
  const moved = new Set([...under.values()].flat().map(idOf));
  let headings = 0;
  return new Marked({
    renderer: {
      html: ({ text }) => escaped(text),
      image: ({ text }) => escaped(text),
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return /^(https?:|#)/i.test(href) ? `<a href="${escaped(href)}">${text}</a>` : text;
      },
      // Contents lead here.
      heading({ tokens, depth }) {
        return `<h${depth} id="part-${headings++}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      listitem(item) {
        const inside = (one: Item): string => this.parser.parse(one.tokens);
        const id = idOf(item);
        if (moved.has(id)) return '';
        if (RULING.test(id)) return `<li>${folded(inside(item))}</li>`;
        const rulings = (under.get(id) ?? []).map((one) => folded(inside(one)));
        return `<li>${inside(item)}${rulings.join('')}</li>`;
      },
    },
  });
}

/** A ruling: what it is about is read, the rest is under it. "Question — decision", else its first sentence. */
function folded(html: string): string {
  const bare = html.replace(/^<p>|<\/p>\s*$/g, '');
  const dash = bare.indexOf(' — ');
  const cut = dash >= 0 ? dash : bare.search(/(?<=[^.]{12}[.:?]) /);
  if (cut < 0) return `<p>${bare}</p>`;
  const rest = bare.slice(cut).replace(/^ (?:— )?/, '');
  return `<details class="ruling"><summary>${bare.slice(0, cut)}</summary><div>${rest}</div></details>`;
}

/** Rules as they are read: without what is for contributors, and rulings under the first rule that names them. */
export function rulesHtml(markdown: string): string {
  const tokens: Token[] = [];
  let part: Token[] = [];
  const close = (): void => {
    if (!part.some((token) => token.type === 'list' && INVARIANT.test(token.raw.replace(/^\s*- /gm, ''))))
      tokens.push(...part);
    part = [];
  };
  for (const token of parse.lexer(markdown)) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth <= 2) close();
    part.push(token);
  }
  close();
  const items = tokens.flatMap((token) => (token.type === 'list' ? (token as Tokens.List).items : []));
  const rulings = new Map(items.filter((item) => RULING.test(idOf(item))).map((item) => [idOf(item), item]));
  const under = new Map<string, Item[]>();
  for (const item of items) {
    const id = idOf(item);
    if (!id || rulings.has(id)) continue;
    const named = [...new Set(item.raw.match(NAMED) ?? [])].flatMap((name) => rulings.get(name) ?? []);
    const free = named.filter((one) => ![...under.values()].flat().includes(one));
    if (free.length) under.set(id, free);
  }
  // A part of which nothing is left is no part; what is told before its list goes with it.
  const kept = tokens.filter(
    (token) =>
      token.type !== 'list' || (token as Tokens.List).items.some((item) => ![...under.values()].flat().includes(item)),
  );
  const html = drawer(under).parser(kept);
  // A rule's id becomes a place one can point at.
  const placed = html.replace(/<strong>([A-Z]{2,}-[A-Z0-9-]+)<\/strong>/g, '<b id="$1">$1</b>');
  const known = new Set([...placed.matchAll(/<b id="([^"]+)">/g)].map((m) => m[1]));
  // Where another rule is named one can go there.
  const linked = placed.replace(
    /(?<!["\w-]|<b id="[^"]+">)([A-Z]{2,}-[A-Z0-9]+(?:-\d+)?)(?![\w"-])/g,
    (found, id: string) => (known.has(id) ? `<a href="#${id}">${id}</a>` : found),
  );
  // What unfolds is a button already: a link in it could not be reached.
  return linked.replace(/<summary>.*?<\/summary>/gs, (summary) => summary.replace(/<\/?a\b[^>]*>/g, ''));
}
