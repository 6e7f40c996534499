/** Moves of bots come faster than one can read: what they bring waits here, and is shown with a rest between two. */

/** What would take longer than this to show is shown without rests. */
const LONGEST = 3000;

export class Pace<T> {
  private waiting: T[] = [];
  private shownAt = 0;
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly shown: (one: T) => void,
    /** Milliseconds between two. */
    private readonly rest: () => number,
  ) {}

  /** Shows it when its turn has come. */
  add(one: T): void {
    this.waiting.push(one);
    if (this.next === undefined) this.wait();
  }

  /** Shows it now, in place of everything that waits. */
  replace(one: T): void {
    this.stop();
    this.waiting = [];
    this.show(one);
  }

  /** Shows everything that waits, at once. */
  skip(): void {
    this.stop();
    for (const one of this.waiting.splice(0)) this.show(one);
  }

  stop(): void {
    clearTimeout(this.next);
    this.next = undefined;
  }

  private wait(): void {
    const rest = this.rest();
    const wait = this.waiting.length * rest > LONGEST ? 0 : this.shownAt + rest - Date.now();
    this.next = setTimeout(() => this.showNext(), Math.max(0, wait));
  }

  private showNext(): void {
    this.next = undefined;
    const one = this.waiting.shift();
    if (one !== undefined) this.show(one);
    if (this.waiting.length) this.wait();
  }

  private show(one: T): void {
    this.shownAt = Date.now();
    this.shown(one);
  }
}
