/** How often bots played a bird and won with it, where there are figures that say something (scripts/played.ts). */
import PLAYED from './played.json';

export interface BirdPlayed {
  game: string;
  games: number;
  seats: number;
  times: number;
  /** Of a hundred. */
  won: number;
  from: number;
  to: number;
}

export const playedIn = (id: string): BirdPlayed[] =>
  Object.entries(PLAYED).flatMap(([game, { games, seats, birds }]) => {
    const found = (birds as Record<string, number[] | undefined>)[id];
    if (!found) return [];
    const [times, won, from, to] = found;
    return [{ game, games, seats, times, won, from, to }];
  });
