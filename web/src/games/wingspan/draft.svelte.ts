/** What to keep at the start, decided as one: toggled here as often as one likes, then answered question by question. */
import { SvelteSet } from 'svelte/reactivity';
import { path, type Ask, type GameInfo, type WingspanKeepView } from '../../lib/wire';

const KEEP = 1;

export class Draft {
  readonly birds = new SvelteSet<number>();
  /** Kinds of food given for them. */
  readonly given = new SvelteSet<number>();
  bonus = $state<number | null>(null);

  toggle(set: SvelteSet<number>, one: number): void {
    if (!set.delete(one)) set.add(one);
  }

  clear(): void {
    this.birds.clear();
    this.given.clear();
    this.bonus = null;
  }

  /** What was answered already stands: it can only be taken back. */
  follow(keep: WingspanKeepView, open: readonly number[]): void {
    for (const bird of keep.dealt) {
      if (!open.includes(bird) && keep.kept.includes(bird) !== this.birds.has(bird)) this.toggle(this.birds, bird);
    }
    for (const kind of keep.paid) this.given.add(kind);
  }

  /** How many more tokens to give; below 0: too many. */
  owed(keep: WingspanKeepView): number {
    return this.birds.size * keep.price - this.given.size;
  }

  ready(keep: WingspanKeepView): boolean {
    return this.owed(keep) === 0 && this.bonus !== null;
  }

  /** The option of a question that this decision means. */
  answer(game: GameInfo, ask: Ask): number | null {
    return ask.options.find((a) => this.means(ask.verb, path(game, a))) ?? null;
  }

  private means(verb: string, things: string[]): boolean {
    const [first, second] = things.map((thing) => Number(thing.split(':')[1]));
    if (verb === 'sort-bird') return (second === KEEP) === this.birds.has(first);
    if (verb === 'give-up-food') return this.given.has(first);
    if (verb === 'save-food') return !this.given.has(first);
    return verb === 'choose-bonus' && this.bonus === first;
  }
}

/** The birds that are still asked about, in the order of the questions. */
export function stillOpen(game: GameInfo, keep: WingspanKeepView, ask: Ask | null): number[] {
  if (ask?.verb !== 'sort-bird') return [];
  const asked = Number(path(game, ask.options[0])[0].split(':')[1]);
  return keep.dealt.slice(keep.dealt.indexOf(asked));
}

const drafts = new Map<string, Draft>();

/** One decision for each hand dealt: friends who share a device have one each. */
export function draftOf(seat: number, keep: WingspanKeepView): Draft {
  const key = `${seat}:${keep.dealt.join()}`;
  let draft = drafts.get(key);
  if (!draft) drafts.set(key, (draft = new Draft()));
  return draft;
}
