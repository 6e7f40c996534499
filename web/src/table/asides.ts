/** What may be said beside the game, and is not offered by the board itself. */
import type { Face, Scene } from '../lib/scene';

export function unsaid(scene: Pick<Scene, 'asides' | 'game'>, face: Pick<Face, 'says'>): number[] {
  const drawn = scene.game.blocks.filter((b) => face.says?.includes(b.name));
  return scene.asides.filter((a) => !drawn.some((b) => a >= b.first && a < b.first + b.size));
}
