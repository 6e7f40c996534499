/** When bots speak. Dry and kind: of themselves or the game, never of the player's mistakes; their lines are in the texts. */
import type { PersonId } from '../art/people/looks';
import type { Mood } from '../art/people/portrait';
import type { Table } from '../lib/table.svelte';
import { named } from './cast';

/** Milliseconds a bot thinks before it says so. */
export const LONG = 3000;

/** The moments one speaks at, the face that goes with each, how often at one table at most, and how many lines there are. */
export const MOMENTS = {
  greets: { mood: 'calm', most: 1, lines: 2 },
  ponders: { mood: 'thinking', most: 1, lines: 2 },
  shines: { mood: 'pleased', most: 2, lines: 2 },
  surprised: { mood: 'surprised', most: 1, lines: 1 },
  loses: { mood: 'sorry', most: 1, lines: 2 },
  wins: { mood: 'pleased', most: 1, lines: 2 },
} as const satisfies Record<string, { mood: Mood; most: number; lines: number }>;
export type Moment = keyof typeof MOMENTS;

/** The key of a line. `turn` changes from game to game, so that the same one does not come twice running. */
export const lineOf = (id: PersonId, moment: Moment, turn: number): string =>
  `character-${id}-${moment}-${(turn % MOMENTS[moment].lines) + 1}`;

export interface Remark {
  seat: number;
  line: string;
  mood: Mood;
}

/** What is seen of the table; after each change of it. */
export interface Sight {
  /** The bots that have a face, by seat. */
  bots: ReadonlyMap<number, PersonId>;
  actors: readonly number[];
  /** Points so far, where they are open. */
  scores: readonly (number | null)[];
  /** Grows with each move. */
  moves: number;
  /** Nothing has happened yet. */
  fresh: boolean;
  /** Whoever looks is asked something. */
  mine: boolean;
  over: boolean;
  places: readonly number[];
}

/** A turn that brings twice what this seat's turns usually bring is one to be glad of. */
const GLAD = 2;
/** Points a turn must bring, or cost, to be worth a word. */
const WORTH = 3;

/** Listens to one table. At most seven lines a game; one stays until its speaker moves again. */
export class Remarks {
  now: Remark | null = null;
  private readonly said = new Map<Moment, number>();
  private before: Sight | null = null;
  private readonly gains = new Map<number, number[]>();

  constructor(private readonly turn: number) {}

  /** Gives the remark to be shown, or null. */
  see(sight: Sight): Remark | null {
    const before = this.before;
    this.before = sight;
    const moved = before?.actors.filter((seat) => !sight.actors.includes(seat) || sight.moves > before.moves) ?? [];
    if (this.now && moved.includes(this.now.seat)) this.now = null;
    if (sight.over) this.ending(sight, before);
    else if (!before) this.greeting(sight);
    else if (sight.moves > before.moves) this.moved(sight, before);
    return this.now;
  }

  /** A bot has thought for long. Nobody is spoken to who is choosing. */
  wait(): Remark | null {
    const sight = this.before;
    const seat = sight?.actors.find((one) => sight.bots.has(one));
    if (sight && seat !== undefined && !sight.mine && !sight.over) this.say(sight, seat, 'ponders');
    return this.now;
  }

  private greeting(sight: Sight): void {
    const [first] = sight.bots.keys();
    if (first !== undefined && sight.fresh) this.say(sight, first, 'greets');
  }

  private moved(sight: Sight, before: Sight): void {
    for (const seat of sight.bots.keys()) {
      const gain = (sight.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
      if (before.actors.includes(seat)) {
        const usual = this.gains.get(seat) ?? [];
        const mean = usual.reduce((sum, one) => sum + one, 0) / Math.max(1, usual.length);
        if (usual.length > 2 && gain >= WORTH && gain >= GLAD * mean) this.say(sight, seat, 'shines');
        this.gains.set(seat, [...usual, Math.max(0, gain)]);
      } else if (gain <= -WORTH) {
        this.say(sight, seat, 'surprised');
      }
    }
  }

  private ending(sight: Sight, before: Sight | null): void {
    // Who opens a game that is over hears nothing.
    if (!before || before.over) return;
    this.now = null;
    const seats = [...sight.bots.keys()];
    const winner = seats.find((seat) => sight.places[seat] === 1);
    const seat = winner ?? seats[0];
    if (seat !== undefined) this.say(sight, seat, winner === undefined ? 'loses' : 'wins');
  }

  private say(sight: Sight, seat: number, moment: Moment): void {
    const id = sight.bots.get(seat);
    const count = this.said.get(moment) ?? 0;
    if (!id || count >= MOMENTS[moment].most) return;
    this.said.set(moment, count + 1);
    this.now = { seat, line: lineOf(id, moment, this.turn + count), mood: MOMENTS[moment].mood };
  }
}

/** A table as `Remarks` looks at it. */
export function sight(table: Table, score: (seat: number) => number | null): Sight {
  const seats = table.info.seats;
  const known = seats.flatMap((one, seat) => {
    const who = one.kind === 'bot' ? named(one.name) : undefined;
    return who ? [[seat, who.id] as const] : [];
  });
  return {
    bots: new Map(known),
    actors: table.actors,
    scores: seats.map((_, seat) => score(seat)),
    moves: table.push?.v ?? 0,
    // Nobody has moved more than once.
    fresh: (table.push?.v ?? 0) <= seats.length,
    mine: table.yours,
    over: table.push?.phase === 'over',
    places: table.push?.end?.places ?? [],
  };
}
