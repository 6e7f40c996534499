/** Moves of bots come faster than one can read: what they bring waits here, and is shown with a rest between two. */

/** All that waits is shown within this time: the more there is, the shorter each rest. */
const LONGEST = 9000;

export class Pace<T> {
  private waiting: T[] = [];
  private shownAt = 0;
  /** How long what was shown last wants to be seen. */
  private resting = 0;
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly shown: (one: T) => void,
    /** Milliseconds one of them wants to be seen before the next. */
    private readonly rest: (one: T) => number,
  ) {}

  /** What still waits to be shown, in order. */
  get left(): readonly T[] {
    return this.waiting;
  }

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
    this.resting = 0;
  }

  /** What was shown last wants to be seen so long after all. */
  linger(ms: number): void {
    if (ms <= this.resting) return;
    this.resting = ms;
    if (this.next === undefined) return;
    this.stop();
    this.wait();
  }

  stop(): void {
    clearTimeout(this.next);
    this.next = undefined;
  }

  private wait(): void {
    const all = this.waiting.reduce((sum, one) => sum + this.rest(one), this.resting);
    const rest = all > LONGEST ? (this.resting * LONGEST) / all : this.resting;
    this.next = setTimeout(() => this.showNext(), Math.max(0, this.shownAt + rest - Date.now()));
  }

  private showNext(): void {
    this.next = undefined;
    const one = this.waiting.shift();
    if (one !== undefined) this.show(one);
    if (this.waiting.length) this.wait();
  }

  private show(one: T): void {
    this.shownAt = Date.now();
    this.resting = this.rest(one);
    this.shown(one);
  }
}
