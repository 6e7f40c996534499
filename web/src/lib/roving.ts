/** One stop of the Tab key per zone; arrows move inside by what the eye sees: the nearest thing in that direction.
 *  Lit things come first; with Shift, arrows visit everything. */

const STOPS = '[data-stop]';
const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const stops = (zone: HTMLElement): HTMLElement[] =>
  [...zone.querySelectorAll<HTMLElement>(STOPS)].filter((e) => e.checkVisibility());
const isLit = (e: HTMLElement): boolean => e.dataset.lit !== undefined;

/** As a Svelte action: `<div use:roving>`. */
export function roving(zone: HTMLElement): { destroy(): void } {
  let last: HTMLElement | null = null;
  let pending = false;

  /** Exactly one thing of the zone can be reached with Tab. */
  function arrange(): void {
    pending = false;
    const all = stops(zone);
    const home = (last && all.includes(last) ? last : null) ?? all.find(isLit) ?? all[0];
    for (const e of all) e.tabIndex = e === home ? 0 : -1;
  }

  /** After the next paint, once for all that changed: nobody presses Tab faster. */
  function arrangeSoon(): void {
    if (pending) return;
    pending = true;
    requestAnimationFrame(() => setTimeout(arrange));
  }

  function onfocus(event: FocusEvent): void {
    const stop = (event.target as HTMLElement).closest<HTMLElement>(STOPS);
    if (stop) last = stop;
    arrangeSoon();
  }

  function onkey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = (event.target as HTMLElement).closest<HTMLElement>(STOPS);
    if (!here) return;
    const all = stops(zone);
    const lit = all.filter(isLit);
    const among = event.shiftKey || !lit.length ? all : lit;
    let next: HTMLElement | undefined;
    if (event.key === 'Home') next = among[0];
    else if (event.key === 'End') next = among[among.length - 1];
    else if (event.key in WAYS) next = nearest(here, among, WAYS[event.key]);
    else return;
    event.preventDefault();
    next?.focus();
  }

  const watcher = new MutationObserver(() => {
    // The thing that had the focus may be gone (a card was played): what is lit comes next.
    if (last && !zone.contains(last)) last = null;
    if (!zone.contains(document.activeElement)) last = null;
    arrangeSoon();
  });
  watcher.observe(zone, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-lit', 'data-stop'],
  });
  zone.addEventListener('focusin', onfocus);
  zone.addEventListener('keydown', onkey);
  arrangeSoon();
  return {
    destroy() {
      watcher.disconnect();
      zone.removeEventListener('focusin', onfocus);
      zone.removeEventListener('keydown', onkey);
    },
  };
}

/** The thing that lies nearest in a direction, one that is straight ahead before one that is aside. */
function nearest(here: HTMLElement, among: HTMLElement[], [x, y]: readonly [number, number]): HTMLElement | undefined {
  const centre = (e: HTMLElement) => {
    const b = e.getBoundingClientRect();
    return [b.left + b.width / 2, b.top + b.height / 2];
  };
  const [hx, hy] = centre(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const e of among) {
    if (e === here) continue;
    const [ex, ey] = centre(e);
    const ahead = (ex - hx) * x + (ey - hy) * y;
    const aside = Math.abs((ex - hx) * y) + Math.abs((ey - hy) * x);
    if (ahead < 4) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) [least, best] = [far, e];
  }
  return best;
}
