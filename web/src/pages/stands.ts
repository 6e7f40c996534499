/** How a running game stands, in a line. */
import type { Scene, Standing } from '../lib/scene';

export function standsOf({ stand, score }: Standing, scene: Scene, names: readonly string[]): string {
  const { words: t, view, seat } = scene;
  const points = names.flatMap((name, k) => {
    const own = score(view, k);
    return own === null ? [] : [`${k === seat ? t.say('web-you') : name} ${own}`];
  });
  const said = stand(scene);
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}. ${points.join(', ')}`.trim();
}
