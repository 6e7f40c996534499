/** A drawing as a symbol of a sprite. */
import { drawBird, viewBox, type Drawing } from './bird';
import { SPECIES } from './species';

export const symbol = (id: string, { body, box }: Pick<Drawing, 'body' | 'box'>): string =>
  `<symbol id="${id}" viewBox="${viewBox(box)}">${body}</symbol>`;

/** A bird of the big games at card size. The same bird may also be on the page from another sprite: then it has another prefix. */
export function speciesSymbol(id: string, prefix = 'bird-'): string {
  const s = SPECIES.get(id);
  if (!s) throw new Error(`no species ${id}`);
  return symbol(prefix + id, drawBird(s, { level: 'card', uid: prefix + id }));
}
