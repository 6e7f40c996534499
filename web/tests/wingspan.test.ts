import { describe, expect, test } from 'vitest';
import { PAINTED } from '../src/art/icons/painted';
import { AUTOMA_CARDS, BIRDS, BONUSES } from '../src/games/wingspan/cards';
import { Draft, stillOpen } from '../src/games/wingspan/draft.svelte';
import { paying, Payment, paymentOf } from '../src/games/wingspan/payment.svelte';
import { leadTo, litIn, tabOf, whoseMat } from '../src/games/wingspan/places';
import { bonusPicture } from '../src/games/wingspan/pictures';
import { points } from '../src/games/wingspan/points';
import { automaSteps, bonus, brief, cost, line, power, when } from '../src/games/wingspan/texts';
import type { Ask, GameInfo, WingspanKeepView, WingspanPaymentView, WingspanView } from '../src/lib/wire';
import type { Words } from '../src/lib/words';
import { found } from '../found';
import { wordsOf } from './texts';

const words = (lang: string): Words => wordsOf(lang, ['wingspan']);
const en = words('en');
const CROW = BIRDS.findIndex((b) => b.latin === 'Corvus brachyrhynchos');
const ROBIN = BIRDS.findIndex((b) => b.latin === 'Turdus migratorius');
const KINGFISHER = BIRDS.findIndex((b) => b.printed !== null);

test('every bonus card has a picture of what it counts', () => {
  const pictures = [...BONUSES.keys()].map(bonusPicture);
  expect(pictures.filter((one) => !(one in PAINTED))).toEqual([]);
  expect(new Set(pictures).size).toBeGreaterThan(12);
});

