/** Where things are on the table: the elements that show them, and the things an event speaks of. */
import type { GameInfo, Said } from './wire';

/** What boards call a thing by another name. */
const ALSO: Record<string, string> = { line: 'token' };
/** Of the same thing in many places, so many are shown. */
const MOST = 4;

/** The elements that show a thing ("card:4"), a zone ("zone:hand") or a player ("seat:1"). What may be picked goes first. */
export function elementsOf(root: HTMLElement, thing: string): HTMLElement[] {
  const [kind, index] = thing.split(':');
  if (kind === 'zone') {
    const zone = root.querySelector<HTMLElement>(`[data-zone="${index}"]`);
    // A zone that only groups has no box of its own: its frame has.
    const framed = zone && getComputedStyle(zone).display === 'contents' ? zone.parentElement : zone;
    return framed ? [framed] : [];
  }
  const names = [thing, ...(kind in ALSO ? [`${ALSO[kind]}:${index}`] : [])];
  const found = names.flatMap((n) => [
    ...root.querySelectorAll<HTMLElement>(`[data-thing="${n}"], [data-key="${n}"], [data-shows~="${n}"]`),
  ]);
  const shown = found.filter((e) => e.getClientRects().length && inSight(e));
  const lit = shown.filter((e) => e.dataset.lit !== undefined);
  return (lit.length ? lit : shown).slice(0, MOST);
}

/** Whether the middle of an element is not scrolled away inside what holds it. */
function inSight(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  for (let e = element.parentElement; e; e = e.parentElement) {
    if (!/auto|scroll|hidden/.test(getComputedStyle(e).overflow)) continue;
    const frame = e.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return false;
  }
  return true;
}

/** The things an event names; the player only where it names nothing else. */
export function thingsOf(game: Pick<GameInfo, 'things'>, said: Said): string[] {
  const found: string[] = [];
  for (const [name, value] of Object.entries(said.args)) {
    const kind = name.split('_')[0];
    const one = kind.replace(/s$/, '');
    if (Array.isArray(value) && one in game.things) found.push(...value.map((v) => `${one}:${v}`));
    else if (typeof value === 'number' && kind in game.things) found.push(`${kind}:${value}`);
  }
  const things = found.filter((f) => !f.startsWith('seat:'));
  return things.length ? things : found;
}
