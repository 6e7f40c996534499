/** The singers of Songbirds. */
import type { Draw } from '../../recap/figures';
import { cardOf } from './cards';

export const figure: Draw = (game, kind, index) => {
  if (kind !== 'card' || !game.things.card[index]) return null;
  const { colour, volume } = cardOf(game, index);
  return { id: `sb-${colour}-${volume}`, sprite: 'songbirds', scene: 'forest' };
};
