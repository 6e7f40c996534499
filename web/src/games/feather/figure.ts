/** The birds of Birds of a Feather. */
import type { Draw, Scene } from '../../recap/figures';
import { habitatOf } from './birds';

const SCENES: Record<string, Scene> = { wetland: 'wetland', ocean: 'wetland', desert: 'grassland' };

export const figure: Draw = (game, kind, index) => {
  const name = kind === 'bird' ? game.things.bird[index] : undefined;
  if (!name) return null;
  const habitat = game.things.habitat[habitatOf(game, index)];
  return { id: `bf-${name}`, sprite: 'feather', scene: SCENES[habitat] ?? 'forest' };
};
