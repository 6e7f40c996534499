/** Writes the service worker beside the app: which files are its shell, and a version that changes with any of them; and the page
 *  for a lost connection, which stands there in every language. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { found, value } from './found.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** From public/: what the page for a lost connection needs. */
const OFFLINE = ['offline.css', 'offline.js', 'icon.svg'];
const PAGE = 'offline.html';

function offline(): string {
  const sections = found.languages.map((lang) => {
    const words = found.words(lang, found.commonFiles);
    const [title, about, again, pads] = [
      'web-offline',
      'web-offline-about',
      'web-offline-again',
      'pads-offline-page',
    ].map((id) => value(words.get(id)));
    return `<section lang="${lang}">
        <h2>${title}</h2>
        <p>${about}</p>
        <a href="">${again}</a>
        <div class="pads" hidden>
          <p>${pads}</p>
        </div>
      </section>`;
  });
  return readFileSync(file(`worker/${PAGE}`), 'utf-8').replace('__SECTIONS__', sections.join('\n      '));
}

export function worker(): Plugin {
  return {
    name: 'voliere-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const shell = new Set<string>();
      const add = (name: string): void => {
        const part = bundle[name];
        if (!part || shell.has(name)) return;
        shell.add(name);
        if (part.type === 'chunk') {
          part.imports.forEach(add);
          part.viteMetadata?.importedCss.forEach(add);
        }
      };
      for (const part of Object.values(bundle)) if (part.type === 'chunk' && part.isEntry) add(part.fileName);
      for (const name of Object.keys(bundle)) if (name.endsWith('.woff2')) add(name);
      const page = offline();
      this.emitFile({ type: 'asset', fileName: PAGE, source: page });
      const source = readFileSync(file('worker/sw.js'), 'utf-8');
      // Names of built files hold a hash of their content; those of public/ do not.
      const version = createHash('sha256').update(source).update(page).update(Object.keys(bundle).sort().join());
      for (const name of OFFLINE) version.update(readFileSync(file(`public/${name}`)));
      const paths = [...shell, PAGE, ...OFFLINE].map((name) => `/${name}`);
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source
          .replace('__VERSION__', version.digest('hex').slice(0, 12))
          .replace('__SHELL__', JSON.stringify(paths)),
      });
    },
  };
}
