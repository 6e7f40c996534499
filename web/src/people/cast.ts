/** Who one may meet at the table. The server names its bots by the same rules (src/voliere/bots/names.py). */
import told from 'virtual:cast';
import type { PersonId } from '../art/people/looks';

export interface Character {
  id: PersonId;
  name: string;
  /** At home where, 1 to 5, by game. */
  levels: Record<string, number>;
}

/** In the order in which they are offered where two share a level. */
export const CAST = told.cast as Character[];
export const HOSTS = told.hosts;

/** A bot by its name; those of old tables, or with a name somebody gave them, have no face. */
export const named = (name: string): Character | undefined =>
  CAST.find((one) => one.name.toLowerCase() === name.toLowerCase());

/** Faces for the bots of a table by their levels (1 to 5; 0 is none), never one twice: the host of the level, who is at home there, the nearest. */
export function company(
  game: string,
  asked: readonly number[],
  taken: readonly string[] = [],
): (Character | undefined)[] {
  const gone = new Set(taken.map((name) => name.toLowerCase()));
  const hosts = HOSTS[game] ?? [];
  const far = (one: Character, level: number): number => {
    if (!level || !hosts.length) return 0;
    return hosts[level - 1] === one.id ? -1 : Math.abs(one.levels[game] - level);
  };
  // Seats whose host is free choose first, so that nobody takes the chair of a host.
  const late = (k: number): number => {
    const host = CAST.find((one) => far(one, asked[k]) < 0);
    return asked.indexOf(asked[k]) !== k || !host || gone.has(host.name.toLowerCase()) ? 1 : 0;
  };
  const order = asked.map((_, k) => [late(k), k]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const found: (Character | undefined)[] = asked.map(() => undefined);
  for (const [, k] of order) {
    const free = CAST.filter((one) => !gone.has(one.name.toLowerCase()));
    const face = free.toSorted((a, b) => far(a, asked[k]) - far(b, asked[k])).at(0);
    if (face) gone.add(face.name.toLowerCase());
    found[k] = face;
  }
  return found;
}
