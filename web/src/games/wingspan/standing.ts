/** Where a game of Wingspan stands. */
import type { Standing } from '../../lib/scene';
import type { WingspanView } from '../../lib/wire';
import { cubes } from './cubes';
import { points } from './points';

export const standing: Standing<WingspanView> = {
  score: points,
  stand(scene) {
    const { view, words, seat } = scene;
    if (view.keep || !view.players.length) return words.say('wingspan-board-setup');
    const count = cubes(scene, Math.max(0, seat));
    return words.say('wingspan-web-stand', { round: view.round, count });
  },
};
