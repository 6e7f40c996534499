/** Marks what is searched for in a text that is on the page, and takes the marks away again. */
import { places } from '../lib/find';

export function unmark(article: HTMLElement): void {
  for (const mark of article.querySelectorAll('mark')) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}

/** The marks, in the order of the text. Fewer than two letters would mark everything. */
export function mark(article: HTMLElement, query: string): HTMLElement[] {
  unmark(article);
  if (query.trim().length < 2) return [];
  const texts: Text[] = [];
  const walk = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  const made: HTMLElement[] = [];
  for (const text of texts) {
    const found = places(text.data, query);
    // From the end, so that what comes before keeps its place.
    const here = [...found].reverse().map(([from, to]) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      const element = document.createElement('mark');
      range.surroundContents(element);
      return element;
    });
    made.push(...here.reverse());
  }
  return made;
}

/** Brings a mark into sight, and out of what is folded over it. */
export function goTo(marks: readonly HTMLElement[], at: number): void {
  for (const one of marks) one.classList.remove('now');
  const here = marks[at];
  if (!here) return;
  here.classList.add('now');
  const fold = here.closest('details');
  if (fold) fold.open = true;
  here.scrollIntoView({ block: 'center' });
}
