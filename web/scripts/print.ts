/** Writes the drawings that the sheets to print are made with, for the Python package: `npm run print`. */
import { writeFileSync } from 'node:fs';
import { drawBird } from '../src/art/bird';
import { flyer } from '../src/art/flocks';
import { ICON_BOX, ICONS } from '../src/art/icons/line';
import { songbird } from '../src/art/songbirds';
import { SPECIES } from '../src/art/species';
import { family as piafs } from '../src/art/species/piafs';
import { inInk, type Printed } from '../src/art/print';

export const FILE = '../src/voliere/paper/drawings.json';
/** The birds that stand beside a title, or in a table. */
const BIRDS = [
  'gambels-quail',
  'great-blue-heron',
  'common-raven',
  ...Object.keys(piafs).filter((id) => id.endsWith('-male')),
];

function drawings(): Record<string, Printed> {
  const birds = BIRDS.map((id) => [id, drawBird(SPECIES.get(id)!, { level: 'card', pad: 0.01 })] as const);
  const others = { singer: songbird('red', 5), flyer: flyer('violet') };
  return {
    ...Object.fromEntries(Object.entries(ICONS).map(([id, body]) => [id, inInk({ body, box: ICON_BOX })])),
    ...Object.fromEntries([...birds, ...Object.entries(others)].map(([id, drawing]) => [id, inInk(drawing)])),
  };
}

/** A drawing to a line. */
export const file = (): string =>
  `{\n${Object.entries(drawings())
    .map(([id, drawing]) => `${JSON.stringify(id)}:${JSON.stringify(drawing)}`)
    .join(',\n')}\n}\n`;

export function main(): void {
  const made = file();
  writeFileSync(FILE, made);
  console.log(FILE, (made.length / 1000).toFixed(1), 'kB');
}
