/** A turn at a perch, told by its events: one step for each time the ground was stronger. */
import type { Said } from '../../lib/wire';

/** From this difference on the feeder deck answers, not the column. */
export const DECK = 5;

export interface Step {
  sum: number;
  strength: number;
  gap: number;
  /** Points of the seed taken. */
  seed: number | null;
  /** Nothing could be taken. */
  none: boolean;
  pest: number | null;
  /** The bird won. */
  bird: number | null;
  /** What the pest took: a bird, or so many seeds. */
  lost: number | null;
  stolen: number | null;
}

export interface Story {
  seat: number;
  card: number;
  perch: number;
  steps: Step[];
  /** How the last comparison came out, where the ground was not stronger. */
  stays: { sum: number; strength: number } | null;
  /** A bird added out of the hand, because nothing was won. */
  added: number | null;
}

/** The last turn at each perch. `going`: the turn whose beginning these events no longer tell. */
export function stories(events: readonly Said[], going: Omit<Story, 'steps' | 'stays' | 'added'> | null): Story[] {
  const found = new Map<number, Story>();
  let now: Story | null = null;
  const begin = (seat: number, card: number, perch: number): Story => {
    const story = { seat, card, perch, steps: [], stays: null, added: null };
    found.set(perch, story);
    return story;
  };
  for (const { name, args } of events) {
    const number = (key: string): number => Number(args[key]);
    if (name === 'played') {
      now = begin(number('seat'), number('card'), number('perch'));
      continue;
    }
    if (!now && going && TOLD.has(name)) now = begin(going.seat, going.card, going.perch);
    if (!now) continue;
    const step: Step | undefined = now.steps[now.steps.length - 1];
    if (name === 'greater') now.steps.push(stepOf(number('sum'), number('strength')));
    else if (name === 'not_greater') now.stays = { sum: number('sum'), strength: number('strength') };
    else if (name === 'added') now.added = number('card');
    else if (!step) continue;
    else if (name === 'took_seed' || name === 'revealed_seed') step.seed = number('seed') + 1;
    else if (name === 'took_pest' || name === 'revealed_pest') step.pest = number('pest');
    else if (name === 'nothing_there' || name === 'feeder_empty') step.none = true;
    else if (name === 'collected') step.bird = number('card');
    else if (name === 'crow') step.lost = number('card');
    else if (name === 'squirrel_hidden') step.stolen = number('number');
    else if (name === 'squirrel_nothing') step.stolen = 0;
    else if (name === 'squirrel_own' && Array.isArray(args.seeds)) step.stolen = args.seeds.length;
  }
  return [...found.values()];
}

const TOLD: ReadonlySet<string> = new Set(['greater', 'not_greater', 'added']);

const stepOf = (sum: number, strength: number): Step => ({
  sum,
  strength,
  gap: sum - strength,
  seed: null,
  none: false,
  pest: null,
  bird: null,
  lost: null,
  stolen: null,
});
