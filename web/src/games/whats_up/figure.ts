/** The flocks of What's Up. */
import type { Draw } from '../../recap/figures';
import { faceOf } from './faces';

export const figure: Draw = (game, kind, index) => {
  if (kind !== 'face' || !game.things.face[index]) return null;
  const { colour, birds } = faceOf(game, index);
  return { id: `wu-${colour}-${birds}`, sprite: 'whats-up', scene: 'grassland' };
};
