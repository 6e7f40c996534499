/** Brings the project's own texts into the app: the Fluent files of the Python package and the rules, each game's from its own folder.
 *
 *  `virtual:words/fr`: what every page says, all refusals, notes and bots, title and pitch of each game · `virtual:words/fr/songbirds`: the words of one game
 *  `virtual:rules/songbirds.fr`: its rules as HTML, drawn from Markdown while the app is built
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const TEXT = fileURLToPath(new URL('../src/voliere/text', import.meta.url));
const GAMES = fileURLToPath(new URL('../src/voliere/games', import.meta.url));
/** Files every page needs as a whole. */
const SHARED = ['common', 'web'];

/** The folder of a game: its id, with `_` for `-`. */
const home = (game: string): string => `${GAMES}/${game.replaceAll('-', '_')}`;

const games = (): string[] =>
  readdirSync(GAMES)
    .filter((name) => existsSync(`${GAMES}/${name}/text`))
    .map((name) => name.replaceAll('_', '-'));

/** The files of a game's words; those of its lesson are read with the lesson. */
const wordsOf = (game: string, lang: string): string[] =>
  readdirSync(`${home(game)}/text/${lang}`)
    .filter((file) => file !== 'lesson.ftl')
    .map((file) => `${home(game)}/text/${lang}/${file}`);

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
        const html = marked.parse(read(`${home(rest.split('.')[0])}/rules/${rest.split('.')[1]}.md`), { async: false });
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
        const own =
          game === 'lessons' ? games().map((one) => `${home(one)}/text/${lang}/lesson.ftl`) : wordsOf(game, lang);
        return text(own.flatMap((file) => messages(read(file))).join('\n'));
      }
      const found = SHARED.flatMap((name) => messages(read(`${TEXT}/${lang}/${name}.ftl`)));
      const everywhere = /^(refused-|note-|bot-)/;
      for (const file of readdirSync(`${TEXT}/${lang}`)) {
        if (!file.endsWith('.ftl') || SHARED.includes(file.replace(/\.ftl$/, ''))) continue;
        found.push(...messages(read(`${TEXT}/${lang}/${file}`)).filter((m) => everywhere.test(m)));
      }
      for (const one of games()) {
        const inLobby = new RegExp(`^(refused-|note-|bot-|${one}-(title|pitch) )`);
        found.push(...wordsOf(one, lang).flatMap((file) => messages(read(file)).filter((m) => inLobby.test(m))));
      }
      return text(found.join('\n'));
    },
  };
}

const text = (value: string): string => `export default ${JSON.stringify(value)}`;
