/** From things to an action: each thing picked leaves the options whose path goes on with it. Nothing here knows a rule. */
import { path, type GameInfo } from './wire';

/** One way to go on: a thing to pick next, or ('' as thing) an action that needs nothing more. */
export interface Way {
  thing: string;
  actions: number[];
}

/** Options and the things picked so far. Never changes: picking gives another Pick. */
export class Pick {
  private constructor(
    private readonly paths: ReadonlyMap<number, string[]>,
    readonly things: readonly string[],
    private readonly before: Pick | null,
  ) {}

  static of(game: { blocks: GameInfo['blocks']; things: GameInfo['things'] }, options: readonly number[]): Pick {
    const paths = new Map(options.map((a) => [a, path(game, a)]));
    return new Pick(paths, followed(paths, []), null);
  }

  /** The options that begin with the things picked. */
  get left(): number[] {
    return [...this.paths].filter(([, p]) => begins(p, this.things)).map(([a]) => a);
  }

  /** The ways to go on, in the order of the actions. */
  get ways(): Way[] {
    const found = new Map<string, Way>();
    for (const a of this.left) {
      const thing = this.paths.get(a)?.[this.things.length] ?? '';
      const way = found.get(thing);
      if (way) way.actions.push(a);
      else found.set(thing, { thing, actions: [a] });
    }
    return [...found.values()];
  }

  /** The things that can come next. */
  get lit(): Set<string> {
    return new Set(this.ways.map((w) => w.thing).filter(Boolean));
  }

  /** Everything `narrow` would take: what comes next, and what could replace something picked. */
  get takes(): Set<string> {
    const found = new Set<string>();
    for (const p of this.paths.values()) {
      for (let n = 0; n < p.length; n++) {
        found.add(p[n]);
        if (p[n] !== this.things[n]) break;
      }
    }
    return found;
  }

  /** The action that is complete with what is picked, if there is one. */
  get done(): number | null {
    for (const [a, p] of this.paths) if (p.length === this.things.length && begins(p, this.things)) return a;
    return null;
  }

  /** The action that picking this thing would complete, or null: nothing yet, or several still possible. */
  leads(thing: string): number | null {
    const next = this.narrow(thing);
    return next && next.left.length === 1 ? next.left[0] : null;
  }

  /** Pick a thing; one that fits earlier in the path takes the place of what was picked there. Null: it fits nowhere. */
  narrow(thing: string): Pick | null {
    for (let n = this.things.length; n >= 0; n--) {
      const begun = [...this.things.slice(0, n), thing];
      if ([...this.paths.values()].some((p) => begins(p, begun))) {
        return new Pick(this.paths, followed(this.paths, begun), this.at(n));
      }
    }
    return null;
  }

  /** Without the last thing picked and those that followed from it by themselves; null at the start. */
  get back(): Pick | null {
    return this.before;
  }

  /** This pick as it was when only the first n things were there. */
  private at(n: number): Pick {
    return this.things.length > n && this.before ? this.before.at(n) : this;
  }
}

const begins = (p: readonly string[], things: readonly string[]): boolean => things.every((t, i) => p[i] === t);

/** These things, and those that all options left have in common after them; the last step is always the player's. */
function followed(paths: ReadonlyMap<number, string[]>, things: readonly string[]): readonly string[] {
  const left = [...paths.values()].filter((p) => begins(p, things));
  let n = things.length;
  while (left.length > 1 && left.every((p) => p.length > n && p[n] === left[0][n])) n++;
  return left.length ? left[0].slice(0, n) : things;
}
