/** Writes the sprites as files and tells their weight: the same strings the build puts into chunks. `npm run art` */
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { sprite, SPRITES } from '../src/art/sprite';

const OUT = 'sheets/sprites';
const kB = (n: number) => (n / 1000).toFixed(1).padStart(7);

export function main(): void {
  mkdirSync(OUT, { recursive: true });
  let [all, packed] = [0, 0];
  const row = (name: string, raw: number, gz: number) => console.log(name.padEnd(14), kB(raw), 'kB', kB(gz), 'kB gzip');
  for (const name of SPRITES) {
    const svg = sprite(name);
    const gz = gzipSync(svg).length;
    writeFileSync(`${OUT}/${name}.svg`, svg + '\n');
    row(name, svg.length, gz);
    all += svg.length;
    packed += gz;
  }
  row('all', all, packed);
}
