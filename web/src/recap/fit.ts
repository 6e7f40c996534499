/** Makes what is inside small enough to be seen whole: text and cards alike, never larger than they are. */
const LEAST = 0.34;
const TRIES = 5;

export function fit(outer: HTMLElement): { destroy: () => void } {
  let frame = 0;
  function measure(): void {
    const inner = outer.firstElementChild as HTMLElement | null;
    if (!inner) return;
    const { paddingTop, paddingBottom } = getComputedStyle(outer);
    const edge = parseFloat(paddingTop) + parseFloat(paddingBottom);
    let zoom = 1;
    for (let i = 0; i < TRIES; i++) {
      inner.style.setProperty('zoom', String(zoom));
      const [room, need] = [outer.clientHeight - edge, inner.getBoundingClientRect().height];
      const wide = inner.scrollWidth > inner.clientWidth + 1 ? inner.clientWidth / inner.scrollWidth : 1;
      if (need <= room + 1 && wide === 1) break;
      const high = Math.min(1, room / need);
      // Smaller lines may be fewer: by halves, and by all that is left in the end.
      zoom = Math.max(LEAST, zoom * Math.min(wide, i < TRIES - 1 ? Math.sqrt(high) : high, 0.97));
    }
    inner.style.setProperty('zoom', String(zoom));
  }
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const sizes = new ResizeObserver(later);
  sizes.observe(outer);
  // A drawing that comes into its place changes nothing around it.
  const changes = new MutationObserver((all) => {
    if (!all.every(({ target }) => target instanceof SVGElement)) later();
  });
  changes.observe(outer, { childList: true, subtree: true });
  measure();
  return {
    destroy: () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
    },
  };
}
