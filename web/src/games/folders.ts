/** A game's folder says its id: `./whats_up/face.ts` belongs to whats-up. */
export function gameOf(path: string): string {
  const folder = /([^/]+)\/[^/]+$/.exec(path)?.[1];
  if (!folder) throw new Error(`${path} is in no folder of a game`);
  return folder.replaceAll('_', '-');
}
