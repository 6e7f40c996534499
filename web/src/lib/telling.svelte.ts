/** What just happened, told one step after the other: each for its beats, then nothing. Skipped, it is over at once. */

export class Telling<T> {
  /** The step that is being told. */
  now = $state.raw<T | null>(null);
  private left: readonly T[] = [];
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Milliseconds of a beat; 0: nothing is told step by step. */
    private readonly beat: () => number,
    /** How many beats a step lasts. */
    private readonly beats: (one: T) => number,
  ) {}

  /** How long it takes to tell these. */
  length(all: readonly T[]): number {
    return all.reduce((sum, one) => sum + this.beats(one), 0) * this.beat();
  }

  /** Tells these; whatever was being told is over. */
  tell(all: readonly T[]): void {
    this.skip();
    if (!this.beat()) return;
    this.left = all;
    this.goOn();
  }

  skip(): void {
    clearTimeout(this.next);
    this.left = [];
    this.now = null;
  }

  private goOn(): void {
    const [first, ...rest] = this.left;
    this.left = rest;
    this.now = first ?? null;
    if (first !== undefined) this.next = setTimeout(() => this.goOn(), this.beats(first) * this.beat());
  }
}
