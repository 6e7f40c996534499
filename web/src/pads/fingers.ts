/** Fingers on the glass: when two or more have lain still for a moment, one of them is chosen. Knows no clock and no screen. */

export interface Finger {
  id: number;
  x: number;
  y: number;
}

/** So long must all lie still. */
export const STILL = 1500;
/** A finger that trembles less than this lies still. */
const TREMBLE = 14;

export class Fingers {
  private down = new Map<number, Finger>();
  /** Where each finger came to rest. */
  private readonly rest = new Map<number, Finger>();
  /** Since when nothing has changed. */
  private since = 0;
  chosen: Finger | null = null;

  /** All that are shown: after the choice those that lay there, also when they have left. */
  get all(): Finger[] {
    return [...this.down.values()];
  }

  touch(finger: Finger, now: number): void {
    if (this.chosen) return;
    this.down.set(finger.id, finger);
    this.rest.set(finger.id, finger);
    this.since = now;
  }

  move(finger: Finger, now: number): void {
    const at = this.rest.get(finger.id);
    if (this.chosen || !at || !this.down.has(finger.id)) return;
    this.down.set(finger.id, finger);
    if (Math.hypot(finger.x - at.x, finger.y - at.y) <= TREMBLE) return;
    this.rest.set(finger.id, finger);
    this.since = now;
  }

  lift(id: number, now: number): void {
    if (this.chosen) return;
    this.down.delete(id);
    this.since = now;
  }

  /** How long until one is chosen if all stay as they are; null: too few fingers, or done. */
  wait(now: number): number | null {
    return this.chosen || this.down.size < 2 ? null : Math.max(0, this.since + STILL - now);
  }

  choose(pick: (count: number) => number): void {
    this.chosen = this.all[pick(this.down.size)];
  }

  again(): void {
    this.down.clear();
    this.rest.clear();
    this.chosen = null;
  }
}
