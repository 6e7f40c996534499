/** The headings of a text on the page. */
export interface Heading {
  id: string;
  text: string;
  level: number;
  element: HTMLElement;
}

export const headingsOf = (article: HTMLElement): Heading[] =>
  [...article.querySelectorAll<HTMLElement>('h2[id], h3[id]')].map((element) => ({
    id: element.id,
    text: element.textContent ?? '',
    level: Number(element.nodeName[1]),
    element,
  }));

/** Tells which heading is being read, the last one above this height, whenever that changes. Gives what stops it. */
export function follow(headings: readonly Heading[], top: number, tell: (at: number) => void): () => void {
  let known = -1;
  let asked = false;
  const look = (): void => {
    asked = false;
    const at = Math.max(
      0,
      headings.findLastIndex(({ element }) => element.getBoundingClientRect().top <= top),
    );
    if (at !== known) tell((known = at));
  };
  const soon = (): void => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(look);
  };
  // What scrolls is the page or a sheet: it is heard on its way down to either.
  addEventListener('scroll', soon, { capture: true, passive: true });
  look();
  return () => removeEventListener('scroll', soon, { capture: true });
}
