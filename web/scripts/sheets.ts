/** Contact sheets: every drawing on pages of HTML, photographed by Chromium, to be looked at. `npm run sheets [page...]`;
 * `npm run sheets -- --docs` writes those of docs/birds. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bird, svg } from '../src/art/bird';
import { COUNTS, FLOCK_COLOURS, flock } from '../src/art/flocks';
import { ICON_BOX, ICONS } from '../src/art/icons/line';
import { MARK_OF } from '../src/art/icons/marks';
import { PAINTED, PAINTED_BOX } from '../src/art/icons/painted';
import { SINGER_COLOURS, songbird, VOLUMES } from '../src/art/songbirds';
import { FAMILIES, SHEETS, SPECIES } from '../src/art/species';
import { contacts } from './contacts';
import { photograph } from './photograph';

const OUT = 'sheets';
const css = ['tokens', 'cards'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join('\n');

interface Page {
  width: number;
  height: number;
  /** Drawn twice, on light and on dark paper; `half` keeps the ids of the two apart. */
  content: (half: string) => string;
  /** Light and dark side by side, or only light for large plates. */
  themes: readonly ('light' | 'dark')[];
}

const figure = (drawing: string, caption: string) => `<figure>${drawing}<figcaption>${caption}</figcaption></figure>`;
const icon = (body: string, box: readonly [number, number, number, number]) => svg({ body, box });
const mark = (colour: keyof typeof MARK_OF) => icon(ICONS[MARK_OF[colour]], ICON_BOX);

function card(colour: keyof typeof MARK_OF, n: number, drawing: string, kind: string): string {
  return `<div class="card tint c-${colour} ${kind}"><b>${n}</b><i>${mark(colour)}</i>${drawing}</div>`;
}

const songs = (half: string) =>
  ['hand', 'board', 'phone']
    .map((kind) =>
      SINGER_COLOURS.map(
        (c) =>
          `<section>${VOLUMES.map((v) => card(c, v, svg(songbird(c, v, half + kind + c + v)), `song ${kind}`)).join('')}</section>`,
      ).join(''),
    )
    .join('');

const flocks = (half: string) =>
  ['hand', 'board', 'phone']
    .map((kind) =>
      [FLOCK_COLOURS.slice(0, 2), FLOCK_COLOURS.slice(2)]
        .map(
          (pair) =>
            `<section>${pair.flatMap((c) => COUNTS.map((n) => card(c, n, svg(flock(c, n, half + kind + c + n)), `up ${kind}`))).join('')}</section>`,
        )
        .join(''),
    )
    .join('');

const icons = () =>
  `<div class="grid small">${Object.entries(ICONS)
    .map(([k, body]) => figure(icon(body, ICON_BOX), k))
    .join('')}</div>` +
  `<div class="grid">${Object.entries(PAINTED)
    .map(([k, body]) => figure(icon(body, PAINTED_BOX), k))
    .join('')}</div>`;

/** The birds of a sheet; another page holds all of them at the size of a phone card. */
function plates(families: readonly string[]): Page {
  const ids = families.flatMap((f) => Object.keys(FAMILIES[f]));
  const content = () => `<div class="grid">${ids.map((id) => figure(bird(SPECIES.get(id)!), id)).join('')}</div>`;
  return { width: 1640, height: 40 + Math.ceil(ids.length / 10) * 182, themes: ['light'], content };
}
const small = (half: string) =>
  `<div class="tiny">${[...SPECIES].map(([id, s]) => bird(s, { level: 'card', uid: half + id })).join('')}</div>`;

const PAGES: Record<string, Page> = {
  songbirds: { width: 1460, height: 1230, themes: ['light', 'dark'], content: songs },
  flocks: { width: 1520, height: 660, themes: ['light', 'dark'], content: flocks },
  icons: { width: 1500, height: 470, themes: ['light', 'dark'], content: icons },
  small: { width: 1500, height: 900, themes: ['light', 'dark'], content: small },
  ...Object.fromEntries([...SHEETS].map(([name, families]) => [name, plates(families)])),
};

const STYLE = `
body { margin: 0; display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; font: 11px Georgia, serif; }
main { padding: 10px; background: var(--paper); color: var(--ink2); min-height: 100vh; box-sizing: border-box; }
section { display: flex; gap: 7px; margin: 0 0 7px; } figure { margin: 0; text-align: center; }
figcaption { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.grid { display: grid; grid-template-columns: repeat(10, 1fr); gap: 6px; } .grid.small { grid-template-columns: repeat(14, 1fr); }
.grid svg { width: 100%; aspect-ratio: 1; } .grid.small svg { width: 24px; }
.tiny { display: grid; grid-template-columns: repeat(13, 52px); gap: 3px; } .tiny svg { width: 52px; height: 52px; }
.tiny svg { filter: var(--bird-filter); }
.card b { position: absolute; left: 6px; top: 5px; font: 800 24px/1 Georgia, serif; }
.card i svg { position: absolute; width: 16px; height: 16px; }
.song i svg { left: 6px; bottom: 6px; } .song.hand i svg { left: auto; right: 6px; top: 7px; } .up i svg { right: 6px; top: 7px; }
.card > svg { position: absolute; right: 2px; bottom: 2px; }
.song.hand { width: 92px; height: 124px; } .song.hand > svg { width: 88px; height: 88px; }
.song.board { width: 94px; height: 82px; } .song.board > svg { width: 68px; height: 68px; }
.song.phone { width: 62px; height: 72px; } .song.phone > svg { width: 46px; height: 46px; }
.up > svg { left: 50%; transform: translateX(-50%); }
.up.hand { width: 116px; height: 120px; } .up.hand > svg { width: 100px; height: 100px; }
.up.board { width: 102px; height: 87px; } .up.board > svg { width: 72px; height: 72px; }
.up.phone { width: 56px; height: 78px; } .up.phone > svg { width: 52px; height: 52px; }
`;

function html(page: Page): string {
  const halves = page.themes.map((t) => `<main data-theme="${t}">${page.content(t[0])}</main>`).join('');
  return `<!doctype html><meta charset="utf-8"><title>Volière</title><style>${css}${STYLE}</style>${halves}`;
}

export function main(only: string[]): void {
  if (only.includes('--docs')) return contacts();
  mkdirSync(OUT, { recursive: true });
  for (const [name, page] of Object.entries(PAGES)) {
    if (only.length && !only.includes(name)) continue;
    writeFileSync(join(OUT, name + '.html'), html(page));
    photograph(join(OUT, name + '.html'), join(OUT, name + '.png'), page.width, page.height);
    console.log(`${OUT}/${name}.png`);
  }
}
