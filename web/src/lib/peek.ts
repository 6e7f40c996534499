/** A card under the pointer that is small, or half hidden by another, lies large in the margin: it covers neither the board nor what
 *  the card would do there. A card is drawn in shares of its place, so its face in a larger place is the large card. */
import '../styles/peek.css';

const AFTER = 320;
/** Who is larger than this on both sides needs no glass. */
const LARGE = 6.5;
const EDGE = 4;

const faceAt = (target: EventTarget | null): HTMLElement | null => {
  const element = target instanceof Element ? target : null;
  if (!element || element.closest('dialog')) return null;
  const face = element.closest('.card')?.querySelector<HTMLElement>('.face[data-bird]');
  return face ?? element.closest('.face[data-bird]');
};

function small(face: HTMLElement): boolean {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { width, height, right, top } = face.getBoundingClientRect();
  if (Math.min(width, height) < LARGE * rem) return true;
  const over = document.elementFromPoint(right - EDGE, top + height / 2);
  return !face.closest('.card')?.contains(over);
}

/** Gives what ends it. */
export function peek(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const glass = document.createElement('div');
  glass.className = 'card peek';
  glass.setAttribute('aria-hidden', 'true');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looked: HTMLElement | null = null;

  const away = (): void => {
    clearTimeout(timer);
    looked = null;
    glass.remove();
  };
  const show = (face: HTMLElement): void => {
    const margin = document.querySelector('.app > aside')?.getBoundingClientRect();
    // On a phone there is no margin, and no pointer that rests on a card.
    if (!margin || margin.left < innerWidth / 2 || !face.isConnected || !small(face)) return;
    glass.replaceChildren(face.cloneNode(true));
    glass.style.left = `${margin.left}px`;
    glass.style.width = `${margin.width}px`;
    document.body.append(glass);
  };
  const over = (event: PointerEvent): void => {
    const face = event.pointerType === 'mouse' ? faceAt(event.target) : null;
    if (face === looked) return;
    away();
    looked = face;
    if (face) timer = setTimeout(() => show(face), AFTER);
  };
  addEventListener('pointerover', over, { signal });
  for (const name of ['pointerdown', 'keydown', 'wheel', 'blur'] as const)
    addEventListener(name, away, { signal, passive: true });
  document.documentElement.addEventListener('pointerleave', away, { signal });
  return () => {
    stop.abort();
    away();
  };
}
