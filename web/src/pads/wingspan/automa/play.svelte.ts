/** The Automa's game on this phone: which screen lies open, and what was tapped but not yet said. */
import type { WingspanPadDeed, WingspanPadPlay } from '../../../lib/wire';
import { oneOf } from '../../chance';
import { keep, kept } from '../../keep';
import type { WingspanPad } from '../view';
import { left, stepsOf, where, type At, type Step } from './where';

export type Screen = 'setup' | 'wait' | 'card' | 'dice' | 'order' | 'tray' | 'keep' | 'lot' | 'deed' | 'goal' | 'over';

const MOST_DICE = 5;
export const DONE = 1;
export const LEFT = 2;

export class Play {
  /** Dice tapped, until they are said as one. */
  dice = $state.raw<readonly number[]>([]);
  /** People answer for it. */
  byHand = $state(false);
  /** The turn whose card was looked at. */
  private seen = $state('');
  /** Bonus card and goals are being said. */
  private setting: boolean = $state(false);
  private step = '';

  constructor(readonly pad: WingspanPad) {
    this.setting = this.missing;
  }

  readonly view = $derived.by(() => this.pad.view.play as WingspanPadPlay);
  readonly at: At = $derived.by(() => where(this.pad, this.view.turns));
  readonly key = $derived(`${this.at.round}.${this.at.turn}`);
  readonly steps: readonly Step[] = $derived.by(() => (this.at.card < 0 ? [] : stepsOf(this.at.card, this.at.round)));
  readonly now: Step | undefined = $derived(this.steps[this.at.step]);
  readonly busy = $derived.by(() => this.pad.mail.unsent.length > 0);
  readonly bonus = $derived.by(() => this.pad.number('automa-bonus'));
  readonly goals = $derived.by(() => this.view.turns.map((_, round) => this.pad.number('goal', round)));
  readonly missing = $derived.by(() => this.bonus === null || this.goals.includes(null));

  /** What the server made of this step; null while it speaks of another. */
  readonly deed: WingspanPadDeed | null = $derived.by(() => {
    const { phase, round, turn, step, deeds } = this.view;
    const same = phase === 'step' && round === this.at.round + 1 && turn === this.at.turn && step === this.at.step;
    return same ? (deeds[step] ?? null) : null;
  });
  readonly face = $derived.by(() => this.ofTurn('automa-face') ?? this.deed?.face ?? null);
  /** Points of the bird people say it keeps; -1: none fits; null: not said. */
  readonly kept = $derived.by(() => {
    const said = this.ofTurn('automa-kept');
    return said === null ? null : said - 1;
  });

  readonly screen: Screen = $derived.by(() => {
    const { phase, step } = this.at;
    if (phase === 'wait') return this.missing || this.setting ? 'setup' : 'wait';
    if (phase !== 'step' || !this.now) return phase === 'goal' ? 'goal' : 'over';
    const asks = this.deed?.asks ?? '';
    const helpless = this.byHand || this.pad.offline;
    if (this.now.kind === 'gain-food') {
      if (this.face !== null) return 'deed';
      if (step === 0 && this.seen !== this.key && asks === 'dice') return 'card';
      return helpless ? 'order' : 'dice';
    }
    if (this.now.kind === 'play-bird') {
      if (this.kept !== null) return 'deed';
      if (step === 0 && this.seen !== this.key && !this.deed?.tray.some((place) => place.said)) return 'card';
      if (asks === 'lot') return 'lot';
      if (this.deed && !asks) return 'deed';
      return helpless ? 'keep' : 'tray';
    }
    return step === 0 && this.seen !== this.key ? 'card' : 'deed';
  });

  ofTurn(block: string, ...things: number[]): number | null {
    return this.pad.number(block, this.at.round, this.at.turn, ...things);
  }

  box(block: string, ...things: number[]): number {
    return this.pad.box(block, this.at.round, this.at.turn, ...things);
  }

  /** Another step: nothing is left over from the one before. */
  turnTo(step: string): void {
    if (step !== this.step) [this.dice, this.byHand] = [[], false];
    this.step = step;
  }

  // -- what may be done ----------------------------------------------------------------------

  begin(): void {
    this.setting = false;
  }

  look(): void {
    this.seen = this.key;
  }

  readonly deck = $derived.by(() => left(this.pad, this.view.decks[this.at.round], this.at));

  /** Reveal a card: by chance, but one that was taken back is the same again. */
  draw(): void {
    const place = `automa-${this.pad.info.id}`;
    const before = kept<Record<string, number>>(place, {});
    const card = this.deck.includes(before[this.key]) ? before[this.key] : this.deck[oneOf(this.deck.length)];
    keep(place, { ...before, [this.key]: card });
    this.reveal(card);
  }

  reveal(card: number): void {
    this.seen = '';
    this.pad.say(this.box('automa-card'), card + 1);
  }

  addDie(face: number): void {
    if (this.dice.length < MOST_DICE) this.dice = [...this.dice, face].sort((a, b) => a - b);
  }

  dropDie(at: number): void {
    this.dice = this.dice.filter((_, k) => k !== at);
  }

  sayDice(): void {
    const throwing = this.deed?.asks === 'again' ? 1 : 0;
    const faces = [...new Set(this.dice)];
    this.pad.sayAll(
      faces.map((face) => [this.box('automa-dice', throwing, face), this.dice.filter((one) => one === face).length]),
    );
    this.dice = [];
  }

  takeFace(face: number): void {
    this.pad.say(this.box('automa-face'), face + 1);
  }

  /** Drawn lots between birds that are worth as much. */
  castLot(): void {
    const best = this.deed?.best ?? [];
    if (best.length) this.pad.say(this.box('automa-lot'), best[oneOf(best.length)] + 1);
  }

  done(value = DONE): void {
    this.pad.say(this.box('automa-step', this.at.step), value);
  }

  endRound(): void {
    this.pad.say(this.pad.box('automa-round', this.at.round), 1);
  }

  undo(): void {
    if (this.dice.length) this.dice = this.dice.slice(0, -1);
    else this.pad.undo();
  }
}
