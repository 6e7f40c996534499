import type { Scene } from './scene';

/** A scene to look at, in which nobody can act. */
export function still<View>(
  seen: Pick<Scene<View>, 'game' | 'words' | 'view' | 'seat' | 'recent'> & Partial<Pick<Scene, 'board'>>,
): Scene<View> {
  return {
    board: null,
    ...seen,
    lit: new Set(),
    picked: [],
    aimed: null,
    effect: [],
    at: (thing) => ({ 'data-stop': '', 'data-thing': thing, 'aria-disabled': true }),
    ahead: () => null,
    wonder: () => undefined,
    ask: null,
    asides: [],
    play: () => undefined,
    answerAll: () => undefined,
  };
}
