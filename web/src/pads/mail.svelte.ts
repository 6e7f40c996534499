/** Brings what was said here to the server, one after the other, and keeps it until it is on disk there. After a silence others are
 *  heard first: where two phones said different things about one box, somebody decides. */
import { ask, Refusal } from '../lib/api';
import { newId } from '../lib/id';
import type { Ack, Entry, GameInfo } from '../lib/wire';
import { compare, Outbox, type Clash, type Unsent } from './outbox';

/** What the mail needs to know of its pad. */
export interface Sender {
  readonly table: string;
  readonly game: Pick<GameInfo, 'blocks' | 'things'>;
  readonly log: readonly Entry[];
  readonly mine: readonly number[];
  /** The version in sight. */
  readonly v: number;
  /** Asks for everything as it stands now; `heard` tells when it has come. */
  ask(): void;
  refused(why: Refusal): void;
}

/** No answer, or not now: the server may take the same thing later. */
const LATER = [0, 429, 502, 503, 504];
/** First pause before it is tried again; each next one is longer. */
const SOON = 500;
const SELDOM = 8000;

export class Mail {
  /** Said here, not known to be heard: shown over what the server says. */
  unsent = $state.raw<readonly Unsent[]>([]);
  /** Heard over there; the push that shows it has not come. */
  acked = $state.raw<readonly { one: Unsent; v: number }[]>([]);
  clashes = $state.raw<readonly Clash[]>([]);
  /** How many answers went out after a silence; until something else is said. */
  caughtUp = $state.raw(0);

  /** How many wait for the network; what waits for a decision does not. */
  readonly waiting = $derived(
    this.unsent.filter((one) => one.waited && !this.clashes.some(({ mine }) => mine.id === one.id)).length,
  );

  private readonly outbox: Outbox;
  private sending: string | null = null;
  /** Everything that others said was heard since the last failure. */
  private proven = false;
  private pause = SOON;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly from: Sender) {
    this.outbox = new Outbox(from.table);
    this.unsent = this.outbox.entries;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  post(seat: number, box: number, value: number): void {
    this.caughtUp = 0;
    // Behind something that waits it waits too.
    const waited = this.unsent.some((other) => other.waited);
    const one = { id: newId(), seat, box, value, v: this.from.v, at: Date.now(), waited };
    this.outbox.add(one, this.sending);
    this.unsent = this.outbox.entries;
    void this.send();
  }

  /** Something was heard. `all`: the table as a whole, so the log is as new as can be. */
  heard(all: boolean): void {
    if (this.acked.length) this.acked = this.acked.filter(({ v }) => v > this.from.v);
    if (!this.proven && !all) return;
    this.proven = true;
    // What others say after that counts as well, as long as the own word has not left.
    const waiting = this.unsent.filter((one) => one.waited && one.id !== this.sending);
    if (!waiting.length) return void this.send();
    const { same, clashes } = compare(this.from.game, waiting, this.from.log, this.from.mine);
    for (const { id } of same) this.outbox.drop(id);
    this.unsent = this.outbox.entries;
    this.clashes = clashes;
    void this.send();
  }

  /** Decides between two answers; the other stays in the log. */
  settle({ mine, theirs }: Clash, value: number): void {
    this.clashes = this.clashes.filter((one) => one.mine.id !== mine.id);
    this.outbox.drop(mine.id);
    this.unsent = this.outbox.entries;
    // Under its old id it may have been heard long ago: a new one counts.
    if (value !== theirs) this.post(mine.seat, mine.box, value);
  }

  private async send(): Promise<void> {
    if (this.sending) return;
    while (!this.closed) {
      const one = this.unsent.find(({ id }) => !this.clashes.some(({ mine }) => mine.id === id));
      if (!one || (one.waited && !this.proven)) return;
      this.sending = one.id;
      try {
        await this.bring(one);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (LATER.includes(error.status)) return this.later();
        this.from.refused(error);
        this.outbox.drop(one.id);
      } finally {
        this.sending = null;
        this.unsent = this.outbox.entries;
      }
    }
  }

  private async bring(one: Unsent): Promise<void> {
    const body = { seat: one.seat, n: 0, a: one.box + one.value, id: one.id };
    const { v } = await ask<Ack>('POST', `/tables/${encodeURIComponent(this.from.table)}/play`, body);
    this.pause = SOON;
    if (one.waited) this.caughtUp += 1;
    if (v > this.from.v) this.acked = [...this.acked, { one, v }];
    this.outbox.drop(one.id);
  }

  private later(): void {
    this.outbox.wait();
    this.proven = false;
    // Not at once: a line that still answers while nothing gets through would be asked without end.
    this.timer = setTimeout(() => this.retry(), this.pause);
    this.pause = Math.min(SELDOM, this.pause * 2);
  }

  /** The network is back, or a pause is over. */
  retry(): void {
    clearTimeout(this.timer);
    if (!this.closed && !this.proven) this.from.ask();
  }
}
