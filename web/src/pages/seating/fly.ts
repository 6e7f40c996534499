import { moves } from '../../lib/settings.svelte';

const FLIGHT = 320;

/** A portrait goes from where it was chosen to its chair; nothing waits for it. */
export function fly(from: DOMRect | undefined, to: Element | null): void {
  if (!from || !to || !moves()) return;
  const box = to.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (box.left + box.width / 2);
  const dy = from.top + from.height / 2 - (box.top + box.height / 2);
  to.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${from.width / box.width})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: FLIGHT, easing: 'cubic-bezier(.3,.1,.2,1)' },
  );
}
