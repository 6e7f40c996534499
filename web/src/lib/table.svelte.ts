/** One table as its reader sees it. Each push replaces what is here; nothing is predicted, merged or repaired. */
import { tick } from 'svelte';
import { api } from './api';
import { newId } from './id';
import { words as allWords } from './language.svelte';
import { chainLasts, look, play, settle } from './motion';
import { Pace } from './pace';
import { Picking, type Hands } from './picking.svelte';
import type { Lang } from './languages';
import type { Handle, Scene } from './scene';
import { seatName } from './seats';
import { moves, settings } from './settings.svelte';
import { tell } from './sound';
import { attend, connect, Line, type Connection } from './socket';
import { Telling } from './telling.svelte';
import type { StepOf } from './steps';
import { Story } from './story.svelte';
import type { Ask, Entry, GameInfo, Here, No, Note, Push, Said, TableInfo, ToClient } from './wire';
import { path } from './wire';
import type { Words } from './words';

const RING_FOR = 1100;
/** Without motion nothing need be followed with the eye. */
const SHORT = 300;
/** Milliseconds of a step, as the reader has chosen. */
const beat = (): number => (moves() ? settings.pace : Math.min(settings.pace, SHORT));

export class Table implements Scene, Hands {
  readonly story = new Story();
  readonly picking = new Picking(this);
  info = $state.raw<TableInfo>() as TableInfo;
  push = $state.raw<Push | null>(null);
  here = $state.raw<Here | null>(null);
  connection = $state.raw<Connection>('connecting');
  retryAt = $state.raw(0);
  /** Why the last thing sent was refused. */
  refusal = $state.raw<No | null>(null);
  /** How often something else than what the lesson wants was tried at this step. */
  nudges = $state.raw(0);
  /** What was chosen a moment ago. */
  justChosen = $state.raw<readonly string[]>([]);
  /** What live regions read out. */
  speech = $state.raw<readonly string[]>([]);
  /** The last line somebody else said while this page was open. */
  spoken = $state.raw<Note | null>(null);
  /** Talk is read up to this version. */
  private heard = $state.raw(0);
  /** The last version that was in sight from this seat, on any device. */
  seen = 0;
  /** The element that holds everything with a `data-key`. */
  root: HTMLElement | null = null;

