import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attend, Line, type Connection } from '../src/lib/socket';
import type { ToServer } from '../src/lib/wire';

class FakeSocket {
  readyState = 1;
  sent: ToServer[] = [];
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  constructor(readonly url: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ToServer);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

let sockets: FakeSocket[];
let lang: string;
let states: Connection[];
let ticket: () => Promise<string>;
let line: Line;
const last = (): FakeSocket => sockets[sockets.length - 1];
const play = (id: string): ToServer => ({ t: 'play', seat: 0, n: 1, a: 5, id });
const flush = () => vi.advanceTimersByTimeAsync(0);
const greet = () => last().say({ t: 'push', v: 1, since: 0 });

beforeEach(async () => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  lang = 'fr';
  ticket = async () => `t${sockets.length}`;
  line = new Line('T', 0, {
    ticket: () => ticket(),
    connect: (url) => {
      const made = new FakeSocket(url);
      sockets.push(made);
      return made as unknown as WebSocket;
    },
    lang: () => lang,
    heard: () => undefined,
    state: (s) => states.push(s),
  });
  line.open();
  await flush();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe('a line to a table', () => {
  test('opens with a ticket and its seat, and is open after the first push', () => {
    expect(last().url).toBe('/api/tables/T/socket?ticket=t0&lang=fr&seat=0');
    expect(states).toEqual(['connecting']);
    greet();
    expect(states.at(-1)).toBe('open');
  });

  test('what was not acknowledged is sent again, what was is not', async () => {
    greet();
    line.send(play('a'));
    line.send(play('b'));
    last().say({ t: 'ack', id: 'a', v: 2 });
    last().drop();
    expect(states.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    expect(last().sent).toEqual([]);
    greet();
    expect(last().sent).toEqual([play('b')]);
    expect(line.pending).toBe(true);
    last().say({ t: 'no', id: 'b', key: 'stale', args: {} });
    expect(line.pending).toBe(false);
  });

  test('an intent made while the line is down goes out when it is up', async () => {
    greet();
    last().drop();
    line.send(play('c'));
    await vi.advanceTimersByTimeAsync(1000);
    greet();
    expect(last().sent).toEqual([play('c')]);
  });

  test('busy: the same intent again, a moment later', async () => {
    greet();
    line.send(play('d'));
    last().say({ t: 'no', id: 'd', key: 'busy', args: {} });
    await vi.advanceTimersByTimeAsync(2000);
    expect(last().sent).toEqual([play('d'), play('d')]);
  });

  test('waits longer after each failure, and tries at once when asked', async () => {
    ticket = async () => Promise.reject(Object.assign(new Error(), { status: 0 }));
    last().drop();
    await vi.advanceTimersByTimeAsync(60_000);
    const tries = states.filter((s) => s === 'lost').length;
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(12);
    ticket = async () => 'again';
    line.retry();
    await flush();
    expect(sockets).toHaveLength(2);
  });

  test('gives up where trying again cannot help', async () => {
    last().drop(1008);
    expect(states.at(-1)).toBe('refused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  test('says who reads, also when it comes back', async () => {
    expect(last().url).toContain('&lang=fr');
    greet();
    lang = 'en';
    last().drop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(last().url).toContain('&lang=en');
  });

  test('keeps the seat it looks through', async () => {
    greet();
    line.send({ t: 'look', seat: 1 });
    last().drop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(last().url).toContain('seat=1');
  });

  test('a connection that answers no more is lost within 15 seconds, and said so', async () => {
    greet();
    await vi.advanceTimersByTimeAsync(7000);
    expect(last().sent).toEqual([{ t: 'ping' }]);
    expect(states.at(-1)).toBe('open');
    await vi.advanceTimersByTimeAsync(6000);
    expect(states.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
  });

  test('a connection that answers stays, however silent the table', async () => {
    greet();
    for (let i = 0; i < 60; i++) {
      await vi.advanceTimersByTimeAsync(1000);
      if (last().sent.length) last().say({ t: 'pong' });
      last().sent = [];
    }
    expect(states.at(-1)).toBe('open');
    expect(sockets).toHaveLength(1);
  });

  test('a page that slept through the silence asks before it gives the line up', async () => {
    greet();
    vi.setSystemTime(Date.now() + 600_000); // timers did not run meanwhile
    await vi.advanceTimersByTimeAsync(600);
    expect(states.at(-1)).toBe('open');
    expect(last().sent).toEqual([{ t: 'ping' }]);
  });

  test('when the network changes, the line proves that it works or comes back at once', async () => {
    greet();
    line.check();
    expect(last().sent).toEqual([{ t: 'ping' }]);
    ticket = async () => Promise.reject(Object.assign(new Error(), { status: 0 }));
    await vi.advanceTimersByTimeAsync(3600);
    expect(states.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(40_000);
    expect(sockets).toHaveLength(1);
    ticket = async () => 'back';
    line.check();
    await flush();
    expect(sockets).toHaveLength(2);
    greet();
    line.check();
    last().say({ t: 'pong' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(states.at(-1)).toBe('open');
  });

  test('a ticket or a greeting that never comes is a failed try, not an endless one', async () => {
    last().drop();
    let hung = 0;
    ticket = () => new Promise(() => hung++);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(hung).toBeGreaterThan(1);
    let late: (ticket: string) => void = () => undefined;
    ticket = () => new Promise((give) => (late = give));
    line.retry();
    ticket = async () => 'quick';
    line.retry();
    await flush();
    expect(sockets).toHaveLength(2);
    late('late');
    await flush();
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(11_000); // no push came
    expect(states.at(-1)).toBe('lost');
  });
});

test('the browser tells the line when the network or the reader comes and goes, until the table is closed', () => {
  let checks = 0;
  const made = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  const page = { addEventListener: vi.fn(), removeEventListener: vi.fn(), hidden: true };
  vi.stubGlobal('window', made);
  vi.stubGlobal('document', page);
  const end = attend({ check: () => checks++ });
  const told = Object.fromEntries([...made.addEventListener.mock.calls, ...page.addEventListener.mock.calls]) as Record<
    string,
    () => void
  >;
  expect(Object.keys(told).sort()).toEqual(['offline', 'online', 'visibilitychange']);
  told.online();
  told.offline();
  told.visibilitychange();
  expect(checks).toBe(2);
  page.hidden = false;
  told.visibilitychange();
  expect(checks).toBe(3);
  end();
  expect(made.removeEventListener.mock.calls).toEqual(made.addEventListener.mock.calls);
  expect(page.removeEventListener.mock.calls).toEqual(page.addEventListener.mock.calls);
  vi.unstubAllGlobals();
});
