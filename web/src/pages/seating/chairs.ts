/** Who sits where while a table is being set, and where the chairs stand. */
import type { GameInfo, NewSeat } from '../../lib/wire';

/** Null: a chair nobody has been given yet. */
export type Chair = NewSeat | null;

type Company = (game: string, asked: readonly number[], taken: readonly string[]) => ({ name: string } | undefined)[];

/** Chairs at equal angles round the table, clockwise; whoever looks sits below. Shares of the half axes, -1 to 1. */
export function around(count: number, below: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * (i - below)) / count;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
}

/** As many chairs as asked for: those that are added are free, those at the end go first. */
export const resized = (chairs: readonly Chair[], count: number): Chair[] =>
  Array.from({ length: count }, (_, i) => chairs[i] ?? null);

const levelOf = (game: Pick<GameInfo, 'levels'>, chair: Chair): number => game.levels.indexOf(chair?.bot ?? '') + 1;

/** What everybody at the table is called; a bot nobody has named yet by the rules of the server. '': nobody, or not known. */
export function namesOf(
  game: Pick<GameInfo, 'id' | 'levels'>,
  chairs: readonly Chair[],
  mine: string,
  company: Company | undefined,
): string[] {
  const known = chairs.map((one) => (one?.who === 'me' ? mine : (one?.name ?? '')));
  const nameless = chairs.flatMap((one, i) => (one?.who === 'bot' && !one.name ? [i] : []));
  const asked = nameless.map((i) => levelOf(game, chairs[i]));
  const found = company?.(game.id, asked, known) ?? [];
  nameless.forEach((i, k) => (known[i] = found[k]?.name ?? ''));
  return known;
}

/** Who would come to a chair at each level: whoever sits there, or somebody who is not at the table yet, each once; '' when all eight are. */
export function offered(
  game: Pick<GameInfo, 'id' | 'levels'>,
  chairs: readonly Chair[],
  at: number,
  names: readonly string[],
  company: Company | undefined,
): string[] {
  const own = game.levels.indexOf(chairs[at]?.bot ?? '');
  const levels = game.levels.map((_, k) => k + 1);
  const asked = levels.filter((level) => level !== own + 1);
  // Whoever sits here belongs to this level and to no other.
  const taken = own < 0 ? names.filter((_, i) => i !== at) : names;
  const found = company?.(game.id, asked, taken) ?? [];
  return levels.map((level) => (level === own + 1 ? names[at] : (found[asked.indexOf(level)]?.name ?? '')));
}

/** The table as it is asked for: bots keep the names they were shown by, and take the chairs that are free. */
export function seated(chairs: readonly Chair[], names: readonly string[], usual: string): NewSeat[] {
  return chairs.map((one, i) => {
    if (!one) return { who: 'bot', bot: usual };
    if (one.who !== 'bot') return one;
    return names[i] ? { ...one, name: names[i] } : one;
  });
}
