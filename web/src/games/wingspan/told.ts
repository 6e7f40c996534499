/** What happens in Wingspan, step by step: what each event looks like as a bead, where on the table it happens, what flies. */
import families from 'virtual:families';
import type { Scene } from '../../lib/scene';
import { seatOf, type Step, type Teller } from '../../lib/steps';
import type { Entry, WingspanView } from '../../lib/wire';
import { BIRDS } from './cards';
import { SMALL } from './moments/moments';
import { FOODS, HABITATS, nameOf } from './texts';
import { automaStep } from './toldAutoma';

export type Seen = Pick<Scene<WingspanView>, 'game' | 'words' | 'view' | 'seat'>;
type Tell = (scene: Seen, entry: Entry, before: Entry | undefined) => Step;

/** Moments last longer than a step: a bird that settles, a goal that is counted. In beats of half a second. */
const [ARRIVES, COUNTS, TURNS] = [3.2, 6, 3];
/** What is paid follows quickly, one after the other. */
const QUICK = 0.5;

const num = (entry: Entry, name: string): number => Number(entry.args[name] ?? 0);
export type Art = (scene: Seen, bird: number) => Step['art'];
const art: Art = ({ game }, bird) => {
  const name = game.things.bird[bird];
  return { id: `bird-${name}`, sprite: families[name] ?? 'landbirds' };
};
const seat = (entry: Entry): string => `seat:${seatOf(entry)}`;

const row =
  (habitat: number): Tell =>
  ({ words }, entry) => ({
    turn: true,
    icon: HABITATS[habitat],
    tint: `own h-${HABITATS[habitat]}`,
    strong: words.say(`wingspan-habitat-${HABITATS[habitat]}`),
    at: [`row:${seatOf(entry)}:${habitat}`, seat(entry)],
  });

/** Something happens to a bird: it is seen, with how much of what. */
const onBird =
  (icon: Step['icon'], count: (entry: Entry) => number, of = 'bird'): Tell =>
  (scene, entry) => {
    const bird = num(entry, of);
    return { art: art(scene, bird), icon, count: count(entry), at: [`bird:${bird}`, seat(entry)] };
  };

const cards =
  (count: number, from: string): Tell =>
  (_, entry) => ({ icon: 'cards', count, at: [seat(entry)], from, to: seat(entry) });

const lost: Tell = (_, entry) => ({ icon: 'cards', count: -1, at: [seat(entry)] });
const one = (): number => 1;
const n = (entry: Entry): number => num(entry, 'n');

const TELLS: Partial<Record<string, Tell>> = {
  gains_food: row(0),
  lays_eggs: row(1),
  draws_cards: row(2),
  plays: (scene, entry) => {
    const bird = num(entry, 'bird');
    return {
      turn: true,
      art: art(scene, bird),
      words: scene.words.say('wingspan-live-plays'),
      strong: nameOf(scene.words, scene.game, bird),
      at: [`bird:${bird}`, seat(entry)],
    };
  },
  placed: (_, entry) => {
    const bird = num(entry, 'bird');
    return { quiet: true, beats: BIRDS[bird].points > SMALL ? ARRIVES : 1, at: [`bird:${bird}`, seat(entry)] };
  },
  paid: (_, entry) => {
    const food = FOODS[num(entry, 'food')];
    return { icon: food, tint: `f-${food}`, count: -1, beats: QUICK, at: [seat(entry)] };
  },
  gained: (scene, entry, before) => {
    const food = FOODS[num(entry, 'food')];
    const bird = before?.name === 'used' ? num(before, 'bird') : null;
    return {
      art: bird === null ? undefined : art(scene, bird),
      icon: food,
      tint: `f-${food}`,
      count: n(entry),
      at: bird === null ? [seat(entry)] : [`bird:${bird}`, seat(entry)],
      from: bird === null ? 'feeder' : `bird:${bird}`,
      to: seat(entry),
    };
  },
  cached: (scene, entry) => {
    const food = FOODS[num(entry, 'food')];
    return { ...onBird(food, one)(scene, entry, undefined), tint: `f-${food}` };
  },
  laid: onBird('egg', n),
  egg_spent: (scene, entry, before) => ({ ...onBird('egg', () => -1)(scene, entry, before), beats: QUICK }),
  drew: cards(1, 'deck'),
  drew_hidden: cards(1, 'deck'),
  drew_face_up: (scene, entry) => ({
    art: art(scene, num(entry, 'bird')),
    words: scene.words.say('wingspan-live-from-tray'),
    at: [seat(entry)],
  }),
  discarded: lost,
  discarded_hidden: lost,
  tucked: onBird('tuck', one, 'bird_under'),
  tucked_hidden: onBird('tuck', one, 'bird_under'),
  tucked_deck: onBird('tuck', n, 'bird_under'),
  caught: onBird('tuck', one, 'bird_under'),
  missed: (scene, entry) => {
    const bird = num(entry, 'bird_under');
    return { art: art(scene, bird), words: scene.words.say('wingspan-live-missed'), at: [`bird:${bird}`] };
  },
  hunted: (scene, entry) => {
    const bird = num(entry, 'bird');
    return { art: art(scene, bird), words: scene.words.say('wingspan-live-hunts'), at: [`bird:${bird}`, seat(entry)] };
  },
  repeats: (scene, entry) => {
    const bird = num(entry, 'bird');
    return { art: art(scene, bird), words: scene.words.say('wingspan-live-repeats'), at: [`bird:${bird}`] };
  },
  moved: (scene, entry) => {
    const [bird, habitat] = [num(entry, 'bird'), HABITATS[num(entry, 'habitat')]];
    return { art: art(scene, bird), icon: habitat, tint: `own h-${habitat}`, at: [`bird:${bird}`] };
  },
  rerolls: (scene, entry) => ({ words: scene.words.say('wingspan-live-rerolls'), at: ['feeder', seat(entry)] }),
  rolled: () => ({ quiet: true, at: ['feeder'] }),
  picked: (scene, entry) => ({ art: art(scene, num(entry, 'bird')), count: 1, at: [seat(entry)] }),
  kept: () => ({ quiet: true, beats: TURNS, at: [] }),
  goal: () => ({ quiet: true, beats: COUNTS, at: [] }),
};

export const teller: Teller<WingspanView> = {
  step: (scene, entry, before) => TELLS[entry.name]?.(scene, entry, before) ?? automaStep(scene, entry, art),
};
