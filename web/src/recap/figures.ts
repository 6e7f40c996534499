/** The drawing of a thing of a game ("bird:12"), where the game draws it. */
import { gameOf } from '../games/folders';
import type { GameInfo } from '../lib/wire';

export type Scene = 'forest' | 'grassland' | 'wetland';
export interface Figure {
  id: string;
  sprite: string;
  /** What lies behind it when it is shown large. */
  scene: Scene;
}
export type Draw = (game: GameInfo, kind: string, index: number) => Figure | null;

const LOADERS = new Map(
  Object.entries(import.meta.glob<{ figure: Draw }>('../games/*/figure.ts')).map(([path, load]) => [
    gameOf(path),
    load,
  ]),
);

const none: Draw = () => null;

/** How a game draws its things; nothing is drawn of one that does not say. */
export const drawOf = async (game: string): Promise<Draw> => (await LOADERS.get(game)?.())?.figure ?? none;

export function drawn(draw: Draw, game: GameInfo, thing: string): Figure | null {
  const [kind, index] = thing.split(':');
  return index === undefined ? null : draw(game, kind, Number(index));
}
