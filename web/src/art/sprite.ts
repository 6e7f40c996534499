/** Sprites: one hidden SVG of symbols per game or family, drawn at build time and loaded when first needed. */
import { GAME_ART } from './games';
import { ICON_BOX, ICONS } from './icons/line';
import { PAINTED, PAINTED_BOX } from './icons/painted';
import { FAMILIES } from './species';
import { speciesSymbol, symbol } from './symbols';

/** What draws each sprite. A game that has one named like a family (Piafs) draws that family itself. */
const DRAWN = new Map<string, () => Iterable<string>>([
  ['icons', () => Object.entries(ICONS).map(([id, body]) => symbol(`i-${id}`, { body, box: ICON_BOX }))],
  ['painted', () => Object.entries(PAINTED).map(([id, body]) => symbol(`p-${id}`, { body, box: PAINTED_BOX }))],
  ...Object.entries(FAMILIES).map(
    ([name, family]) => [name, () => Object.keys(family).map((id) => speciesSymbol(id))] as const,
  ),
  ...[...GAME_ART].flatMap(([game, { symbols }]) => (symbols ? [[game, symbols] as const] : [])),
]);

export const SPRITES: readonly string[] = [...DRAWN.keys()];

/** The drawings of a sprite by their ids. What one is made of it names: `href="#id"`. */
export function drawings(name: string): Record<string, string> {
  const draw = DRAWN.get(name);
  if (!draw) throw new Error(`no sprite ${name}`);
  return Object.fromEntries([...draw()].map((markup) => [/ id="([^"]+)"/.exec(markup)?.[1], markup]));
}

/** All of a sprite in one picture. */
export const sprite = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="sprite" aria-hidden="true">${Object.values(drawings(name)).join('')}</svg>`;
