/** Brings the project's own texts into the app: the Fluent files of the Python package and the rules of docs/.
 *
 *  `virtual:words/fr`: what every page says, all refusals, notes and bots, title and pitch of each game · `virtual:words/fr/songbirds`: the words of one game
 *  `virtual:rules/songbirds.fr`: its rules as HTML, drawn from Markdown while the app is built
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const TEXT = fileURLToPath(new URL('../src/voliere/text', import.meta.url));
const RULES = fileURLToPath(new URL('../docs/rules', import.meta.url));
/** Files every page needs as a whole. */
const SHARED = ['common', 'web'];

/** A Fluent file as its messages, without comments. */
function messages(source: string): string[] {
  return source
    .replace(/^#.*\n?/gm, '')
    .split(/^(?=[A-Za-z-])/m)
    .map((m) => m.trimEnd())
    .filter(Boolean);
}

export function texts(): Plugin {
  return {
    name: 'voliere-texts',
    resolveId: (id) => (/^virtual:(words|rules)\//.test(id) ? '\0' + id : undefined),
    load(id) {
      const [, kind, rest] = /^\0virtual:(words|rules)\/(.+)$/.exec(id) ?? [];
      if (!kind) return undefined;
      const read = (file: string): string => {
        this.addWatchFile(file);
        return readFileSync(file, 'utf-8');
      };
      if (kind === 'rules') {
        const html = marked.parse(read(`${RULES}/${rest}.md`), { async: false });
        // A rule's id becomes a place one can point at.
        const placed = html.replace(/<strong>([A-Z]{2}-[A-Z0-9-]+)<\/strong>/g, '<b id="$1">$1</b>');
        const known = new Set([...placed.matchAll(/<b id="([^"]+)">/g)].map((m) => m[1]));
        // Where another rule is named one can go there.
        return text(
          placed.replace(/(?<!["\w-]|<b id="[^"]+">)([A-Z]{2}-[A-Z0-9]+(?:-\d+)?)(?![\w"-])/g, (found, id: string) =>
            known.has(id) ? `<a href="#${id}">${id}</a>` : found,
          ),
        );
      }
      const [lang, game] = rest.split('/');
      if (game) {
        const own = readdirSync(`${TEXT}/${lang}`).filter((f) => f === `${game}.ftl` || f.startsWith(`${game}-`));
        return text(own.flatMap((f) => messages(read(`${TEXT}/${lang}/${f}`))).join('\n'));
      }
      const found = SHARED.flatMap((name) => messages(read(`${TEXT}/${lang}/${name}.ftl`)));
      for (const file of readdirSync(`${TEXT}/${lang}`)) {
        const name = file.replace(/\.ftl$/, '');
        if (!file.endsWith('.ftl') || SHARED.includes(name)) continue;
        const everywhere = new RegExp(`^(refused-|note-|bot-|${name}-(title|pitch) )`);
        found.push(...messages(read(`${TEXT}/${lang}/${file}`)).filter((m) => everywhere.test(m)));
      }
      return text(found.join('\n'));
    },
  };
}

const text = (value: string): string => `export default ${JSON.stringify(value)}`;
