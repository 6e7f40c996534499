/** Turns a player still has this round. The view counts the present one as taken; to its player it is not, until its action is chosen. */
import type { Scene } from '../../lib/scene';
import type { WingspanView } from '../../lib/wire';

export function cubes({ view, seat, ask }: Pick<Scene<WingspanView>, 'view' | 'seat' | 'ask'>, of: number): number {
  const left = view.players[of]?.cubes ?? 0;
  return of === seat && ask?.verb === 'turn' ? left + 1 : left;
}
