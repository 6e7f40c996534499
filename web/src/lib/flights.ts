/** How one thing moves: on its way, turned over, held up, won. `settle` ends all of it at once. */
import { settings, USUAL_PACE } from './settings.svelte';

const TRAVEL = 'cubic-bezier(.3,.1,.2,1)';
export const TURN = 360;
/** From where a card lay face down to where it is turned over. */
const JOURNEY = 320;
/** Before cards are turned over together: a breath in which all lie still. */
export const STILL = 240;
/** A card held up: how much larger, and how long its new side is held. */
const LIFT = 1.35;
export const HELD = 300;
/** A link of a chain. */
export const LINK = 620;
/** Of it: how long a card climbs, and how long one that is won is on its way. */
const [CLIMB, WON] = [260, 480];

const running = new Set<Animation>();
const copies = new Set<HTMLElement>();

/** Ends all motion at its end state. */
export function settle(): void {
  for (const animation of running) animation.finish();
  for (const copy of copies) copy.remove();
  running.clear();
  copies.clear();
}

export const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** `grown`: how big it was there; null: it was not there as itself, so it appears on its way. */
export function travel(
  element: HTMLElement,
  dx: number,
  dy: number,
  grown: number | null,
  far: number,
  delay: number,
): void {
  const scale = grown ?? 0.5;
  const tilt = dx > 0 ? -2 : 2;
  const there = `translate(${dx}px, ${dy}px) scale(${scale})`;
  const halfway = `translate(${dx / 2}px, ${dy / 2}px) scale(${(1 + scale) / 2}) rotate(${tilt}deg)`;
  const frames = [
    { transform: there, opacity: grown === null ? 0 : 1 },
    { transform: halfway, opacity: 1 },
    { transform: 'none', opacity: 1 },
  ];
  const duration = Math.min(480, 320 + (far / 300) * 40);
  onTop(element, animate(element, frames, { duration, delay, easing: TRAVEL, fill: 'backwards' }));
}

const highest = new WeakMap<HTMLElement, Animation>();

/** Over the others while it moves. No part of the frames: what moves nothing but transform and opacity the browser moves beside the
 *  page's own work, everything else keeps that work waiting in every frame. */
function onTop(element: HTMLElement, moving: Animation): void {
  highest.set(element, moving);
  element.style.zIndex = '20';
  const down = () => {
    if (highest.get(element) === moving) element.style.removeProperty('z-index');
  };
  moving.finished.then(down, down);
}

/** What lay face down where nobody saw it lie. */
export function backOf(element: HTMLElement): HTMLElement {
  const back = element.cloneNode(false) as HTMLElement;
  back.classList.add('bk');
  return back;
}

/** A copy goes to whoever takes it; what is drawn in its place stays. */
export function goTo(element: HTMLElement, taker: HTMLElement, delay: number): void {
  const [box, end] = [element.getBoundingClientRect(), taker.getBoundingClientRect()];
  if (!end.width) return;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelector<HTMLElement>('[data-pales]')?.style.setProperty('opacity', '1');
  layAlone(copy, box);
  const frames = [
    { transform: 'none', opacity: 0, offset: 0 },
    { transform: 'none', opacity: 1, offset: 0.05 },
    { transform: `${way(box, end)} scale(0.25)`, opacity: 0.3, offset: 1 },
  ];
  remove(copy, animate(copy, frames, { duration: 480, delay: delay + STILL, easing: TRAVEL, fill: 'both' }));
}

/** A card that is won stays until its link has come, and leaves for the line that tells of it; on its way it climbs to where it was
 *  won, with the link before. */
export function win(
  element: HTMLElement,
  card: HTMLElement,
  box: DOMRect,
  stop: HTMLElement | null,
  delay: number,
): void {
  // Among the other cards, so that the lines of the chain lie over it.
  layAlone(card, box, stop?.parentElement ?? null);
  const whole = delay + WON;
  const there = stop && delay >= LINK ? way(box, stop.getBoundingClientRect()) : 'none';
  const climbs = stop && delay >= LINK ? delay - LINK + CLIMB : 0;
  const at = (ms: number): number => Math.min(1, ms / whole);
  const frames = [
    { transform: 'none', opacity: 1, offset: 0 },
    { transform: 'none', opacity: 1, offset: at(climbs), easing: TRAVEL },
    { transform: there, opacity: 1, offset: at(climbs + (climbs ? CLIMB : 0)) },
    { transform: there, opacity: 1, offset: at(delay), easing: TRAVEL },
    { transform: `${way(box, element.getBoundingClientRect())} scale(0.2)`, opacity: 0.2, offset: 1 },
  ];
  remove(card, animate(card, frames, { duration: whole, fill: 'both' }));
  appear(element, delay + WON / 2);
}

