/** The HTTP API, typed. Whatever is not a success is thrown as a Refusal, to be said with `words.refused`. */
import { update } from './update.svelte';
import type {
  Checked,
  CheckOptions,
  Devices,
  GameInfo,
  Games,
  Hide,
  Join,
  Me,
  NewTable,
  Problem,
  Push,
  Reach,
  Recap,
  Recovery,
  Replay,
  Sayings,
  TableInfo,
  Tables,
  Ticket,
  Told,
} from './wire';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Record<string, Told>,
    message: string,
  ) {
    super(message);
  }
}

/** Nobody answered: the network is gone, or the server. */
export const isAway = (error: unknown): boolean => error instanceof Refusal && error.status === 0;

async function call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      signal,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal(0, 'offline', {}, 'The server cannot be reached.');
  }
  update.served(answer.headers.get('x-voliere-page'));
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(answer.status, problem.key ?? 'broken', problem.args ?? {}, problem.message ?? answer.statusText);
}

export async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await call(method, path, body, signal);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

const read = async (path: string): Promise<string> => (await call('GET', path)).text();
const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

let games: Promise<GameInfo[]> | undefined;

export const api = {
  /** Games do not change while the page lives. */
  games(): Promise<GameInfo[]> {
    games ??= ask<GameInfo[]>('GET', '/games').catch((error) => {
      games = undefined;
      throw error;
    });
    return games;
  },
  /** The words of what is installed beside us: Fluent. */
  words: (lang: string) => read(`/words/${lang}`),
  /** The rules of a game: Markdown. */
  /** Score sheets to print, or a player aid, as a file. */
  sheetUrl: (game: string, kind: 'score' | 'aid', lang: string, paper: string): string =>
    `/api/games/${encodeURIComponent(game)}/sheet.pdf?kind=${kind}&lang=${lang}&paper=${paper}`,
  rules: (game: string, lang: string) => read(`/games/${encodeURIComponent(game)}/rules/${lang}`),
  reach: () => ask<Reach>('GET', '/reach'),
  check: (game: string, body: CheckOptions) => ask<Checked>('POST', `/games/${game}/check`, body),
  me: () => ask<Me>('GET', '/me'),
  becomeSomebody: (name: string) => ask<Me>('POST', '/me', { name }),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  signOut: () => ask<Me>('DELETE', '/me'),
  devices: () => ask<Devices>('GET', '/me/devices'),
  signOutDevice: (id: string) => ask<Devices>('DELETE', `/me/devices/${encodeURIComponent(id)}`),
  signOutEverywhere: (others: boolean) => ask<Me>('DELETE', `/me/devices?others=${others}`),
  deleteMe: () => ask<Me>('DELETE', '/me/everything'),
  recovery: () => ask<Recovery>('POST', '/me/recovery'),
  recover: (recovery: string) => ask<Me>('POST', '/recover', { recovery }),
  tables: () => ask<Tables>('GET', '/tables'),
  create: (body: NewTable) => ask<TableInfo>('POST', '/tables', body),
  lesson: (game: string) => ask<TableInfo>('POST', `/lessons/${encodeURIComponent(game)}`),
  table: (id: string, link?: string) =>
    ask<TableInfo>('GET', table(id) + (link ? `?link=${encodeURIComponent(link)}` : '')),
  join: (id: string, body: Join) => ask<TableInfo>('POST', `${table(id)}/join`, body),
  leave: (id: string, seat: number) => ask<TableInfo>('POST', `${table(id)}/leave`, { seat }),
  /** Without a name: the bot the table has agreed on. */
  bot: (id: string, seat: number, bot = '') => ask<TableInfo>('POST', `${table(id)}/bot`, { seat, bot }),
  back: (id: string, seat: number) => ask<TableInfo>('POST', `${table(id)}/back`, { seat }),
  free: (id: string, seat: number) => ask<TableInfo>('POST', `${table(id)}/free`, { seat }),
  close: (id: string) => ask<TableInfo>('POST', `${table(id)}/close`),
  hide: (id: string, hidden: boolean) => ask<Hide>('POST', `${table(id)}/hide`, { hidden }),
  mine: (game: string, after: string, everything = false) =>
    ask<Games>(
      'GET',
      `/mine?game=${encodeURIComponent(game)}&after=${encodeURIComponent(after)}&everything=${everything}`,
    ),
  said: (after: string) => ask<Sayings>('GET', `/me/said?after=${encodeURIComponent(after)}`),
  rematch: (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`),
  /** A table as my seat sees it, without sitting down. */
  look: (id: string, seat: number) => ask<Push>('GET', `${table(id)}/view?seat=${seat}`),
  ticket: (id: string) => ask<Ticket>('POST', `${table(id)}/ticket`),
  replay: (id: string, seat: number, first: number, count: number, lang = '') =>
    ask<Replay>('GET', `${table(id)}/replay?seat=${seat}&first=${first}&count=${count}&lang=${lang}`),
  recap: (id: string) => ask<Recap>('GET', `${table(id)}/recap`),
  record: (id: string) => ask<unknown>('GET', `${table(id)}/record`),
  recordUrl: (id: string) => `/api${table(id)}/record`,
};
