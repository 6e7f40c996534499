/** One pad as this phone sees it: what the server last said, with what was said here and is still on its way laid over it. Points
 *  are the server's alone. */
import { api } from '../lib/api';
import { words as allWords } from '../lib/language.svelte';
import { settings } from '../lib/settings.svelte';
import { attend, connect, Line, type Connection } from '../lib/socket';
import { Story } from '../lib/story.svelte';
import type { Entry, GameInfo, Here, Push, Said, TableInfo, ToClient } from '../lib/wire';
import { boxOf, changeOf, NONE, saidHere, seatOf, YES, type Change } from './boxes';
import { weighed } from './api';
import { Mail } from './mail.svelte';
import { keepPad } from './without';
import { PadWords } from './words';

/** What every pad's view holds. */
export interface PadView {
  over: boolean;
  first: number | null;
  /** Every box that is not empty: its number, its value, who said it. */
  said: number[][];
  odd: Said[];
  players: { total: number | null; lines: Record<string, number | null> }[];
  places: number[] | null;
}

export class Pad<View extends PadView = PadView> {
  readonly story = new Story();
  info = $state.raw<TableInfo>() as TableInfo;
  push = $state.raw<Push | null>(null);
  here = $state.raw<Here | null>(null);
  connection = $state.raw<Connection>('connecting');
  /** What was said last on this phone, as one; null: nothing yet, or taken back. */
  last = $state.raw<readonly Change[] | null>(null);
  /** Taken back last; null: something was said since. */
  undone = $state.raw<readonly Change[] | null>(null);
  /** What looked wrong before that. */
  private oddBefore: readonly string[] = [];
  /** Why the last thing said was refused. */
  refusal = $state.raw('');
  /** The sheet that lies open. */
  open = $state.raw(0);
  /** The game is over, but somebody wants to see the sheets once more. */
  reopened = $state.raw(false);

  readonly mail: Mail;
  /** What was said here, the oldest first; null: as the log tells. */
  private stack: (readonly Change[])[] | null = null;
  private v = 0;
  private readonly line: Line;
  private readonly deafen: () => void;

  constructor(
    readonly game: GameInfo,
    /** The game this pad counts for: its things and their words. */
    readonly base: GameInfo,
    info: TableInfo,
    /** How it stood last on this phone: what is there until the server can be reached. */
    kept?: Push,
  ) {
    this.info = info;
    this.open = this.mine[0] ?? 0;
    this.line = new Line(info.id, this.mine[0] ?? -1, {
      ticket: async () => (await api.ticket(info.id)).ticket,
      connect,
      lang: () => settings.lang,
      heard: (message) => this.hear(message),
      state: (connection) => {
        this.connection = connection;
        if (connection === 'open') this.mail.heard(true);
      },
    });
    const seen = (): { log: readonly Entry[]; mine: readonly number[]; v: number } => ({
      log: this.story.log,
      mine: this.mine,
      v: this.v,
    });
    this.mail = new Mail({
      table: info.id,
      game,
      get log() {
        return seen().log;
      },
      get mine() {
        return seen().mine;
      },
      get v() {
        return seen().v;
      },
      ask: () => {
        this.line.check();
        this.line.send({ t: 'resync' });
      },
      refused: (why) => (this.refusal = this.words.refused(why)),
    });
    if (kept) this.receive(kept);
    this.line.open();
    const quiet = attend(this.line);
    const back = (): void => this.mail.retry();
    window.addEventListener('online', back);
    this.deafen = () => {
      quiet();
      window.removeEventListener('online', back);
    };
  }

  close(): void {
    this.deafen();
    this.mail.close();
    this.line.close();
  }

  // -- what there is to see ----------------------------------------------------------------

  readonly seats = $derived(this.info.seats.length);
  readonly mine = $derived(this.info.seats.flatMap((s, i) => (s.mine ? [i] : [])));
  readonly names = $derived(this.info.seats.map((s, i) => s.name || allWords().say('seat', { number: i + 1 })));
  readonly words: PadWords = $derived.by(
    () => new PadWords(allWords(), this.game, this.base, this.names, this.mine[0] ?? -1),
  );
  /** How a seat is called here: who holds one alone is "you". */
  called(seat: number): string {
    return this.mine.length === 1 && this.mine[0] === seat ? allWords().say('web-you') : this.names[seat];
  }
  readonly view = $derived((this.push?.view ?? null) as unknown as View);
  /** The game is over, as far as this phone knows, and its result is what is looked at. */
  readonly over = $derived.by(() => this.value(this.box('end')) === YES);
  readonly ended = $derived.by(() => this.over && !this.reopened);
  readonly offline = $derived.by(() => this.connection === 'lost' || this.mail.waiting > 0);
  /** Own seat first, then round the table. */
  readonly order = $derived.by(() => {
    const me = Math.max(0, this.mine[0] ?? 0);
    return Array.from({ length: this.seats }, (_, i) => (me + i) % this.seats);
  });
  private readonly values = $derived.by(() => {
    const found = new Map(this.view?.said.map(([box, value]) => [box, value] as const));
    for (const { one } of this.mail.acked) found.set(one.box, one.value);
    for (const one of this.mail.unsent) found.set(one.box, one.value);
    return found;
  });
  private readonly saidBy = $derived(new Map(this.view?.said.map(([box, , by]) => [box, by] as const)));

  box(block: string, ...things: number[]): number {
    return boxOf(this.game, block, ...things);
  }

