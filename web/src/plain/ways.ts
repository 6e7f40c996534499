/** The ways to go on from what is picked, each with the words on its button. */
import { path, type GameInfo } from '../lib/wire';
import type { Words } from '../lib/words';

export interface Way {
  thing: string;
  label: string;
  /** More is to be picked after it. */
  more: boolean;
}

/** One way for every thing that may come next, in the order of the actions. */
export function ways(t: Words, game: GameInfo, options: readonly number[], picked: readonly string[]): Way[] {
  const found = new Map<string, number[]>();
  for (const a of options) {
    const steps = path(game, a);
    const next = steps[picked.length];
    if (next && picked.every((thing, i) => steps[i] === thing)) found.set(next, [...(found.get(next) ?? []), a]);
  }
  return [...found].map(([thing, actions]) => {
    if (actions.length === 1) return { thing, label: t.action(game, actions[0]), more: false };
    const [kind, index] = thing.split(':');
    return { thing, label: t.thing(game, kind, Number(index)), more: true };
  });
}
