/** What every bird is called, in every language at once: somebody may search for one under the name they know.
 *  `import('virtual:aviary')`: the birds of each game in the order of its things, and their names by language. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { FALLBACK, found, value } from './found.ts';

const AVIARY = 'virtual:aviary';
/** Some games name their birds one by one; the page of birds names all others. */
const NAMED = new RegExp(`^(${[...found.games.map((game) => `${game}-bird`), 'aviary-name'].join('|')})-(.+)$`);

export function aviary(): Plugin {
  return {
    name: 'voliere-aviary',
    resolveId: (id) => (id === AVIARY ? '\0' + id : undefined),
    load(id) {
      if (id !== '\0' + AVIARY) return undefined;
      const read = (file: string): string => {
        this.addWatchFile(file);
        return readFileSync(file, 'utf-8');
      };
      const order: Record<string, string[]> = {};
      const names: Record<string, Record<string, string>> = {};
      for (const lang of found.languages) {
        names[lang] = {};
        const files = (l: string): string[] => [
          ...found.partFiles('aviary', l),
          ...found.games.flatMap((game) => found.gameFiles(game, l)),
        ];
        for (const [message, source] of found.words(lang, files, read)) {
          const [, from, bird] = NAMED.exec(message) ?? [];
          if (!from || !bird) continue;
          names[lang][bird] = value(source);
          if (lang === FALLBACK) (order[from.slice(0, from.lastIndexOf('-'))] ??= []).push(bird);
        }
      }
      return `export default ${JSON.stringify({ order, names })}`;
    },
  };
}
