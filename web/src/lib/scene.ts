/** What a board is given to draw: a view, who looks at it, and what may be picked. The same for a live table and a replay. */
import type { Component } from 'svelte';
import type { IconName } from '../art/icons/line';
import type { Teller } from './steps';
import type { Ask, Entry, GameInfo, Said, SpanInfo } from './wire';
import type { Words } from './words';

/** Attributes and handlers of a thing that may be picked: spread on a button. */
export interface Handle {
  'data-stop': '';
  'data-thing': string;
  'data-lit'?: '';
  'aria-disabled'?: true;
  'aria-pressed'?: true;
  onclick?: (event: MouseEvent) => void;
  onpointerenter?: () => void;
  onpointerleave?: () => void;
  onfocus?: () => void;
  onblur?: () => void;
}

export interface Scene<View = Record<string, unknown>> {
  readonly game: GameInfo;
  readonly words: Words;
  readonly view: View;
  /** The board as text, for a game without a face of its own. */
  readonly board: readonly (readonly SpanInfo[])[] | null;
  /** Through whose eyes; -1: a spectator's. */
  readonly seat: number;
  /** Who must act, where somebody can. */
  readonly actors?: readonly number[];
  readonly lit: ReadonlySet<string>;
  readonly picked: readonly string[];
  /** The action in hand: under the pointer, under the focus, or waiting for its confirmation. */
  readonly aimed: number | null;
  /** What the aimed action will surely do. */
  readonly effect: readonly Said[];
  /** What happened since this seat last acted. */
  readonly recent: readonly Said[];
  at(thing: string): Handle;
  /** What picking a thing would surely do: known once `wonder` has asked for it, else null. */
  ahead(thing: string): readonly Said[] | null;
  /** Asks the server what picking a thing would do, where that makes an action. */
  wonder(thing: string): void;
  /** The question this reader owes an answer to. */
  readonly ask: Ask | null;
  /** What may be said at any time. */
  readonly asides: readonly number[];
  play(action: number): void;
  /** Answers this question and those that follow, until `choose` has no answer: what was decided as one. */
  answerAll(choose: (ask: Ask) => number | null): void;
}

/** What a game adds to the table. One per folder of games/, loaded when its table is opened. */
export interface Face<View = Record<string, unknown>> {
  Board: Component<{ scene: Scene<View> }>;
  /** What lies before the player: the hand, the collection. */
  Hand: Component<{ scene: Scene<View> }>;
  /** What a replay with all hands open shows for each seat, where it is not the hand. */
  Seen?: Component<{ scene: Scene<View> }>;
  /** What the game adds to the answers in the question strip. */
  Answer?: Component<{ scene: Scene<View> }>;
  /** What stays in view between players and log. Only where the margin is beside the board. */
  Margin?: Component<{ scene: Scene<View> }>;
  /** What lies before another player. */
  Before?: Component<{ scene: Scene<View>; seat: number }>;
  /** A player's place in small, under their line in the margin; `crowd`: of many, so smaller still. */
  Small?: Component<{ scene: Scene<View>; seat: number; crowd: boolean }>;
  /** Whether the board can show a seat's place large, so that no sheet need be opened for it. */
  large?: boolean;
  /** What its events look like step by step: "since your turn". Comes when the table is there. */
  teller?: () => Promise<Teller<View>>;
  /** Nothing of what others do can be told yet: no room is kept for it. */
  untold?(view: View): boolean;
  /** Moments over the table. Come when the table is there. */
  moments?: () => Promise<Component<{ scene: Scene<View>; now: Entry | null; log: readonly Entry[] }>>;
  /** Whose doing it is that something is asked in the turn of another, in place of "your turn". */
  offered?(scene: Scene<View>): string | null;
  /** An answer the reader need not be asked for. */
  answers?(scene: Scene<View>): number | null;
  /** Kinds of things the board or the hand draw; options that begin with others become buttons of the question strip. */
  draws: readonly string[] | 'all';
  /** Blocks of asides the board offers itself. */
  says?: readonly string[];
  /** Whether seats know things others may not: then a shared device is handed over behind a screen. */
  secret: boolean;
  /** Whether no choice can be taken back (cards are sealed, chance follows): then a click only arms, a second one plays. */
  final?: boolean;
  /** One or two facts about a seat, for its line in the margin. */
  facts(scene: Scene<View>, seat: number): Fact[];
  /** Points so far, as far as they are shown to this reader. */
  score(view: View, seat: number): number | null;
  /** Whether all play as one, so that nobody wins or loses against another. */
  together(view: View): boolean;
  /** Who plays without a seat, and how the game against them stands. */
  rival?(scene: Pick<Scene<View>, 'view' | 'words'>): Rival | null;
  /** The question in the game's own words, where it can say more than the verb does. */
  question?(scene: Scene<View>): string | null;
  /** What to say about the question while nothing is aimed at, where it is more than the number of choices. */
  about?(scene: Scene<View>): string | null;
  /** Where the game stands, in a few words for the bar. */
  stand(scene: Scene<View>): string;
}

/** Where a game stands: what its bar and its margin say, and the lobby too. `standing.ts` of a game, without its board. */
export type Standing<View = Record<string, unknown>> = Pick<Face<View>, 'score' | 'stand'>;

/** A face as the table holds it, which knows no game's view: what the server sends is the view this face was written for. The one
 *  place where that must be believed. */
export const faceFor = <View>(face: Face<View>): Face => face as unknown as Face;

export interface Rival {
  name: string;
  total: number;
  lines: Record<string, number>;
  /** The reader has won, tied or lost; null: not over. */
  result: string | null;
}

/** A mark or an icon with a number, or a word. */
export interface Fact {
  text: string;
  colour?: string;
  icon?: IconName;
  label?: string;
}
