/** One table as its reader sees it. Each push replaces what is here; nothing is predicted, merged or repaired. */
import { tick } from 'svelte';
import { api } from './api';
import { newId } from './id';
import { words as allWords } from './language.svelte';
import { look, play, settle } from './motion';
import { Pick } from './pick';
import { byFinger } from './pointer';
import type { Handle, Scene } from './scene';
import { moves, settings } from './settings.svelte';
import { connect, Line, type Connection } from './socket';
import type { Ask, Entry, Foreseen, GameInfo, Here, No, Note, Push, Said, TableInfo, ToClient } from './wire';
import { path } from './wire';
import type { Words } from './words';

const FORESEE_AFTER = 60;
const RING_FOR = 1100;

type Gestures = Omit<Handle, 'data-stop' | 'data-thing' | 'data-lit' | 'aria-disabled' | 'aria-pressed'>;

export class Table implements Scene {
  info = $state.raw<TableInfo>() as TableInfo;
  push = $state.raw<Push | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  notes = $state.raw<readonly Note[]>([]);
  here = $state.raw<Here | null>(null);
  connection = $state.raw<Connection>('connecting');
  retryAt = $state.raw(0);
  /** Why the last thing sent was refused. */
  refusal = $state.raw<No | null>(null);
  /** Where the log of this seat's present turn begins: what comes after is new. */
  newFrom = $state.raw(0);
  pick = $state.raw<Pick | null>(null);
  /** How often something else than what the lesson wants was tried at this step. */
  nudges = $state.raw(0);
  /** What was chosen a moment ago. */
  justChosen = $state.raw<readonly string[]>([]);
  /** What live regions read out. */
  speech = $state.raw<readonly string[]>([]);
  /** The last version that was in sight from this seat, on any device. */
  seen = 0;
  /** The element that holds everything with a `data-key`. */
  root: HTMLElement | null = null;

