/** The contact sheets of docs/birds: every bird with its names, on light and on dark paper. `npm run sheets -- --docs` */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bird } from '../src/art/bird';
import { FAMILIES, SHEETS, SPECIES } from '../src/art/species';
import { found } from '../found';
import { reduce } from './palette';
import { photograph } from './photograph';

const OUT = '../docs/birds';
const COLUMNS = 10;
const CELL = 126;
const CAPTION = 40;
const SMALL = 40;

const css = readFileSync('src/styles/tokens.css', 'utf8');
const STYLE = `
body { margin: 0; font: 10.5px/12px Georgia, serif; }
main { padding: 10px; background: var(--paper); color: var(--ink); min-height: 100vh; box-sizing: border-box; display: grid; gap: 4px 6px;
  grid-template-columns: repeat(${COLUMNS}, ${CELL}px); align-content: start; }
main.small { grid-template-columns: repeat(25, ${SMALL}px); }
svg { width: 100%; aspect-ratio: 1; filter: var(--bird-filter); }
figure { margin: 0; text-align: center; height: ${CELL + CAPTION}px; overflow: hidden; }
figcaption i { display: block; color: var(--ink2); }
`;

/** The names of the birds in one language, by the last part of their message: the games write them, we only gather. */
function names(language: string): Map<string, string> {
  const birds = new Map<string, string>();
  for (const file of found.games.flatMap((game) => found.gameFiles(game, language))) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const message = /^[a-z-]+?-(?:bird|species)-([a-z-]+) = (.+)$/.exec(line);
      if (message) birds.set(message[1], message[2]);
    }
  }
  return birds;
}

function caption(id: string, of: readonly Map<string, string>[]): string {
  const [, kind, sex] = /^(.+?)(?:-(male|female))?$/.exec(id)!;
  const sign = sex ? (sex === 'male' ? ' ♂' : ' ♀') : '';
  const [first, ...rest] = of.map((m) => (m.get(kind) ?? kind) + sign);
  return `<figcaption>${first}${rest.map((name) => `<i>${name}</i>`).join('')}</figcaption>`;
}

function sheet(name: string, theme: 'light' | 'dark', content: string, kind: string, height: number): void {
  const html = join(OUT, 'page.html');
  const png = join(OUT, `${name}-${theme}.png`);
  const main = `<main class="${kind}" data-theme="${theme}">${content}</main>`;
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><title>Volière</title><style>${css}${STYLE}</style>${main}`,
  );
  photograph(html, png, COLUMNS * (CELL + 6) + 14, height);
  writeFileSync(png, reduce(readFileSync(png)));
  rmSync(html);
  console.log(png);
}

export function contacts(): void {
  mkdirSync(OUT, { recursive: true });
  const known = found.languages.map(names);
  const all = [...SPECIES].map(([id, s]) => bird(s, { level: 'card', uid: id })).join('');
  for (const theme of ['light', 'dark'] as const) {
    for (const [name, families] of SHEETS) {
      const ids = families.flatMap((f) => Object.keys(FAMILIES[f]));
      const figures = ids.map((id) => `<figure>${bird(SPECIES.get(id)!)}${caption(id, known)}</figure>`);
      sheet(name, theme, figures.join(''), 'plates', Math.ceil(ids.length / COLUMNS) * (CELL + CAPTION + 4) + 16);
    }
    sheet('all-at-40px', theme, all, 'small', Math.ceil(SPECIES.size / 25) * (SMALL + 7) + 16);
  }
}