describe('cards in words', () => {
  test.each(found.languages)('every card has its text, %s', (lang) => {
    const t = words(lang);
    for (const bird of BIRDS.keys()) {
      for (const text of [power(t, bird, { printed_cards: false }), brief(t, bird), line(t, bird)])
        expect(text).not.toMatch(/wingspan-|\{|undefined/);
    }
    for (const card of BONUSES.keys()) expect(bonus(t, card, lang).join()).not.toMatch(/wingspan-|\{/);
    for (const card of AUTOMA_CARDS.keys())
      for (const round of [1, 2, 3, 4]) expect(automaSteps(t, card, round).join()).not.toMatch(/wingspan-|\{/);
  });

  test('costs: any kind, one or another', () => {
    expect(cost(en, CROW)).toBe('1 of any kind');
    expect(cost(en, ROBIN)).toBe('1 invertebrate or 1 fruit');
    expect(line(en, ROBIN)).toBe('1 invertebrate or 1 fruit · forest, grassland · bowl nest, 4 eggs · 1 point · 43 cm');
    expect(when(en, ROBIN)).toBe('When activated');
  });

  test('two cards differ from the appendix', () => {
    expect(BIRDS.filter((b) => b.printed)).toHaveLength(2);
    expect(power(en, KINGFISHER, { printed_cards: true })).not.toBe(power(en, KINGFISHER, { printed_cards: false }));
  });
});

describe('where things are', () => {
  const player = { hand: [3], rows: [], food: [], bonus: [] };
  const view = { players: [player], tray: [4, null, 5], spread: [6], active: 0 } as unknown as WingspanView;
  const scene = (...lit: string[]) => ({ view, seat: 0, lit: new Set(lit) });

  test('a bird is looked for where it lies', () => {
    expect(['bird:3', 'bird:4', 'bird:6', 'bird:9'].map((b) => tabOf(scene(), b))).toEqual([
      'hand',
      'market',
      'market',
      'mat',
    ]);
    expect(tabOf(scene(), 'food:1')).toBeNull();
    expect(tabOf(scene(), 'use:0')).toBeNull();
  });

  test('tabs count what can be picked; all eggs at once is no place of its own', () => {
    expect(litIn(scene('spot:1', 'fill:1', 'die:2', 'bird:3'))).toEqual({ mat: 1, market: 1, hand: 1, table: 0 });
  });

  test('a question leads away only if it cannot be answered here', () => {
    expect(leadTo(scene('spot:1', 'bird:3'), 'hand')).toBe('hand');
    expect(leadTo(scene('die:2'), 'hand')).toBe('market');
    expect(leadTo(scene('use:0'), 'table')).toBe('table');
    // Where the hand is beside every view, nobody is led to it.
    expect(leadTo(scene('bird:3'), 'market')).toBe('hand');
    expect(leadTo(scene('bird:3'), 'market', true)).toBe('market');
  });

  test('a spectator looks at whoever plays', () => {
    expect(whoseMat({ view: { ...view, active: 1 }, seat: -1 })).toBe(1);
    expect(whoseMat({ view, seat: 0 })).toBe(0);
  });
});

describe('the start, decided as one', () => {
  const things = {
    bird: Array.from({ length: 10 }, (_, i) => `b${i}`),
    fate: ['discard', 'keep'],
    food: ['a', 'b', 'c', 'd', 'e'],
    bonus: ['x', 'y'],
  };
  const blocks = [
    { name: 'sort', kinds: ['bird', 'fate'], first: 0, size: 20 },
    { name: 'pay', kinds: ['food'], first: 20, size: 5 },
    { name: 'save', kinds: ['food'], first: 25, size: 5 },
    { name: 'keep-bonus', kinds: ['bonus'], first: 30, size: 2 },
  ];
  const game = { id: 'wingspan', things, blocks } as unknown as GameInfo;
  const keep: WingspanKeepView = { dealt: [1, 3, 5, 7, 9], kept: [], paid: [], bonus: [0, 1], price: 1 };
  const ask = (verb: string, ...options: number[]): Ask => ({ n: 1, verb, options, reasons: {} });

  test('nothing is sealed before food and bonus fit', () => {
    const draft = new Draft();
    draft.toggle(draft.birds, 3);
    expect(draft.owed(keep)).toBe(1);
    draft.bonus = 1;
    expect(draft.ready(keep)).toBe(false);
    draft.toggle(draft.given, 2);
    expect(draft.ready(keep)).toBe(true);
    draft.toggle(draft.birds, 3);
    expect(draft.owed(keep)).toBe(-1);
  });

  test('each question gets the option that was meant', () => {
    const draft = new Draft();
    draft.toggle(draft.birds, 3);
    draft.toggle(draft.given, 2);
    draft.bonus = 1;
    expect(draft.answer(game, ask('sort-bird', 2, 3))).toBe(2);
    expect(draft.answer(game, ask('sort-bird', 6, 7))).toBe(7);
    expect(draft.answer(game, ask('give-up-food', 20, 21, 22))).toBe(22);
    expect(draft.answer(game, ask('save-food', 27, 28))).toBe(28);
    expect(draft.answer(game, ask('choose-bonus', 30, 31))).toBe(31);
    expect(draft.answer(game, ask('turn', 0))).toBeNull();
  });

  test('what was answered stands until it is taken back', () => {
    const draft = new Draft();
    draft.toggle(draft.birds, 1);
    const open = stillOpen(game, keep, ask('sort-bird', 10, 11));
    expect(open).toEqual([5, 7, 9]);
    draft.follow({ ...keep, kept: [3] }, open);
    expect([...draft.birds]).toEqual([3]);
    expect(stillOpen(game, keep, ask('choose-bonus', 30))).toEqual([]);
  });
});

describe('food for a bird, decided as one', () => {
  const things = { food: ['a', 'b', 'c', 'd', 'e'] };
  const blocks = [
    { name: 'pay', kinds: ['food'], first: 20, size: 5 },
    { name: 'pay-for-me', kinds: [], first: 25, size: 1 },
  ];
  const game = { id: 'wingspan', things, blocks } as unknown as GameInfo;
  const ask = (...options: number[]): Ask => ({ n: 1, verb: 'pay-food', options, reasons: {} });
  /** A bushtit: invertebrate and seed; one of each there, and two fish. */
  const due: WingspanPaymentView = {
    chosen: [0, 0, 0, 0, 0],
    owed: [0, 1],
    ways: [
      [1, 1, 0, 0, 0],
      [1, 0, 2, 0, 0],
      [0, 1, 2, 0, 0],
    ],
  };
  let count = 0;
  const chosen = (...kinds: number[]): Payment => {
    const payment = new Payment(`question ${(count += 1)}`);
    for (const kind of kinds) payment.change(kind, 1);
    return payment;
  };

  test('tokens in any order, none but what completes a payment', () => {
    expect([0, 1, 2, 3, 4].map((kind) => chosen().can(kind, due))).toEqual([true, true, true, false, false]);
    expect([0, 1, 2].map((kind) => chosen(1).can(kind, due))).toEqual([true, false, true]);
    expect([0, 1, 2].map((kind) => chosen(2, 1).can(kind, due))).toEqual([false, false, true]);
    expect(chosen(1).ready(due)).toBe(false);
    expect(chosen(1, 0).ready(due)).toBe(true);
    expect([0, 1, 2].map((kind) => chosen(1, 0).can(kind, due))).toEqual([false, false, false]);
  });

  test('a token taken back is as if it had not been chosen', () => {
    const payment = chosen(2, 1);
    payment.change(2, -1);
    expect(payment.tokens).toEqual([0, 1, 0, 0, 0]);
    expect(payment.can(0, due)).toBe(true);
    payment.clear();
    expect(payment.empty).toBe(true);
  });

  test('what is lacking: symbols without their token, and tokens that stand for others', () => {
    expect(chosen(1).lacks(due, false)).toEqual({ owed: [0], spare: 0 });
    expect(chosen(2).lacks(due, false)).toEqual({ owed: [0, 1], spare: 1 });
    expect(chosen(1).lacks({ ...due, owed: [0, 1, 3] }, true)).toEqual({ owed: [], spare: 0 });
    expect(chosen(3).lacks({ ...due, owed: [0, 5] }, false)).toEqual({ owed: [0], spare: 0 });
  });

  test('paid one by one in the order of the kinds, which every version of the rules allows; nothing else is answered', () => {
    const answers = chosen(2, 1, 2).answers(game);
    expect(answers(ask(20, 21, 22, 25))).toBe(21);
    expect(answers(ask(22, 25))).toBe(22);
    expect(answers({ ...ask(20), verb: 'turn' })).toBeNull();
    expect(answers(ask(20, 22, 25))).toBe(22);
    expect(answers(ask(20, 25))).toBeNull();
  });

  test('only who is asked pays; a lesson says with what', () => {
    const view = { question: { seat: 0, payment: due } } as unknown as WingspanView;
    expect(paying({ view, ask: ask(20, 21), seat: 0 })).toBe(due);
    expect(paying({ view, ask: ask(20), seat: 0 })).toBeNull();
    expect(paying({ view, ask: null, seat: 0 })).toBeNull();
    expect(paying({ view, ask: ask(20, 21), seat: 1 })).toBeNull();
  });

  test('another question begins with nothing chosen', () => {
    const first = paymentOf({ ask: ask(20, 21), seat: 0 });
    first.change(0, 1);
    expect(paymentOf({ ask: ask(20, 21), seat: 0 }).tokens).toEqual([1, 0, 0, 0, 0]);
    expect(paymentOf({ ask: { ...ask(20, 21), n: 2 }, seat: 0 }).empty).toBe(true);
  });
});

test('bonus cards that are only dealt are worth nothing', () => {
  const scores = [
    { total: 9, lines: { birds: 2, bonus: 7 } },
    { total: 3, lines: { birds: 3 } },
  ];
  const at = (keep: object | null, seat: number) => points({ scores, keep } as unknown as WingspanView, seat);
  expect([at({}, 0), at({}, 1), at({}, 2)]).toEqual([2, 3, null]);
  expect([at(null, 0), at(null, 1)]).toEqual([9, 3]);
});
