/** Which game's rules were read last on this device. */
const PLACE = 'voliere-reading';

export function lastRead(games: readonly string[]): string {
  try {
    const kept = localStorage.getItem(PLACE) ?? '';
    return games.includes(kept) ? kept : games[0];
  } catch {
    return games[0];
  }
}

export function readLast(game: string): void {
  try {
    localStorage.setItem(PLACE, game);
  } catch {
    // A browser that keeps nothing begins with the first game.
  }
}