  private under = $state.raw<string | null>(null);
  armed = $state.raw<string | null>(null);
  private sent = $state.raw<string | null>(null);
  /** The version my last intent made: until it is shown, the question in sight is answered already. */
  private made = $state.raw(0);
  private foreseen = $state.raw<ReadonlyMap<number, Foreseen>>(new Map());
  private wondered = new Set<number>();
  private v = 0;
  private line: Line;
  private queue: Push[] = [];
  private shownAt = 0;
  private chooses: ((ask: Ask) => number | null) | null = null;
  /** The question answered last by `chooses`. */
  private chosen = -1;
  private next: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private drawn: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: GameInfo,
    info: TableInfo,
    /** Every choice is final: none is made by a single click. */
    private readonly final = false,
  ) {
    this.info = info;
    // Friends who share a device: nobody's cards before somebody says who is looking.
    const seat = this.mine.length > 1 ? -1 : (this.mine[0] ?? -1);
    this.line = new Line(info.id, seat, {
      ticket: async () => (await api.ticket(info.id)).ticket,
      connect,
      heard: (message) => this.hear(message),
      state: (connection, retryAt) => {
        this.connection = connection;
        this.retryAt = retryAt;
      },
    });
    this.line.open();
  }

  close(): void {
    clearTimeout(this.next);
    clearTimeout(this.asking);
    clearTimeout(this.drawn);
    this.saw();
    this.line.close();
  }

  retry(): void {
    this.line.retry();
  }

  // -- what there is to see ----------------------------------------------------------------

  readonly names = $derived(this.info.seats.map((s) => s.name));
  readonly mine = $derived(this.info.seats.flatMap((s, i) => (s.mine ? [i] : [])));
  readonly seat = $derived(this.push?.seat ?? -1);
  readonly words: Words = $derived(allWords().at(this.names, this.seat));
  readonly view = $derived(this.push?.view ?? {});
  readonly actors = $derived(this.push?.actors ?? []);
  readonly ask = $derived(this.push?.ask ?? null);
  readonly asides: readonly number[] = $derived(this.push?.asides ?? []);
  readonly lesson = $derived(this.push?.lesson ?? null);
  readonly recent: readonly Said[] = $derived(this.log.slice(this.newFrom));
  readonly picked = $derived(this.pick?.things ?? []);
  readonly locked = $derived(this.connection !== 'open' || this.sent !== null || (this.push?.v ?? 0) < this.made);
  readonly lit: ReadonlySet<string> = $derived(this.pick && !this.locked ? this.pick.lit : new Set<string>());
  private readonly takes: ReadonlySet<string> = $derived(
    this.pick && !this.locked ? this.pick.takes : new Set<string>(),
  );
  /** A seat of mine that must answer now while another one is looking. */
  readonly waiting = $derived(
    this.actors.includes(this.seat) ? null : (this.mine.find((s) => this.actors.includes(s)) ?? null),
  );
  readonly aimedAt = $derived(this.armed ?? this.under);
  readonly aimed = $derived(this.aimedAt === null || !this.pick ? null : this.pick.leads(this.aimedAt));
  readonly outlook = $derived(this.aimed === null ? null : (this.foreseen.get(this.aimed) ?? null));
  readonly effect: readonly Said[] = $derived(this.outlook?.events ?? []);
  /** Why the thing under the pointer cannot be picked. */
  readonly reason: Said | null = $derived(this.under === null ? null : (this.ask?.reasons[this.under] ?? null));

  at(thing: string): Handle {
    return {
      'data-stop': '',
      'data-thing': thing,
      'data-lit': this.lit.has(thing) ? '' : undefined,
      'aria-disabled': this.takes.has(thing) ? undefined : true,
      'aria-pressed': this.picked.includes(thing) || this.armed === thing ? true : undefined,
      ...this.gestures(thing),
    };
  }

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

  /** Always the same functions for the same thing: a board need not listen anew whenever something changes. */
  private gestures(thing: string): Gestures {
    let known = this.heard.get(thing);
    if (!known) {
      const aim = (): void => this.aimAt(thing);
      known = {
        onclick: () => this.choose(thing),
        onpointerenter: aim,
        onpointerleave: this.aimAway,
        onfocus: aim,
        onblur: this.aimAway,
      };
      this.heard.set(thing, known);
    }
    return known;
  }

  private readonly heard = new Map<string, Gestures>();
  private readonly aimAway = (): void => this.aimAt(null);

  // -- what may be done --------------------------------------------------------------------

  choose(thing: string): void {
    if (this.locked || !this.pick) return;
    const next = this.pick.narrow(thing);
    if (!next) {
      if (this.lesson) this.nudges += 1;
      return;
    }
    const action = next.left.length === 1 ? next.left[0] : null;
    if (action === null) {
      this.armed = null;
      this.pick = next;
      return;
    }
    // What was not clicked itself must be seen before it happens.
    const short = next.done === null || next.things[next.things.length - 1] !== thing;
    if ((this.final || settings.confirm || byFinger() || short) && this.armed !== thing) {
      this.armed = thing;
      this.foresee();
    } else this.play(action);
  }

  /** What waits for its confirmation, or is complete while more could be picked. */
  get ready(): number | null {
    if (this.armed !== null) return this.aimed;
    return this.pick && this.picked.length ? this.pick.done : null;
  }

  confirm(): void {
    if (this.ready !== null) this.play(this.ready);
  }

  /** Rings what was chosen, for a moment: the hand that moves a card away follows it there. */
  private draw(action: number): void {
    if (!moves()) return;
    this.justChosen = path(this.game, action).slice(-1);
    clearTimeout(this.drawn);
    this.drawn = setTimeout(() => (this.justChosen = []), RING_FOR);
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

  play(action: number): void {
    if (this.locked) return;
    this.draw(action);
    this.intend({ t: 'play', seat: this.seat, n: this.ask?.n ?? 0, a: action });
    this.newFrom = this.log.length;
  }

  answerAll(choose: (ask: Ask) => number | null): void {
    this.chooses = choose;
    this.chosen = -1;
    this.goOn();
  }

  private goOn(): void {
    if (!this.chooses || !this.ask || this.locked || this.ask.n === this.chosen) return;
    const action = this.chooses(this.ask);
    if (action === null) {
      this.chooses = null;
      return;
    }
    this.chosen = this.ask.n;
    this.play(action);
  }

  undo(): void {
    this.chooses = null;
    this.intend({ t: 'undo', seat: this.seat });
  }

  answer(yes: boolean, seat: number): void {
    this.intend({ t: 'answer', seat, yes });
  }

  say(text: string): void {
    this.intend({ t: 'say', seat: this.seat, text });
  }

  /** The step of the lesson is read. */
  readOn(): void {
    if (this.lesson) this.intend({ t: 'read', seat: this.seat, step: this.lesson.texts.length - 1 });
  }

  /** Whatever is in sight now is no news any more. */
  saw(): void {
    const v = this.push?.v ?? 0;
    if (this.seat < 0 || v <= this.seen) return;
    this.seen = v;
    this.line.send({ t: 'seen', seat: this.seat, v });
  }

  look(seat: number): void {
    this.saw();
    this.line.send({ t: 'look', seat });
  }

  private intend(
    message:
      | { t: 'play'; seat: number; n: number; a: number }
      | { t: 'undo'; seat: number }
      | { t: 'answer'; seat: number; yes: boolean }
      | { t: 'say'; seat: number; text: string }
      | { t: 'read'; seat: number; step: number },
  ): void {
    const id = newId();
    this.refusal = null;
    if (message.t !== 'say') this.sent = id;
    this.line.send({ ...message, id });
  }

  private aimAt(thing: string | null): void {
    this.under = thing;
    clearTimeout(this.asking);
    if (thing !== null) this.asking = setTimeout(() => this.foresee(), FORESEE_AFTER);
  }

  private foresee(a: number | null = this.aimed): void {
    if (a === null || !this.ask || this.foreseen.has(a)) return;
    this.line.send({ t: 'foresee', seat: this.seat, n: this.ask.n, a });
  }

  // -- what the server says ----------------------------------------------------------------

  private hear(message: ToClient): void {
    if (message.t === 'hello') {
      this.info = message.table;
      this.seen = message.seat === this.seat ? Math.max(this.seen, message.seen) : message.seen;
    } else if (message.t === 'here') this.here = message;
    else if (message.t === 'push') this.receive(message);
    else if (message.t === 'foreseen') {
      if (message.n === this.ask?.n && message.seat === this.seat)
        this.foreseen = new Map(this.foreseen).set(message.a, message);
    } else if (message.t === 'ack' || message.t === 'no') {
      if (message.id === this.sent) {
        this.sent = null;
        if (message.t === 'ack') this.made = message.v;
      }
      // Without an id it answers no intent: a look ahead that came too late is nobody's mistake.
      if (message.t === 'no' && message.id && message.key !== 'busy') {
        this.refusal = message;
        this.armed = null;
        this.chooses = null;
      }
      this.goOn();
    }
  }

  private receive(push: Push): void {
    if (push.since && push.since !== this.v) return this.line.send({ t: 'resync' });
    this.v = push.v;
    // A complete push is the truth as it stands: whatever still waits to be shown is in it.
    if (!push.since) {
      this.queue = [];
      clearTimeout(this.next);
      this.next = undefined;
      this.show(push);
      return;
    }
    this.queue.push(push);
    if (this.next === undefined) this.pace();
  }

  /** Moves of bots come faster than one can read: a pause between two of them, unless it would get long. */
  private pace(): void {
    const rest = this.chooses ? 0 : moves() ? settings.pace : Math.min(settings.pace, 300);
    const wait = this.queue.length * rest > 3000 ? 0 : this.shownAt + rest - Date.now();
    this.next = setTimeout(() => this.showNext(), Math.max(0, wait));
  }

  private showNext(): void {
    this.next = undefined;
    const push = this.queue.shift();
    if (push) this.show(push);
    if (this.queue.length) this.pace();
  }

  /** Show everything that waits, at once. */
  skip(): void {
    settle();
    clearTimeout(this.next);
    this.next = undefined;
    for (const push of this.queue.splice(0)) this.show(push);
  }

  private show(push: Push): void {
    const before = this.root ? look(this.root) : null;
    const asked = this.push?.ask?.n;
    const other = push.seat !== this.push?.seat;
    this.log = [...this.log.slice(0, push.log.keep), ...push.log.events];
    this.notes = [...this.notes.slice(0, push.notes.keep), ...push.notes.notes];
    if (!push.since && (other || this.newFrom > this.log.length)) this.newFrom = this.turnBefore(push.seat);
    if (push.lesson?.texts.length !== this.push?.lesson?.texts.length) this.nudges = 0;
    this.push = push;
    this.shownAt = Date.now();
    if (push.ask?.n !== asked || other) {
      this.pick = push.ask ? Pick.of(this.game, push.ask.options) : null;
      this.foreseen = new Map();
      this.wondered.clear();
      this.armed = null;
      // The thing under the focus may have become choosable.
      if (this.under !== null) this.aimAt(this.under);
    }
    if (push.since) this.tell(push.log.events);
    this.goOn();
    if (before && push.since) void tick().then(() => this.root && play(this.root, before));
  }

  /** After a reload: what happened since this seat's own last move, as far as the log tells. */
  private turnBefore(seat: number): number {
    for (let i = this.log.length - 1; i >= 0; i--) if (this.log[i].args.seat === seat) return i + 1;
    return Math.max(0, this.log.length - this.info.seats.length);
  }

  private tell(events: readonly Entry[]): void {
    if (events.length) this.speech = [events.map((e) => this.words.event(this.game, e)).join(' ')];
  }
}
