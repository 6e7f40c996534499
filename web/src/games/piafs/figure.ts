/** The garden birds of Piafs. */
import type { Draw } from '../../recap/figures';
import { birdOf } from './birds';

export const figure: Draw = (game, kind, index) => {
  if (kind === 'species' && game.things.species[index])
    return { id: `bird-${game.things.species[index]}-male`, sprite: 'piafs', scene: 'grassland' };
  if (kind !== 'card' || !game.things.card[index]) return null;
  const { name, sex } = birdOf(game, index);
  return { id: `bird-${name}-${sex}`, sprite: 'piafs', scene: 'grassland' };
};
