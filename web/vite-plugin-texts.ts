/** Brings the project's own texts into the app: the words and rules of the Python package, as its folders hold them.
 *
 *  `virtual:languages`: what there is to choose from · `virtual:words`, `virtual:rules`: what loads the rest, each a chunk of its own:
 *  `virtual:words/fr`: what every page says, all refusals, notes and bots, title and pitch of each game · `virtual:words/fr/songbirds`: the words of one game, of a pad, or of pages few open (`pads`)
 *  `virtual:cast`: who bots are, and at which level · `virtual:people/fr`: what is said of them and by them
 *  `virtual:lesson/fr/songbirds`: those of its lesson · `virtual:rules/fr/songbirds`: its rules as HTML, drawn from Markdown while the app is built
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { found, messages, value } from './found.ts';
import { rulesHtml } from './src/lib/markdown.ts';

const OURS = /^virtual:(languages$|cast$|parts$|(?:words|lesson|rules|people)(?:$|\/))/;
/** Said in every language at once, when none could be loaded. */
const FAILED = 'web-not-loaded-about';

const json = (value: unknown): string => `export default ${JSON.stringify(value)}`;
/** A module of functions that load others, by their names. */
const loaders = (ids: Record<string, Record<string, string>>): string => {
  const load = (id: string): string => `() => import(${JSON.stringify(id)})`;
  const inner = (of: Record<string, string>): string =>
    `{${Object.entries(of).map(([name, id]) => `${JSON.stringify(name)}: ${load(id)}`)}}`;
  return `export default {${Object.entries(ids).map(([name, of]) => `${JSON.stringify(name)}: ${inner(of)}`)}}`;
};
const each = <T>(names: readonly string[], of: (name: string) => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, of(name)]));

export function texts(): Plugin {
  return {
    name: 'voliere-texts',
    resolveId: (id) => (OURS.test(id) ? '\0' + id : undefined),
    load(id) {
      if (!OURS.test(id.slice(1))) return undefined;
      const read = (file: string): string => {
        this.addWatchFile(file);
        return readFileSync(file, 'utf-8');
      };
      const ftl = (words: Map<string, string>): string => json([...words.values()].join('\n'));
      const [, kind, lang, game] = /^\0virtual:(\w+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(id) ?? [];
      if (kind === 'languages')
        return json(
          each(found.languages, (l) => {
            const words = found.words(l, found.commonFiles, read);
            // Never the English name for a language that forgot to say its own.
            const own = found.commonFiles(l).flatMap((file) => [...messages(read(file))]);
            return { name: value(new Map(own).get('language-name')) || l, failed: value(words.get(FAILED)) };
          }),
        );
      if (kind === 'cast') return `export default ${read(found.cast())}`;
      if (kind === 'people') {
        if (lang) return ftl(found.people(lang, read));
        return loaders({ '': each(found.languages, (l) => `virtual:people/${l}`) });
      }
      if (kind === 'rules') {
        if (lang) return json(rulesHtml(read(found.rules(game)[lang])));
        return loaders(each(found.games, (g) => each(Object.keys(found.rules(g)), (l) => `virtual:rules/${l}/${g}`)));
      }
      // Apart from the words of games: no page but theirs carries even their names.
      if (kind === 'parts')
        return loaders(each(found.languages, (l) => each(found.parts, (part) => `virtual:words/${l}/${part}`)));
      if (kind === 'lesson') {
        if (lang) return ftl(found.words(lang, (l) => found.lessonFiles(game, l), read));
        return loaders(each(found.languages, (l) => each(found.games, (g) => `virtual:lesson/${l}/${g}`)));
      }
      if (found.parts.includes(game)) return ftl(found.partWords(game, lang, read));
      if (game) return ftl(found.words(lang, (l) => found.gameFiles(game, l), read));
      if (lang) return ftl(found.shared(lang, read));
      return loaders(
        each(found.languages, (l) => ({
          '': `virtual:words/${l}`,
          ...each(found.games, (g) => `virtual:words/${l}/${g}`),
        })),
      );
    },
  };
}
