/** The icons of the installed app as pictures, drawn from public/icon.svg and photographed by Chromium: `npm run icons`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const OUT = resolve('public/icons');
const drawing = readFileSync('public/icon.svg', 'utf-8');
const inside = /<rect[^>]*\/>(.*)<\/svg>/s.exec(drawing)?.[1] ?? '';
const PAPER = '#f2ecdf';

/** The drawing on paper that fills the whole square: a phone cuts it to its own shape, so it keeps to the middle. */
const whole = (share: number): string => {
  const air = (24 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="${PAPER}"/><g transform="translate(${air} ${air}) scale(${share})">${inside}</g></svg>`;
};

const ICONS: Record<string, { size: number; svg: string }> = {
  'icon-192': { size: 192, svg: drawing },
  'icon-512': { size: 512, svg: drawing },
  'maskable-512': { size: 512, svg: whole(0.72) },
  'touch-180': { size: 180, svg: whole(0.86) },
};

export function main(): void {
  for (const [name, { size, svg }] of Object.entries(ICONS)) {
    const folder = mkdtempSync(join(tmpdir(), 'icons-'));
    const page = join(folder, 'icon.html');
    const style = `html,body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}`;
    writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>${style}</style>${svg}`);
    try {
      execFileSync(
        process.env.CHROMIUM ?? 'chromium',
        [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--no-first-run',
          '--disable-background-networking',
          '--hide-scrollbars',
          '--default-background-color=00000000',
          `--user-data-dir=${join(folder, 'profile')}`,
          `--window-size=${size},${size}`,
          `--screenshot=${join(OUT, name + '.png')}`,
          page,
        ],
        { stdio: 'ignore', timeout: 60_000 },
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    console.log(`public/icons/${name}.png`);
  }
}