  /** What a box holds, as far as this phone knows. */
  value(box: number): number {
    return this.values.get(box) ?? NONE;
  }

  has(block: string, ...things: number[]): boolean {
    return this.value(this.box(block, ...things)) === YES;
  }

  /** A number of a box whose values are nothing, 0, 1, 2 …; null: nothing was said. */
  number(block: string, ...things: number[]): number | null {
    const value = this.value(this.box(block, ...things));
    return value === NONE ? null : value - 1;
  }

  by(box: number): number | null {
    return this.saidBy.get(box) ?? null;
  }

  waits(box: number): boolean {
    return this.mail.unsent.some((one) => one.box === box && one.waited);
  }

  /** Points of this seat do not hold what was said here meanwhile. */
  stale(seat: number): boolean {
    return this.mail.unsent.some((one) => one.waited && [seat, null].includes(seatOf(this.game, one.box)));
  }

  /** What was just said about this box is still fresh. */
  fresh(box: number): boolean {
    return this.last?.some((one) => one.box === box) ?? false;
  }

  /** What looks wrong, in sentences: it is kept all the same. */
  readonly odd: readonly string[] = $derived.by(
    () => this.view?.odd.map((one) => this.words.reason(this.game, one)) ?? [],
  );
  /** What looks wrong since the last thing said here. */
  readonly newlyOdd = $derived.by(() => this.last && this.odd.find((one) => !this.oddBefore.includes(one)));

  readonly canUndo = $derived.by(() => {
    void [this.last, this.undone];
    return this.mine.length > 0 && (this.stack ?? saidHere(this.game, this.story.log, this.mine)).length > 0;
  });

  // -- what may be said ----------------------------------------------------------------------

  say(box: number, value: number): void {
    this.sayAll([[box, value]]);
  }

  /** Several boxes as one: one undo takes all of it back. */
  sayAll(said: readonly (readonly [box: number, value: number])[]): void {
    const changes = said
      .map(([box, now]) => ({ box, was: this.value(box), now }))
      .filter(({ was, now }) => was !== now);
    if (!changes.length || !this.mine.length) return;
    this.past.push(changes);
    this.oddBefore = this.odd;
    this.last = changes;
    this.undone = null;
    this.tell(changes);
  }

  /** Adds to what was said last, if that was about these boxes: digits typed one after the other are one number. */
  saySame(box: number, value: number): void {
    const last = this.past[this.past.length - 1];
    if (last?.length !== 1 || last[0].box !== box || this.last !== last) return this.say(box, value);
    this.past.pop();
    const change = { ...last[0], now: value };
    if (change.was !== change.now) this.past.push([change]);
    this.last = change.was === change.now ? null : this.past[this.past.length - 1];
    this.tell([change]);
  }

  /** Takes back the last thing this phone said. */
  undo(): void {
    const last = this.past.pop();
    if (!last) return;
    this.last = null;
    this.undone = last;
    // What somebody else has changed since is theirs.
    const ours = last.filter(({ box, now }) => this.value(box) === now);
    this.tell(ours.map(({ box, was, now }) => ({ box, was: now, now: was })).reverse());
  }

  private get past(): (readonly Change[])[] {
    this.stack ??= saidHere(this.game, this.story.log, this.mine);
    return this.stack;
  }

  finish(): void {
    this.say(this.box('end'), YES);
  }

  private tell(changes: readonly Change[]): void {
    this.refusal = '';
    if (!this.over) this.reopened = false;
    for (const { box, now } of changes) {
      const sheet = seatOf(this.game, box);
      this.mail.post(sheet !== null && this.mine.includes(sheet) ? sheet : this.mine[0], box, now);
    }
  }

  /** What entries would bring each seat, by the game's own count; null: it cannot be asked now. */
  async weigh(said: readonly (readonly [box: number, value: number])[]): Promise<readonly (number | null)[] | null> {
    if (this.offline || !this.mine.length) return null;
    const actions = said.map(([box, value]) => box + value);
    return weighed(this.info.id, this.mine[0], actions).catch(() => null);
  }

  /** Looks at another sheet. What is hidden from others can only be seen from its own seat. */
  turn(seat: number): void {
    this.open = seat;
    if (this.mine.includes(seat) && seat !== this.push?.seat && (this.view as { hidden?: boolean })?.hidden)
      this.line.send({ t: 'look', seat, lang: settings.lang });
  }

  // -- what the server says --------------------------------------------------------------------

  private hear(message: ToClient): void {
    if (message.t === 'hello') this.info = message.table;
    else if (message.t === 'here') this.here = message;
    else if (message.t === 'push') this.receive(message);
    if (this.connection === 'open') this.mail.heard(message.t === 'push' && !message.since);
  }

  private receive(push: Push): void {
    if (push.since && push.since !== this.v) return this.line.send({ t: 'resync' });
    this.v = push.v;
    this.story.add(push, push.seat !== this.push?.seat, this.seats);
    this.push = push;
    if (!this.over) this.reopened = false;
    keepPad(this.info, push, this.story.log, this.words.say(`${this.base.id}-title`));
  }

  // -- the log ---------------------------------------------------------------------------------

  /** Says again what a line of the log changed; false: the box holds something else by now. */
  takeBack(line: Said): boolean {
    const change = changeOf(this.game, line);
    if (!change || this.value(change.box) !== change.now) return false;
    this.say(change.box, change.was);
    return true;
  }
}
