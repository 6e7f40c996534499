/** What of the HTTP API only pads need. */
import PARTS from 'virtual:parts';
import { api, ask, isAway } from '../lib/api';
import { language } from '../lib/language.svelte';
import { gameOfPad } from './ids';
import { keptGames } from './without';
import type { GameInfo, Said, Value, Weighed } from '../lib/wire';

let pads: Promise<GameInfo[]> | undefined;

/** Pads do not change while the page lives. */
export function allPads(): Promise<GameInfo[]> {
  pads ??= ask<GameInfo[]>('GET', '/pads').catch((error) => {
    pads = undefined;
    throw error;
  });
  return pads;
}

export interface SetUp {
  steps: Said[];
  variants: Said[];
}

/** How to lay out the box for so many. */
export const setUp = (pad: string, seats: number, options: Record<string, Value>): Promise<SetUp> =>
  ask<SetUp>('POST', `/pads/${encodeURIComponent(pad)}/setup`, { seats, options });

/** What entries on the sheets of a pad would bring each seat. */
export const weighed = async (table: string, seat: number, actions: number[]): Promise<readonly (number | null)[]> =>
  (await ask<Weighed>('POST', `/tables/${encodeURIComponent(table)}/weigh`, { seat, actions })).gains;

/** A pad with the game it counts for, and the words of both. */
export async function known(pad: string): Promise<{ game: GameInfo; base: GameInfo }> {
  await words(pad);
  let all: GameInfo[], games: GameInfo[];
  try {
    [all, games] = await Promise.all([allPads(), api.games()]);
  } catch (error) {
    if (isAway(error)) return keptGames(pad);
    throw error;
  }
  const game = all.find((one) => one.id === pad);
  const base = games.find((one) => one.id === gameOfPad(pad));
  if (!game || !base) throw new Error(`no pad ${pad}`);
  return { game, base };
}

export async function words(pad: string): Promise<void> {
  await Promise.all(['pads', pad, gameOfPad(pad)].map((part) => language.need(part, false, PARTS)));
}