/** From the middle of one place to that of another. */
const way = (from: DOMRect, to: DOMRect): string =>
  `translate(${middle(to).x - middle(from).x}px, ${middle(to).y - middle(from).y}px)`;

/** A picture of a thing, in what holds it; or over everything, outside the board, which cuts what leaves it. */
function layAlone(copy: HTMLElement, { left, top, width, height }: DOMRect, holder: HTMLElement | null = null): void {
  const from = holder?.getBoundingClientRect();
  const [x, y] = [left - (from?.left ?? 0), top - (from?.top ?? 0)];
  for (const one of ['data-key', 'data-thing', 'data-lit', 'data-stop']) copy.removeAttribute(one);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  const place = holder ? { position: 'absolute', zIndex: '1' } : { position: 'fixed', zIndex: '30' };
  Object.assign(copy.style, { ...place, margin: '0', left: `${x}px`, top: `${y}px` });
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
  (holder ?? document.body).append(copy);
  copies.add(copy);
}

export function appear(element: HTMLElement, delay: number): void {
  animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 200, delay, fill: 'backwards' });
}

/** The old side turns until it stands on its edge, then the new one appears; `from`: where the old side comes from, if not from here. */
export function turn(element: HTMLElement, old: HTMLElement, delay: number, from = ''): Animation | null {
  const parent = element.parentElement;
  if (!parent) return null;
  layOver(parent, element, old);
  const half = TURN / 2;
  const way = from ? JOURNEY : 0;
  const upright = 'perspective(700px) rotateY(0)';
  const edge = 'perspective(700px) rotateY(90deg)';
  const frames = from
    ? [
        { transform: from, easing: TRAVEL },
        { transform: upright, offset: way / (way + half), easing: 'ease-in' },
        { transform: edge },
      ]
    : [{ transform: upright, easing: 'ease-in' }, { transform: edge }];
  remove(old, animate(old, frames, { duration: way + half, delay, fill: 'both' }));
  return animate(element, [{ transform: 'perspective(700px) rotateY(-90deg)' }, { transform: upright }], {
    duration: half,
    delay: delay + way + half,
    easing: 'ease-out',
    fill: 'backwards',
  });
}

/** The old side rises while it turns, the new one is held up, then laid back. */
export function holdUp(element: HTMLElement, old: HTMLElement, delay: number): void {
  const parent = element.parentElement;
  if (!parent) return;
  layOver(parent, element, old);
  const half = TURN / 2;
  const at = (degrees: number, scale: number) => `perspective(900px) scale(${scale}) rotateY(${degrees}deg)`;
  const rising = [{ transform: at(0, 1), easing: 'ease-in' }, { transform: at(90, LIFT) }];
  remove(old, animate(old, rising, { duration: half, delay, fill: 'both' }));
  const whole = half + HELD + half;
  const frames = [
    { transform: at(-90, LIFT), easing: 'ease-out' },
    { transform: at(0, LIFT), offset: half / whole },
    { transform: at(0, LIFT), offset: (half + HELD) / whole, easing: 'ease-in-out' },
    { transform: at(0, 1) },
  ];
  onTop(element, animate(element, frames, { duration: whole, delay: delay + half, fill: 'backwards' }));
  const pale = element.querySelector<HTMLElement>('[data-pales]');
  if (pale)
    animate(pale, [{ opacity: 1 }, { opacity: 1 }], {
      duration: whole + STILL,
      delay: delay + half,
      fill: 'backwards',
    });
}

/** What something looked like, over what it looks like now. */
function layOver(parent: HTMLElement, element: HTMLElement, old: HTMLElement): void {
  old.removeAttribute('data-key');
  old.setAttribute('aria-hidden', 'true');
  old.inert = true;
  const place = parent.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  Object.assign(old.style, {
    position: 'absolute',
    left: `${box.left - place.left}px`,
    top: `${box.top - place.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '19',
  });
  parent.append(old);
  copies.add(old);
}

function remove(copy: HTMLElement, after: Animation): void {
  const gone = () => {
    copy.remove();
    copies.delete(copy);
  };
  after.finished.then(gone, gone);
}

/** As fast as the reader has chosen; without any pause between moves things still travel. */
export function animate(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, timing);
  animation.playbackRate = settings.pace ? USUAL_PACE / settings.pace : 1;
  running.add(animation);
  const done = () => void running.delete(animation);
  animation.finished.then(done, done);
  return animation;
}
