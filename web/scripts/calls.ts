/** The contact sheets of docs/calls: a spectrogram of every call and every sound of the table. `npm run calls` */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '../src/sound/calls';
import type { Line } from '../src/sound/line';
import { RATE } from '../src/sound/mixer';
import { parse } from '../src/sound/notation';
import { render } from '../src/sound/synth';
import { TABLE } from '../src/sound/table';
import { reduce } from './palette';
import { photograph } from './photograph';
import { spectrogram } from './spectrum';

const OUT = '../docs/calls';
const [WIDE, HIGH, COLUMNS, PAGE] = [240, 100, 5, 70];
const SECONDS = 2.5;
/** dB from black to white. */
const DEPTH = 45;

/** Rows of greys, 0 (white) to 255, as text a page can paint. */
function greys(samples: Float32Array, most: number): string {
  const size = most > 2000 ? 512 : 1024;
  const { frames, bin } = spectrogram(samples, size, Math.round((RATE * SECONDS) / WIDE), RATE);
  const peak = Math.max(...frames.map((frame) => frame.reduce((a, b) => Math.max(a, b), 0)));
  const rows = Buffer.alloc(WIDE * HIGH);
  for (let x = 0; x < Math.min(WIDE, frames.length); x++) {
    for (let y = 0; y < HIGH; y++) {
      const at = (((HIGH - 1 - y) / HIGH) * most) / bin;
      const [k, share] = [Math.floor(at), at % 1];
      const power = frames[x][k] * (1 - share) + (frames[x][k + 1] ?? 0) * share;
      rows[y * WIDE + x] = Math.max(0, 255 * (1 + (10 * Math.log10(power / peak + 1e-12)) / DEPTH));
    }
  }
  return rows.toString('base64');
}

function figure([id, [, high, call, imitates]]: [string, Line]): string {
  const samples = render(parse(call), { seed: 1, rate: RATE });
  const most = high > 5 ? 10_000 : high > 1.3 ? 5000 : 2000;
  const head = `<b>${id}</b> <i>${(samples.length / RATE).toFixed(1)} s · ${most / 1000} kHz</i>`;
  return `<figure><figcaption>${head}<br>${imitates}</figcaption><canvas width="${WIDE}" height="${HIGH}" data-greys="${greys(samples, most)}"></canvas></figure>`;
}

const STYLE = `body { margin: 8px; font: 11px/14px Georgia, serif; background: #fff; color: #111; display: grid; gap: 8px;
  grid-template-columns: repeat(${COLUMNS}, ${WIDE}px); align-content: start; }
figure { margin: 0; height: ${HIGH + 44}px; overflow: hidden; } figcaption { height: 42px; overflow: hidden; } i { color: #666; }
canvas { border-left: 1px solid #888; border-bottom: 1px solid #888; }`;
const PAINT = `for (const c of document.querySelectorAll('canvas')) { const p = c.getContext('2d'), i = p.createImageData(c.width, c.height);
  const g = Uint8Array.from(atob(c.dataset.greys), (x) => x.charCodeAt(0)); g.forEach((v, k) => i.data.set([255 - v, 255 - v, 255 - v, 255], 4 * k)); p.putImageData(i, 0, 0); }`;

function sheet(name: string, lines: [string, Line][]): void {
  const [html, png] = [join(OUT, 'page.html'), join(OUT, `${name}.png`)];
  const page = `<!doctype html><meta charset="utf-8"><title>Volière</title><style>${STYLE}</style>${lines.map(figure).join('')}<script>${PAINT}</script>`;
  writeFileSync(html, page);
  photograph(html, png, COLUMNS * (WIDE + 8) + 12, Math.ceil(lines.length / COLUMNS) * (HIGH + 52) + 12);
  writeFileSync(png, reduce(readFileSync(png)));
  rmSync(html);
  console.log(png);
}

export function main(): void {
  mkdirSync(OUT, { recursive: true });
  const all = Object.entries(CALLS);
  for (let i = 0; i < all.length; i += PAGE) sheet(`calls-${i / PAGE + 1}`, all.slice(i, i + PAGE));
  sheet('table', Object.entries(TABLE));
}