  private sent = $state.raw<string | null>(null);
  private sentBy = -1;
  /** The version my last intent made, as its seat counts: until it is shown, the question in sight is answered already. */
  private made = $state.raw({ seat: -1, v: 0 });
  private lang: Lang = settings.lang;
  private v = 0;
  private line: Line;
  private readonly deafen: () => void;
  /** Which events are steps to be told one by one; null: of this game none, or not known yet. */
  stepOf: StepOf | null = null;
  /** What came with the push in sight, step by step. */
  readonly telling = new Telling<Entry>(
    () => (this.stepOf ? beat() : 0),
    (entry) => this.stepOf?.(entry, undefined)?.beats ?? 1,
  );
  /** Which of how many steps of its turn is being told. */
  where = $state.raw<{ step: number; of: number } | null>(null);
  /** Events that have come and wait to be shown. */
  coming = $state.raw<readonly Entry[]>([]);
  private readonly pace = new Pace<Push>(
    (push) => this.show(push),
    (push) => this.restOf(push),
  );
  private chooses: ((ask: Ask) => number | null) | null = null;
  /** The question answered last by `chooses`. */
  private chosen = -1;
  /** The question picking has begun with. */
  private begun: number | undefined;
  private skipping = false;
  /** The game is over and what was secret is being turned over: until all of it lies open nobody is named, and no points are told. */
  unveiling = $state.raw(false);
  /** The last thing this reader did was to take something back. */
  tookBack = false;
  private drawn: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: GameInfo,
    info: TableInfo,
    /** Every choice is final: none is made by a single click. */
    readonly final = false,
  ) {
    this.info = info;
    // Friends who share a device: nobody's cards before somebody says who is looking.
    const seat = this.mine.length > 1 ? -1 : (this.mine[0] ?? -1);
    this.line = new Line(info.id, seat, {
      ticket: async () => (await api.ticket(info.id)).ticket,
      connect,
      lang: () => this.lang,
      heard: (message) => this.hear(message),
      state: (connection, retryAt) => {
        this.connection = connection;
        this.retryAt = retryAt;
        if (connection === 'open') this.hurry();
      },
    });
    this.line.open();
    this.deafen = attend(this.line);
  }

  close(): void {
    this.telling.skip();
    this.deafen();
    this.pace.stop();
    this.picking.close();
    clearTimeout(this.drawn);
    this.saw();
    this.line.close();
  }

  retry(): void {
    this.line.retry();
  }

  // -- what there is to see ----------------------------------------------------------------

  readonly names = $derived(this.info.seats.map((s) => (s.kind === 'open' ? '' : seatName(allWords(), s))));
  readonly mine = $derived(this.info.seats.flatMap((s, i) => (s.mine ? [i] : [])));
  readonly seat = $derived(this.push?.seat ?? -1);
  readonly words: Words = $derived(allWords().at(this.names, this.seat));
  readonly view = $derived(this.push?.view ?? {});
  readonly board = $derived(this.push?.board ?? null);
  readonly actors = $derived(this.push?.actors ?? []);
  /** A bot plays this seat of mine: what is asked, it answers. */
  readonly standIn = $derived(this.info.seats[this.seat]?.bot != null);
  readonly ask = $derived(this.standIn ? null : (this.push?.ask ?? null));
  /** It is for me to act, through this seat. */
  readonly yours = $derived(this.actors.includes(this.seat) && !this.standIn);
  readonly asides: readonly number[] = $derived(this.push?.asides ?? []);
  readonly lesson = $derived(this.push?.lesson ?? null);
  readonly locked = $derived(
    this.connection !== 'open' ||
      this.sent !== null ||
      (this.push?.seat === this.made.seat && this.push.v < this.made.v),
  );
  /** A seat of mine that must answer now while another one is looking. */
  readonly waiting = $derived(
    this.yours ? null : (this.mine.find((s) => this.actors.includes(s) && !this.info.seats[s].bot) ?? null),
  );
  /** What others have said since this reader last looked at the talk. */
  readonly unread = $derived(this.story.notes.filter((n) => n.v > this.heard && this.others(n)).length);
  readonly recent: readonly Said[] = $derived(this.story.recent);
  readonly lit = $derived(this.picking.lit);
  readonly picked = $derived(this.picking.things);
  readonly aimed = $derived(this.picking.aimed);
  readonly effect: readonly Said[] = $derived(this.picking.outlook?.events ?? []);
  /** Why the thing under the pointer cannot be picked. */
  readonly reason: Said | null = $derived(
    this.picking.under === null ? null : (this.ask?.reasons[this.picking.under] ?? null),
  );

  at(thing: string): Handle {
    return this.picking.at(thing);
  }

  ahead(thing: string): readonly Said[] | null {
    return this.picking.ahead(thing);
  }

  wonder(thing: string): void {
    this.picking.wonder(thing);
  }

  // -- what may be done --------------------------------------------------------------------

  /** Rings what was chosen, for a moment: the hand that moves a card away follows it there. */
  private draw(action: number): void {
    if (!moves()) return;
    this.justChosen = path(this.game, action).slice(-1);
    clearTimeout(this.drawn);
    this.drawn = setTimeout(() => (this.justChosen = []), RING_FOR);
  }

  /** What need not be asked is answered: nothing that is being told is cut short for it. */
  spare(action: number): void {
    if (!this.locked) this.intend({ t: 'play', seat: this.seat, n: this.ask?.n ?? 0, a: action });
  }

  play(action: number): void {
    if (this.locked) return;
    this.tookBack = false;
    // The question in sight, whatever still waits to be shown.
    const n = this.ask?.n ?? 0;
    // Whoever acts has seen enough, and waits for nothing.
    this.skip();
    this.draw(action);
    this.intend({ t: 'play', seat: this.seat, n, a: action });
    this.story.turn();
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
    this.tookBack = true;
    this.intend({ t: 'undo', seat: this.seat });
  }

  answer(yes: boolean, seat: number): void {
    this.intend({ t: 'answer', seat, yes });
  }

  /** The talk is in sight. */
  listen(): void {
    this.heard = this.push?.v ?? 0;
    this.spoken = null;
  }

  private others(note: Note): boolean {
    return note.name === 'said' && !this.mine.includes(Number(note.args.seat));
  }

  /** Let somebody have the seat they ask for by wish `n`, or not. */
  let(seat: number, n: number, yes: boolean): void {
    this.intend({ t: 'let', seat, n, yes });
  }

  say(text: string): void {
    // On a shared device nobody may be looking yet.
    this.intend({ t: 'say', seat: this.seat >= 0 ? this.seat : (this.mine[0] ?? -1), text });
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

  /** Bots need not rest before a move: what they do waits here for its turn, so that it can be skipped. */
  hurry(): void {
    this.line.send({ t: 'pace', ms: 0 });
  }

  look(seat: number): void {
    this.saw();
    this.line.send({ t: 'look', seat, lang: this.lang });
  }

  /** A board of text is written by the server: it must know who reads. */
  read(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.board) this.look(this.seat);
  }

  private intend(
    message:
      | { t: 'play'; seat: number; n: number; a: number }
      | { t: 'undo'; seat: number }
      | { t: 'answer'; seat: number; yes: boolean }
      | { t: 'let'; seat: number; n: number; yes: boolean }
      | { t: 'say'; seat: number; text: string }
      | { t: 'read'; seat: number; step: number },
  ): void {
    const id = newId();
    this.refusal = null;
    if (message.t !== 'say') {
      this.sent = id;
      this.sentBy = message.seat;
    }
    this.line.send({ ...message, id });
  }

  foresee(action: number): void {
    if (this.ask) this.line.send({ t: 'foresee', seat: this.seat, n: this.ask.n, a: action });
  }

  missed(): void {
    if (this.lesson) this.nudges += 1;
  }

  // -- what the server says ----------------------------------------------------------------

  private hear(message: ToClient): void {
    if (message.t === 'hello') {
      this.info = message.table;
      this.seen = message.seat === this.seat ? Math.max(this.seen, message.seen) : message.seen;
      if (!this.push) this.heard = message.seen;
      // Another chair than before: look from there.
      if (message.table.phase === 'waiting' && message.seat < 0 && this.mine.length === 1) this.look(this.mine[0]);
    } else if (message.t === 'here') this.here = message;
    else if (message.t === 'push') this.receive(message);
    else if (message.t === 'foreseen') {
      if (message.n === this.ask?.n && message.seat === this.seat) this.picking.learn(message);
    } else if (message.t === 'ack' || message.t === 'no') {
      if (message.id === this.sent) {
        this.sent = null;
        if (message.t === 'ack') this.made = { seat: this.sentBy, v: message.v };
      }
      // Without an id it answers no intent: a look ahead that came too late is nobody's mistake.
      if (message.t === 'no' && message.id && message.key !== 'busy') {
        this.refusal = message;
        this.picking.armed = null;
        this.chooses = null;
      }
      this.goOn();
    }
  }

  private receive(push: Push): void {
    if (push.since && push.since !== this.v) return this.line.send({ t: 'resync' });
    this.v = push.v;
    // A complete push is the truth as it stands: whatever still waits to be shown is in it.
    if (push.since) this.pace.add(push);
    else this.pace.replace(push);
    this.count();
  }

  private count(): void {
    this.coming = this.pace.left.flatMap((push) => push.log.events);
  }

  private steps(events: readonly Entry[]): Entry[] {
    return events.filter((e, i) => this.stepOf?.(e, events[i - 1]));
  }

  /** How long a push is seen before the next: as long as its steps are told. One's own were seen when they were made. */
  private restOf(push: Push): number {
    if (this.chooses || document.hidden) return 0;
    const others = this.steps(push.log.events).filter((e) => e.args.seat !== this.seat);
    return Math.max(beat(), this.telling.length(others));
  }

  /** Show everything that waits, at once. */
  skip(): void {
    settle();
    this.skipping = true;
    this.pace.skip();
    this.skipping = false;
    this.telling.skip();
    this.count();
  }

  private show(push: Push): void {
    const before = this.root && !this.skipping ? look(this.root) : null;
    const other = push.seat !== this.push?.seat;
    const ends = !!before && !!push.since && !!push.end && !this.push?.end && moves();
    if (ends) this.unveiling = true;
    if (other) this.chooses = null; // what one friend has chosen answers no question of another
    this.story.add(push, other, this.info.seats.length);
    if (push.lesson?.texts.length !== this.push?.lesson?.texts.length) this.nudges = 0;
    this.push = push;
    if (this.ask?.n !== this.begun || other) this.picking.begin(this.ask);
    this.begun = this.ask?.n;
    if (push.since) this.telling.tell(this.chooses ? [] : this.steps(push.log.events));
    this.count();
    if (push.since) this.tell(push.log.events);
    if (push.since) this.hearTalk(push.notes.notes);
    this.goOn();
    if (!before || !push.since) return;
    const played = tick().then(() => {
      if (!this.root) return undefined;
      const open = play(this.root, before);
      // What follows waits until the chain has run through.
      this.pace.linger(chainLasts());
      return open;
    });
    if (ends) void played.finally(() => (this.unveiling = false));
  }

  /** Somebody else said something just now. */
  private hearTalk(notes: readonly Note[]): void {
    const said = notes.filter((n) => this.others(n));
    if (said.length) this.spoken = said[said.length - 1];
  }

  private tell(events: readonly Entry[]): void {
    if (events.length) this.speech = [events.map((e) => this.words.event(this.game, e)).join(' ')];
    void tell(this.game, events);
  }
}
