// What a first visit loads before the first card of a game can be played: lobby, new table, table, one game.
// Prints the gzipped size of all script, for each game and language; more than the limit is an error.
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const GAMES = {
  songbirds: 'src/games/songbirds/face.ts',
  'whats-up': 'src/games/whats_up/face.ts',
  piafs: 'src/games/piafs/face.ts',
  feather: 'src/games/feather/face.ts',
  wingspan: 'src/games/wingspan/face.ts',
};
/** Their cards can be read and played before the birds on them are drawn; Wingspan's come family by family. */
const BIRDS_LATER = ['feather', 'wingspan'];
const LANGUAGES = ['fr', 'en'];

const out = fileURLToPath(new URL('../../src/voliere/web_app/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${out}.vite/manifest.json`, 'utf-8'));

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
for (const [game, face] of Object.entries(GAMES)) {
  for (const lang of LANGUAGES) {
    const keys = new Set();
    const needed = [
      'index.html',
      'src/pages/NewTable.svelte',
      'src/pages/TablePage.svelte',
      face,
      'virtual:plates',
      'virtual:sprite/icons',
      ...(BIRDS_LATER.includes(game) ? [] : [`virtual:sprite/${game}`]),
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
  if (game === 'feather')
    console.log(`  its birds, after that: ${(packed(find(`virtual:sprite/${game}`)) / 1000).toFixed(1)} kB`);
}
// The manifest was for us; the app does not need it.
rmSync(`${out}.vite`, { recursive: true });
if (worst > LIMIT) {
  console.error(`more than ${LIMIT / 1000} kB`);
  process.exit(1);
}
