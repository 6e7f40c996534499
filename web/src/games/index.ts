/** The games that have a board here, each loaded when its table is opened. */
import type { Face } from '../lib/scene';

type Load = () => Promise<{ face: Face }>;

const FACES: Record<string, Load> = {
  songbirds: () => import('./songbirds/face') as ReturnType<Load>,
  feather: () => import('./feather/face') as ReturnType<Load>,
  piafs: () => import('./piafs/face') as ReturnType<Load>,
  'whats-up': () => import('./whats_up/face') as ReturnType<Load>,
  wingspan: () => import('./wingspan/face') as ReturnType<Load>,
};

export const PLAYABLE = Object.keys(FACES);

export async function faceOf(game: string): Promise<Face> {
  const load = FACES[game];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).face;
}
