/** Where the Automa's game is: the first box in the order of play that is still empty. Read from the boxes, so that it goes on
 *  while the server is out of reach; what a step comes to is the view's alone. */
import { AUTOMA_CARDS } from '../../../games/wingspan/cards';
import type { Message } from '../../../games/wingspan/texts';
import type { WingspanPad } from '../view';

type Boxes = Pick<WingspanPad, 'box' | 'value'>;

export interface At {
  phase: 'wait' | 'step' | 'goal' | 'over';
  /** Counted from nought, as boxes are. */
  round: number;
  turn: number;
  step: number;
  /** The card that lies open; -1: none. */
  card: number;
}

export function where(pad: Boxes, turns: readonly number[]): At {
  for (const [round, most] of turns.entries()) {
    for (let turn = 0; turn < most; turn++) {
      const card = pad.value(pad.box('automa-card', round, turn)) - 1;
      if (card < 0) return { phase: 'wait', round, turn, step: 0, card };
      const step = AUTOMA_CARDS[card][round].findIndex((_, k) => !pad.value(pad.box('automa-step', round, turn, k)));
      if (step >= 0) return { phase: 'step', round, turn, step, card };
    }
    if (!pad.value(pad.box('automa-round', round))) return { phase: 'goal', round, turn: most, step: 0, card: -1 };
  }
  return { phase: 'over', round: turns.length - 1, turn: 0, step: 0, card: -1 };
}

/** The cards that were not revealed this round. */
export const left = (pad: Boxes, deck: readonly number[], { round, turn }: At): number[] => {
  const drawn = Array.from({ length: turn }, (_, k) => pad.value(pad.box('automa-card', round, k)) - 1);
  return deck.filter((card) => !drawn.includes(card));
};

export const KINDS = [
  'gain-food',
  'play-bird',
  'draw-cards',
  'lay-eggs',
  'place-cube',
  'remove-cube',
  'activate-pink',
] as const;
export type Kind = (typeof KINDS)[number];

/** What a step of a card is, with what is printed beside its sign. */
export interface Step {
  kind: Kind;
  n: number;
  /** Faces of dice, the first that is there counts. */
  faces: readonly string[];
}

export function stepOf([id, args]: Message): Step {
  const kind = KINDS.find((one) => id.endsWith(one));
  if (!kind) throw new Error(`no step ${id}`);
  return { kind, n: Number(args.n ?? 0), faces: String(args.faces ?? '').split('>') };
}

export const stepsOf = (card: number, round: number): Step[] => AUTOMA_CARDS[card][round].map(stepOf);
