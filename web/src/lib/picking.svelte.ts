/** From what the reader points at to an action: things picked so far, what is in hand, and what that will do. */
import { Pick } from './pick';
import { byFinger } from './pointer';
import type { Handle } from './scene';
import { settings } from './settings.svelte';
import type { Ask, Foreseen, GameInfo, Said } from './wire';

const FORESEE_AFTER = 60;
const NOTHING: ReadonlySet<string> = new Set();

type Gestures = Omit<Handle, 'data-stop' | 'data-thing' | 'data-lit' | 'aria-disabled' | 'aria-pressed'>;

/** What picking needs of its table. */
export interface Hands {
  readonly game: GameInfo;
  /** Nothing can be picked now: the line is down, or an answer is on its way. */
  readonly locked: boolean;
  /** Every choice is final: none is made by a single click. */
  readonly final: boolean;
  play(action: number): void;
  /** Asks the server what an action will do; `learn` is told. */
  foresee(action: number): void;
  /** Something was clicked that begins no option. */
  missed(): void;
}

export class Picking {
  pick = $state.raw<Pick | null>(null);
  /** What the next click or the confirmation will do. */
  armed = $state.raw<string | null>(null);
  /** What is under the pointer or the focus. */
  under = $state.raw<string | null>(null);
  private foreseen = $state.raw<ReadonlyMap<number, Foreseen>>(new Map());
  private wondered = new Set<number>();
  private asking: ReturnType<typeof setTimeout> | undefined;
  private readonly known = new Map<string, Gestures>();
  private readonly aimAway = (): void => this.aimAt(null);

  constructor(private readonly hands: Hands) {}

  // -- what there is to see ----------------------------------------------------------------

  readonly things = $derived(this.pick?.things ?? []);
  private readonly open = $derived.by(() => (this.hands.locked ? null : this.pick));
  readonly lit: ReadonlySet<string> = $derived(this.open?.lit ?? NOTHING);
  private readonly takes: ReadonlySet<string> = $derived(this.open?.takes ?? NOTHING);
  readonly aimedAt = $derived(this.armed ?? this.under);
  readonly aimed = $derived(this.aimedAt === null || !this.pick ? null : this.pick.leads(this.aimedAt));
  readonly outlook = $derived(this.aimed === null ? null : (this.foreseen.get(this.aimed) ?? null));

  at(thing: string): Handle {
    return {
      'data-stop': '',
      'data-thing': thing,
      'data-lit': this.lit.has(thing) ? '' : undefined,
      'aria-disabled': this.takes.has(thing) ? undefined : true,
      'aria-pressed': this.things.includes(thing) || this.armed === thing ? true : undefined,
      ...this.gestures(thing),
    };
  }

  /** Always the same functions for the same thing: a board need not listen anew whenever something changes. */
  private gestures(thing: string): Gestures {
    let known = this.known.get(thing);
    if (!known) {
      const aim = (): void => this.aimAt(thing);
      known = {
        onclick: () => this.choose(thing),
        onpointerenter: aim,
        onpointerleave: this.aimAway,
        onfocus: aim,
        onblur: this.aimAway,
      };
      this.known.set(thing, known);
    }
    return known;
  }

  // -- picking -----------------------------------------------------------------------------

  choose(thing: string): void {
    if (this.hands.locked || !this.pick) return;
    const next = this.pick.narrow(thing);
    if (!next) return this.hands.missed();
    const action = next.left.length === 1 ? next.left[0] : null;
    if (action === null) {
      this.armed = null;
      this.pick = next;
      return;
    }
    // What was not clicked itself must be seen before it happens.
    const short = next.done === null || next.things[next.things.length - 1] !== thing;
    if ((this.hands.final || settings.confirm || byFinger() || short) && this.armed !== thing) {
      this.armed = thing;
      this.foresee(this.aimed);
    } else this.hands.play(action);
  }

  /** What waits for its confirmation, or is complete while more could be picked. */
  get ready(): number | null {
    if (this.armed !== null) return this.aimed;
    return this.pick && this.things.length ? this.pick.done : null;
  }

  confirm(): void {
    if (this.ready !== null) this.hands.play(this.ready);
  }

  /** One step back; true if there was one. */
  back(): boolean {
    if (this.armed !== null) {
      this.armed = null;
      return true;
    }
    if (!this.pick?.back) return false;
    this.pick = this.pick.back;
    return true;
  }

  /** Another question, or none: nothing is picked or known yet. */
  begin(ask: Ask | null): void {
    this.pick = ask ? Pick.of(this.hands.game, ask.options) : null;
    this.foreseen = new Map();
    this.wondered.clear();
    this.armed = null;
    // The thing under the focus may have become choosable.
    if (this.under !== null) this.aimAt(this.under);
  }

  close(): void {
    clearTimeout(this.asking);
  }

  // -- what it will do ---------------------------------------------------------------------

  ahead(thing: string): readonly Said[] | null {
    const a = this.pick?.leads(thing) ?? null;
    return a === null ? null : (this.foreseen.get(a)?.events ?? null);
  }

  wonder(thing: string): void {
    const a = this.lit.has(thing) ? (this.pick?.leads(thing) ?? null) : null;
    if (a === null || this.wondered.has(a)) return;
    this.wondered.add(a);
    this.foresee(a);
  }

  learn(told: Foreseen): void {
    this.foreseen = new Map(this.foreseen).set(told.a, told);
  }

  private aimAt(thing: string | null): void {
    this.under = thing;
    clearTimeout(this.asking);
    if (thing !== null) this.asking = setTimeout(() => this.foresee(this.aimed), FORESEE_AFTER);
  }

  private foresee(a: number | null): void {
    if (a !== null && !this.hands.locked && !this.foreseen.has(a)) this.hands.foresee(a);
  }
}
