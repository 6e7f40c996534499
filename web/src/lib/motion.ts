/** Shows where things went: whatever has the same `data-key` before and after a change travels from its old place to the new one.
 *
 *  `data-enter` names the keys a thing may come from when it was not there before (a card out of somebody's hand): the first of them
 *  that was there. `data-leave`: who takes a card when it is turned over. `data-step`: of a chain, one link after the other; a card
 *  that becomes a line of it leaves as the card it was, by way of `data-via` (a `data-place`) where it stopped first.
 *  `data-face` tells the sides of a card: when it changes in place, the card turns over; with `data-together` nearly at once with its
 *  neighbours, also where it only now came out of the dark: cards chosen in secret; with `data-lift` it is held up while it turns,
 *  large enough that everybody sees one side and then the other; what `data-pales` inside it is not pale until then.
 *  Only transform and opacity move, nothing waits for it, and `settle` ends it at once. Where motion is unwanted, what was not
 *  there before fades in, and nothing travels.
 */
import { animate, appear, backOf, goTo, HELD, holdUp, LINK, middle, STILL, travel, TURN, turn, win } from './flights';
import { moves, settings, USUAL_PACE } from './settings.svelte';

export { settle } from './flights';

/** How long one of several things waits for the one before it. */
const APART = 60;
/** The same for cards that are turned over together. */
const TOGETHER = 50;
const LONGEST = 3000;
/** What appears where nothing travels. */
const FADE = 120;
/** Nearer than this it is the page that moved, not the thing. */
const NEAR = 30;

interface Seen {
  box: DOMRect;
  face: string | undefined;
  /** What it looked like: the side that turns away. Only for things with sides. */
  copy: HTMLElement | null;
  /** Which link of a chain it was then. */
  step: string | undefined;
}
/** Null: it was there, and nobody wants to see it move. */
export type Before = Map<string, Seen | null>;

/** How long the chain takes that was played last, at the usual pace. */
let chain = 0;
/** Milliseconds until the last link of it is seen. */
export const chainLasts = (): number => (chain * settings.pace) / USUAL_PACE;

/** Where everything is now. */
export function look(root: HTMLElement): Before {
  const found: Before = new Map();
  const still = !moves();
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    const { key = '', face, step } = element.dataset;
    if (still) {
      found.set(key, null);
      continue;
    }
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const copy = face === undefined ? null : (element.cloneNode(true) as HTMLElement);
    found.set(key, { box, face, copy, step });
  }
  return found;
}

/** Plays the way from there to here. Kept once all cards chosen in secret lie open: at once where none was turned over. */
export async function play(root: HTMLElement, before: Before): Promise<void> {
  const opening = moves() ? playAll(root, before) : fadeIn(root, before);
  await Promise.allSettled(opening.map((one) => one.finished));
}

/** What turns cards over that were chosen in secret. */
function playAll(root: HTMLElement, before: Before): Animation[] {
  const opening: Animation[] = [];
  chain = 0;
  if (!before.size) return opening;
  let wait = 0;
  const elements = [...root.querySelectorAll<HTMLElement>('[data-key]')];
  // All of them before the first begins to move: to look again after that would be to lay the page again, for each.
  const boxes = new Map(elements.map((one) => [one, one.getBoundingClientRect()]));
  /** How far something is taken along by what it lies in. */
  const carried = new Map<Element, readonly [number, number]>();
  for (const element of elements) {
    if (wait > LONGEST) break;
    const [ox, oy] = carried.get(element.parentElement?.closest('[data-key]') ?? root) ?? [0, 0];
    carried.set(element, [ox, oy]);
    const { key = '', enter, leave, face, step, together, lift, via } = element.dataset;
    const was = before.get(key);
    // A link of a chain that was told before is not told again.
    const delay = step === undefined || was?.step === step ? wait : Math.max(wait, Number(step) * LINK);
    if (delay > wait) chain = Math.max(chain, delay + LINK);
    if (was && was.face !== face && was.copy && face !== undefined) {
      if (lift !== undefined) holdUp(element, was.copy, wait);
      else {
        const open = turn(element, was.copy, together === undefined ? wait : STILL + wait);
        if (open && together !== undefined) opening.push(open);
      }
      wait += together === undefined ? TURN + (lift === undefined ? 0 : HELD) : TOGETHER;
      const taker = leave && root.querySelector<HTMLElement>(`[data-key="${leave}"]`);
      if (taker) goTo(element, taker, wait);
      continue;
    }
    if (was?.copy && face === undefined && step !== undefined && was.step !== step) {
      const stop = via ? root.querySelector<HTMLElement>(`[data-place="${via}"]`) : null;
      win(element, was.copy, was.box, stop, delay);
      continue;
    }
    const from = was ?? enter?.split(' ').flatMap((one) => before.get(one) ?? [])[0];
    if (!from) {
      if (step !== undefined) appear(element, delay);
      continue;
    }
    const box = boxes.get(element) ?? from.box;
    const [dx, dy] = [middle(from.box).x - middle(box).x - ox, middle(from.box).y - middle(box).y - oy];
    const far = Math.hypot(dx, dy);
    if (far < NEAR || !box.width) continue;
    if (!was && together !== undefined) {
      const open = turn(element, from.copy ?? backOf(element), STILL + wait, `translate(${dx}px, ${dy}px)`);
      if (open) opening.push(open);
      wait += TOGETHER;
      continue;
    }
    travel(element, dx, dy, was ? from.box.width / box.width : null, far, delay);
    carried.set(element, [ox + dx, oy + dy]);
    wait += step === undefined ? APART : 0;
  }
  return opening;
}

/** Nothing is turned over here. */
function fadeIn(root: HTMLElement, before: Before): [] {
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    if (before.size && !before.has(element.dataset.key ?? ''))
      animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  }
  return [];
}
