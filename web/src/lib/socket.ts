/** One socket to a table. It comes back by itself after a lost connection, and sends again whatever was not acknowledged. */
import type { Answer, Let, Play, Read, Say, TakeBack, ToClient, ToServer } from './wire';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

/** What changes the table. Each has an id and is kept until the server has it on disk, or refuses it. */
type Intent = Play | TakeBack | Answer | Let | Say | Read;

/** What the line needs from the world; a test gives it another one. */
export interface World {
  ticket(): Promise<string>;
  connect(url: string): WebSocket;
  /** The language a board of text is written in. */
  lang(): string;
  heard(message: ToClient): void;
  state(connection: Connection, retryAt: number): void;
}

const BACKOFF = [500, 1000, 2000, 4000, 8000, 15000];
/** A dead connection may never say so: after so much silence it is asked, and must answer in time. */
const PING_AFTER = 6000;
const ANSWER_IN = 6000;
/** The same when something says that the network changed, or somebody looks at the page again. */
const PROOF_IN = 3000;
/** Ticket and greeting: a try that takes longer has failed. */
const GREET_IN = 10_000;
const WATCH_EVERY = 500;
/** The server says "busy" while its database is away: the same intent again, later. */
const BUSY_AGAIN = 1500;

export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Intent>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watcher: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  /** When the line counts as dead unless something is heard; 0: nothing is asked. */
  private due = 0;
  /** The number of the last try; answers to an earlier one come too late. */
  private dialled = 0;
  private greeted = false;
  private closed = false;

  constructor(
    private readonly table: string,
    /** Through whose eyes; null: as the server decides. Changes with `look`, and a new connection keeps it. */
    private seat: number | null,
    private readonly world: World,
  ) {}

  open(): void {
    this.world.state('connecting', 0);
    void this.dial();
  }

  /** Try now instead of at the end of the pause. */
  retry(): void {
    if (this.socket || this.closed) return;
    clearTimeout(this.timer);
    void this.dial();
  }

  /** The network came, went or changed, or the page is in sight again: come back at once, or prove that it still works. */
  check(): void {
    if (!this.socket) return this.retry();
    if (this.greeted) this.ping(PROOF_IN);
  }

  send(message: ToServer): void {
    if ('id' in message) this.waiting.set(message.id, message);
    if (message.t === 'look') this.seat = message.seat;
    if (this.greeted) this.write(message);
  }

  /** Whether something sent has not been answered yet. */
  get pending(): boolean {
    return this.waiting.size > 0;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.dialled++;
    this.drop(1000);
  }

  private async dial(): Promise<void> {
    const mine = ++this.dialled;
    // A try that hangs leaves room for the next one.
    this.timer = setTimeout(() => mine === this.dialled && this.lost(), GREET_IN);
    let ticket: string;
    try {
      ticket = await this.world.ticket();
    } catch (error) {
      if (mine !== this.dialled) return;
      const status = (error as { status?: number }).status ?? 0;
      // Nobody, not allowed, no such table: trying again would not help.
      if ([401, 403, 404].includes(status)) return this.give();
      return this.lost();
    }
    if (mine !== this.dialled) return;
    clearTimeout(this.timer);
    const seat = this.seat === null ? '' : `&seat=${this.seat}`;
    const socket = this.world.connect(
      `/api/tables/${encodeURIComponent(this.table)}/socket?ticket=${encodeURIComponent(ticket)}&lang=${this.world.lang()}${seat}`,
    );
    this.socket = socket;
    this.heardAt = Date.now();
    this.due = Date.now() + GREET_IN;
    socket.onmessage = (event: MessageEvent) => this.hear(socket, String(event.data));
    socket.onclose = (event: CloseEvent) => {
      if (this.socket !== socket) return;
      this.drop();
      if (event.code === 1008) this.give();
      else this.lost();
    };
    this.watcher = setInterval(() => this.watch(), WATCH_EVERY);
  }

  private hear(socket: WebSocket, data: string): void {
    if (socket !== this.socket) return;
    this.heardAt = Date.now();
    if (this.greeted) this.due = 0;
    const message = JSON.parse(data) as ToClient;
    if (message.t === 'ack') this.waiting.delete(message.id);
    if (message.t === 'no') this.refused(message.id, message.key);
    this.world.heard(message);
    // The first complete push ends the greeting: from now on the table is known, and old intents may follow.
    if (message.t === 'push' && !this.greeted) {
      this.greeted = true;
      this.due = 0;
      this.tries = 0;
      this.world.state('open', 0);
      for (const intent of this.waiting.values()) this.write(intent);
    }
  }

  private refused(id: string, key: string): void {
    const intent = this.waiting.get(id);
    if (key === 'busy' && intent) setTimeout(() => this.waiting.has(id) && this.send(intent), BUSY_AGAIN);
    else this.waiting.delete(id);
  }

  private watch(): void {
    const now = Date.now();
    if (this.due && now >= this.due) {
      this.drop();
      this.lost();
    } else if (this.greeted && !this.due && now - this.heardAt >= PING_AFTER) this.ping(ANSWER_IN);
  }

  /** Only an unanswered question counts as death: a page out of sight may sleep through any silence. */
  private ping(answerIn: number): void {
    this.due = Math.min(this.due || Infinity, Date.now() + answerIn);
    this.write({ t: 'ping' });
  }

  private write(message: ToServer): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private drop(code?: number): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    clearInterval(this.watcher);
    this.due = 0;
    if (socket && socket.readyState < 2) socket.close(code);
  }

  private lost(): void {
    if (this.closed) return;
    const pause = BACKOFF[Math.min(this.tries, BACKOFF.length - 1)] * (0.8 + 0.4 * Math.random());
    this.tries++;
    this.dialled++;
    clearTimeout(this.timer);
    this.world.state('lost', Date.now() + pause);
    this.timer = setTimeout(() => void this.dial(), pause);
  }

  private give(): void {
    clearTimeout(this.timer);
    if (!this.closed) this.world.state('refused', 0);
  }
}

/** The ways of the real browser. */
export function connect(url: string): WebSocket {
  return new WebSocket(url.replace(/^/, location.origin.replace(/^http/, 'ws')));
}

/** Lets a line hear what the browser knows about the network and the reader; gives the end of that. */
export function attend(line: Pick<Line, 'check'>): () => void {
  const check = () => line.check();
  const seen = () => !document.hidden && line.check();
  window.addEventListener('online', check);
  window.addEventListener('offline', check);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', check);
    window.removeEventListener('offline', check);
    document.removeEventListener('visibilitychange', seen);
  };
}
