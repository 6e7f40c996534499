/** The birds of Wingspan, in one of the habitats they live in. */
import families from 'virtual:families';
import type { Draw } from '../../recap/figures';
import { BIRDS } from './cards';
import { HABITATS } from './texts';

export const figure: Draw = (game, kind, index) => {
  const name = kind === 'bird' ? game.things.bird[index] : undefined;
  if (!name) return null;
  return { id: `bird-${name}`, sprite: families[name] ?? 'landbirds', scene: HABITATS[BIRDS[index].habitats[0]] };
};
