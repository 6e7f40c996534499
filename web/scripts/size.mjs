// What a first visit loads before the first card of a game can be played: lobby, new table, table, one game.
// Prints the gzipped size of all script, for each game and language; more than the limit is an error.
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';

const LIMIT = 150_000;

const out = fileURLToPath(new URL('../../src/voliere/web_app/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${out}.vite/manifest.json`, 'utf-8'));
const { module } = await runnerImport('./src/art/games.ts', { configFile: false });
const { module: here } = await runnerImport('./found.ts', { configFile: false });

const find = (source) => {
  const found = Object.keys(manifest).find((key) => key === source || key.endsWith(source));
  if (!found) throw new Error(`${source} is not in the build`);
  return found;
};

/** A chunk and all it imports at once. */
function closure(source, seen = new Set()) {
  const key = find(source);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, seen);
  return seen;
}

const packed = (key) => gzipSync(readFileSync(out + manifest[key].file), { level: 9 }).length;

let worst = 0;
for (const game of here.faces()) {
  const art = module.GAME_ART.get(game);
  for (const lang of here.found.languages) {
    const keys = new Set();
    const needed = [
      'index.html',
      'src/pages/NewTable.svelte',
      'src/pages/TablePage.svelte',
      `src/games/${game.replaceAll('-', '_')}/face.ts`,
      'virtual:plates',
      'virtual:sprite/icons',
      ...(art?.symbols && !art.later ? [`virtual:sprite/${game}`] : []),
      `virtual:words/${lang}`,
      `virtual:words/${lang}/${game}`,
    ];
    for (const source of needed) closure(source, keys);
    const files = new Set([...keys].map((key) => manifest[key].file));
    const bytes = [...keys]
      .filter((key) => files.delete(manifest[key].file))
      .reduce((sum, key) => sum + packed(key), 0);
    worst = Math.max(worst, bytes);
    console.log(`first load, ${game} (${lang}): ${(bytes / 1000).toFixed(1)} kB of script, gzipped`);
  }
  if (art?.symbols && art.later)
    console.log(`  its birds, after that: ${(packed(find(`virtual:sprite/${game}`)) / 1000).toFixed(1)} kB`);
}
// The manifest was for us; the app does not need it.
rmSync(`${out}.vite`, { recursive: true });
if (worst > LIMIT) {
  console.error(`more than ${LIMIT / 1000} kB`);
  process.exit(1);
}
