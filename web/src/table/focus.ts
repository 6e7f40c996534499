/** Keeps the keyboard at the table: what had the focus may go with a move (a card that was played, a button that was answered).
 *  Then the next question has it, never the page; a focus that is somewhere is left alone. */
const FRAMES = 30;

let last: HTMLElement | null = null;
const heard = new WeakSet<HTMLElement>();

const lost = (): boolean =>
  document.activeElement === document.body && last !== null && (!last.isConnected || last.matches(':disabled'));

export function keepFocus(root: HTMLElement): void {
  if (!heard.has(root)) {
    heard.add(root);
    root.addEventListener('focusin', (event) => (last = event.target as HTMLElement));
  }
  let left = FRAMES;
  const look = (): void => {
    if (lost()) root.querySelector<HTMLElement>('[data-zone="ask"] .ask')?.focus({ preventScroll: true });
    // The table may still be laid, or what had the focus be about to go.
    if (lost() && left-- > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
