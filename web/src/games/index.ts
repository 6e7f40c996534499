/** The games that have a face of their own: a folder each, loaded when its table is opened. Any other game is shown as text. */
import type { Face } from '../lib/scene';
import { gameOf } from './folders';

type Load = () => Promise<{ face: Face }>;

const FACES = new Map<string, Load>(
  Object.entries(import.meta.glob<{ face: Face }>('./*/face.ts')).map(([path, load]) => [gameOf(path), load]),
);

export const WITH_FACE: readonly string[] = [...FACES.keys()];

export async function faceOf(game: string): Promise<Face> {
  const load: Load = FACES.get(game) ?? (() => import('../plain/face'));
  return (await load()).face;
}
