/** What scrolls is reached by the keyboard, for as long as there is more of it than its place shows. The one child holds all there is. */
export function scrolls(node: HTMLElement): { destroy: () => void } {
  const sizes = new ResizeObserver(() => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  });
  sizes.observe(node);
  if (node.firstElementChild) sizes.observe(node.firstElementChild);
  return { destroy: () => sizes.disconnect() };
}
