/** Which page the server gives out: when it is another one than at first, this one is old. */
let first: string | null = null;
let ready = $state(false);

export const update = {
  /** Whether a newer page is there to be loaded. */
  get ready(): boolean {
    return ready;
  },
  /** An answer of the server said which page it gives out. */
  served(page: string | null): void {
    first ??= page;
    // While several servers are updated one after the other, the old one may still answer: the offer stays.
    ready ||= page !== null && page !== first;
  },
};
