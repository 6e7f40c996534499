/** The last table of each game that was set on this device, to be set again with one click. */
import type { GameInfo, NewSeat, NewTable, Value } from '../../lib/wire';
import type { Words } from '../../lib/words';

const place = (game: string): string => `voliere-last-${game}`;

export function keepLast(table: NewTable): void {
  try {
    localStorage.setItem(place(table.game), JSON.stringify(table));
  } catch {
    // A device that keeps nothing offers nothing again.
  }
}

/** What is kept, if the game can still be played so: bots and numbers of players come and go. */
export function lastOf(game: Pick<GameInfo, 'id' | 'seats' | 'bots'>): NewTable | null {
  let kept: unknown;
  try {
    kept = JSON.parse(localStorage.getItem(place(game.id)) ?? 'null');
  } catch {
    return null;
  }
  return fits(game, kept) ? kept : null;
}

export function fits(game: Pick<GameInfo, 'id' | 'seats' | 'bots'>, kept: unknown): kept is NewTable {
  const { game: id, seats } = (kept ?? {}) as Partial<NewTable>;
  if (id !== game.id || !Array.isArray(seats) || !game.seats.includes(seats.length)) return false;
  return seats.every((one: NewSeat) => one.who !== 'bot' || game.bots.includes(one.bot ?? ''));
}

/** "Zoé and a friend, by link · Goal board: blue". `usual`: options that say nothing worth telling. */
export function told(t: Words, game: GameInfo, table: NewTable, usual: Record<string, Value>): string {
  const others = table.seats.filter((one) => one.who !== 'me');
  const who = others.map((one) => {
    if (one.who === 'open') return t.say('new-link');
    return one.name || (one.who === 'bot' ? t.bot(one.bot) : t.say('new-here'));
  });
  const options = game.options
    .filter((o) => o.id in (table.options ?? {}) && table.options?.[o.id] !== (usual[o.id] ?? o.default))
    .map((o) =>
      t.say('new-option', { option: t.option(game, o), value: t.value(game, o, table.options?.[o.id] ?? '') }),
    );
  return [who.length ? t.allOf(who) : t.say('new-again-alone'), ...options].join(' · ');
}
