/** Makes a text small enough to be read whole where it stands. Where even that does not do, its last line ends in dots: half a line is
 *  never shown, and the large card has the rest. */
const STEPS = ['', '0.71875rem', '0.6875rem'] as const;

/** `text`: what it says, so that another one is measured anew. */
export function readable(
  node: HTMLElement,
  text: string | false,
): { update: (text: string | false) => void; destroy: () => void } {
  const sizes = new ResizeObserver(() => measure());
  function measure(): void {
    node.classList.remove('clamped');
    for (const size of STEPS) {
      node.style.fontSize = size;
      if (node.scrollHeight <= node.clientHeight + 1) return;
    }
    const line = parseFloat(getComputedStyle(node).lineHeight);
    node.style.setProperty('-webkit-line-clamp', String(Math.max(1, Math.floor(node.clientHeight / line))));
    node.classList.add('clamped');
  }
  const watch = (wanted: string | false): void => {
    sizes.disconnect();
    // Told once at the start too, when all of the card is laid.
    if (wanted !== false && node.parentElement) sizes.observe(node.parentElement);
  };
  watch(text);
  return { update: watch, destroy: () => sizes.disconnect() };
}
