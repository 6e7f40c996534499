/** Food for a bird, decided as one: tokens chosen and put back as often as one likes, then paid one after the other. */
import type { Scene } from '../../lib/scene';
import { path, type Ask, type GameInfo, type WingspanPaymentView, type WingspanView } from '../../lib/wire';

const KINDS = 5;
const ANY = 5;

const NONE: readonly number[] = Array<number>(KINDS).fill(0);

/** What is chosen, and for which question: whatever another question left chosen is forgotten. */
let chosen = $state.raw({ question: '', tokens: NONE });

export class Payment {
  constructor(private readonly question: string) {}

  /** Tokens chosen here and not paid yet, by kind. */
  get tokens(): readonly number[] {
    return chosen.question === this.question ? chosen.tokens : NONE;
  }

  get empty(): boolean {
    return this.tokens.every((n) => n === 0);
  }

  /** Whether one more of a kind can be part of a payment: the server has told them all. */
  can(kind: number, { ways }: WingspanPaymentView): boolean {
    return ways.some((way) => way.every((n, k) => n >= this.tokens[k] + Number(k === kind)));
  }

  /** Whether this pays the bird, to the token. */
  ready({ ways }: WingspanPaymentView): boolean {
    return ways.some((way) => way.every((n, k) => n === this.tokens[k]));
  }

  change(kind: number, by: 1 | -1): void {
    const tokens = this.tokens.map((n, k) => (k === kind ? n + by : n));
    chosen = { question: this.question, tokens };
  }

  clear(): void {
    chosen = { question: this.question, tokens: NONE };
  }

  /** Answers the questions that follow: one token each, in the order of the kinds, which every version allows. */
  answers(game: GameInfo): (ask: Ask) => number | null {
    const left = [...this.tokens];
    return (ask) => {
      if (ask.verb !== 'pay-food') return null;
      const kindOf = (a: number): number => {
        const [kind, index] = path(game, a)[0].split(':');
        return kind === 'food' ? Number(index) : -1;
      };
      const next = ask.options.find((a) => left[kindOf(a)] > 0) ?? null;
      if (next !== null) left[kindOf(next)] -= 1;
      return next;
    };
  }

  /** For the eye: the symbols that still lack a token that fits, and the tokens that stand for others, two for one. */
  lacks({ owed }: WingspanPaymentView, either: boolean): { owed: number[]; spare: number } {
    const open = [...owed];
    let spare = 0;
    this.tokens.forEach((n, kind) => {
      for (let i = 0; i < n; i++) {
        const at = open.indexOf(kind);
        if (at < 0) spare += 1;
        else if (either) open.length = 0;
        else open.splice(at, 1);
      }
    });
    while (spare > 0 && open.includes(ANY)) {
      open.splice(open.indexOf(ANY), 1);
      spare -= 1;
    }
    return { owed: open, spare };
  }
}

/** What this reader pays now token by token; null: nothing, or the lesson says with what. */
export function paying({
  view,
  ask,
  seat,
}: Pick<Scene<WingspanView>, 'view' | 'ask' | 'seat'>): WingspanPaymentView | null {
  if (ask?.verb !== 'pay-food' || ask.options.length < 2 || view.question?.seat !== seat) return null;
  return view.question.payment;
}

/** The payment of a reader's question. */
export const paymentOf = ({ ask, seat }: Pick<Scene<WingspanView>, 'ask' | 'seat'>): Payment =>
  new Payment(`${seat}:${ask?.n}`);
