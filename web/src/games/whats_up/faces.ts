/** Faces of What's Up as the names of its things tell them: "y2" is two yellow birds. */
import type { GameInfo } from '../../lib/wire';

export const COLOURS = ['red', 'green', 'yellow', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];
const LETTERS: Record<string, Colour> = { r: 'red', g: 'green', y: 'yellow', v: 'violet' };

export function faceOf(game: GameInfo, face: number): { colour: Colour; birds: number } {
  const name = game.things.face[face];
  return { colour: LETTERS[name[0]], birds: Number(name[1]) };
}
