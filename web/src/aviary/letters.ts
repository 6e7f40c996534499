/** One letter for each game, where there is no room for its name. */
import type { GameId } from './birds';

export const LETTERS: Readonly<Record<GameId, string>> = {
  wingspan: 'W',
  feather: 'F',
  piafs: 'P',
  songbirds: 'S',
  'whats-up': 'U',
};
