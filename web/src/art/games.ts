/** What each game brings to the illustrator, found in its folder (`games/<name>/art.ts`). Runs in the build only. */
import { gameOf } from '../games/folders';
import { plateOf } from './plates';

export interface GameArt {
  /** The bird that stands for the game in the lobby, in full detail. */
  plate: () => string;
  /** The symbols of its own sprite, named after the game. Without one its birds come family by family. */
  symbols?: () => Iterable<string>;
  /** Its cards can be read and played before that sprite is there. */
  later?: boolean;
}

const found = import.meta.glob<{ art: GameArt }>('../games/*/art.ts', { eager: true });

export const GAME_ART: ReadonlyMap<string, GameArt> = new Map(
  Object.entries(found).map(([path, { art }]) => [gameOf(path), art]),
);

export const platesOfGames = (): Record<string, string> =>
  Object.fromEntries([...GAME_ART].map(([game, { plate }]) => [game, plate()]));

/** A bird of no game in particular stands for one that has no drawing of its own. */
export const anyPlate = (): string => plateOf('house-wren');
