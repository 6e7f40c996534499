/** What the Automa does, step by step: it has no seat, and its place is beside the board. */
import { initial } from '../../lib/initial';
import type { Step } from '../../lib/steps';
import type { Entry } from '../../lib/wire';
import type { Art, Seen } from './told';
import { FOODS, nameOf } from './texts';

type Tell = (scene: Seen, entry: Entry, art: Art) => Omit<Step, 'rival'>;

/** Where it is shown, in the margin or on the page of the table. */
const HOME = 'automa';
/** What only prepares a deed follows quickly. */
const QUICK = 0.5;

const num = (entry: Entry, name: string): number => Number(entry.args[name] ?? 0);
const says =
  (id: string, ...at: string[]): Tell =>
  ({ words }) => ({ words: words.say(id), at: [...at, HOME] });
const cube =
  (count: number): Tell =>
  (_, entry) => ({ icon: 'cube', count, at: [`goal:${num(entry, 'goal')}`, HOME] });

const TELLS: Partial<Record<string, Tell>> = {
  automa_card: () => ({ turn: true, quiet: true, at: [HOME] }),
  automa_clears: () => ({ quiet: true, beats: QUICK, at: ['tray'] }),
  automa_face_down: () => ({ icon: 'cards', count: 1, at: [HOME], from: 'deck', to: HOME }),
  automa_no_bird: says('wingspan-rival-no-bird', 'tray'),
  automa_bird: (scene, entry, art) => {
    const bird = num(entry, 'bird');
    return {
      art: art(scene, bird),
      words: scene.words.say('wingspan-live-plays'),
      strong: nameOf(scene.words, scene.game, bird),
      at: [HOME],
    };
  },
  automa_discards: () => ({ quiet: true, beats: QUICK, at: ['tray'] }),
  automa_eggs: (_, entry) => ({ icon: 'egg', count: num(entry, 'n'), at: [HOME] }),
  automa_rerolls: says('wingspan-live-rerolls', 'feeder'),
  automa_food: (_, entry) => {
    const food = FOODS[num(entry, 'face')];
    return { icon: food, tint: `f-${food}`, count: num(entry, 'n'), at: ['feeder'], from: 'feeder', to: HOME };
  },
  automa_cube: cube(1),
  automa_cube_back: cube(-1),
  automa_pink: says('wingspan-rival-pink'),
};

/** Null: no step of the Automa. */
export function automaStep(scene: Seen, entry: Entry, art: Art): Step | null {
  const step = TELLS[entry.name]?.(scene, entry, art);
  return step ? { ...step, rival: initial(scene.words.say('wingspan-board-automa')) } : null;
}
