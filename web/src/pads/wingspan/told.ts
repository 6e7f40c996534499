/** What the strip says on the pad of Wingspan. */
import { BIRDS } from '../../games/wingspan/cards';
import { nameOf } from '../../games/wingspan/texts';
import type { Heard } from '../heard';
import type { WingspanPadBird } from '../../lib/wire';
import type { WingspanPad } from './view';

export function told(
  pad: WingspanPad,
  tab: string,
  round: number,
  spot: number | null,
  card: WingspanPadBird | undefined,
  bird: number,
): Heard {
  const t = pad.words;
  if (pad.undone) return { kind: 'told', text: t.say('pads-undone'), icon: 'undo' };
  if (tab === 'goals') return goals(pad, round);
  if (tab === 'bonus') return bonus(pad);
  if (spot === null || bird < 0)
    return { kind: 'stands', text: t.say('pads-wingspan-birds-first'), sub: t.say('pads-wingspan-birds-about') };
  const sub = card
    ? t.say('pads-wingspan-sum', {
        points: BIRDS[bird].points,
        eggs: card.eggs,
        cached: card.cached,
        tucked: card.tucked,
        total: card.points,
      })
    : t.say('pads-kept');
  return { kind: 'told', text: `*${nameOf(t, pad.base, bird)}*`, sub };
}

function goals(pad: WingspanPad, round: number): Heard {
  const t = pad.words;
  const { goal, points, counts } = pad.view.goals[round];
  if (goal === null)
    return {
      kind: 'ask',
      text: t.say('pads-wingspan-which-of', { round: round + 1 }),
      sub: t.say('pads-wingspan-goals-about'),
    };
  if (points.some((n) => n === null))
    return {
      kind: 'ask',
      text: t.say('pads-wingspan-how-many', { goal: t.thing(pad.base, 'goal', goal) }),
      sub: t.say('pads-wingspan-left-to-count', { count: counts.filter((n) => n === null).length }),
    };
  return {
    kind: 'told',
    icon: 'goal',
    text: t.say('pads-wingspan-round-counted', {
      round: round + 1,
      points: t.allOf(pad.order.map((seat) => String(points[seat]))),
    }),
  };
}

function bonus(pad: WingspanPad): Heard {
  const t = pad.words;
  const open = pad.view.players[pad.open].bonus.find((one) => one.count === null);
  if (open)
    return {
      kind: 'ask',
      text: t.say('pads-wingspan-bonus-count', { bonus: t.thing(pad.base, 'bonus', open.bonus) }),
      sub: t.say('pads-wingspan-say'),
    };
  return { kind: 'stands', text: t.say('pads-wingspan-bonus-first'), icon: 'cards' };
}

/** Level at the top, and nobody has said yet how much food is left. */
const undecided = ({ view: { tied, players } }: WingspanPad): boolean =>
  tied.some((seat) => players[seat].food === null);

/** Who is level, as long as food has not decided. */
export function level(pad: WingspanPad): string | undefined {
  if (!undecided(pad)) return undefined;
  const { tied, players } = pad.view;
  const names = pad.words.allOf(tied.map((seat) => pad.called(seat)));
  return pad.words.say('pads-level', { names, points: players[tied[0]].total });
}

/** Why one of those level at the top has won. */
export function why(pad: WingspanPad): string {
  const t = pad.words;
  const { tied, players, places } = pad.view;
  if (pad.view.automa) return beside(pad);
  if (!tied.length) return '';
  const names = t.allOf(tied.map((seat) => pad.called(seat)));
  if (undecided(pad)) return t.say('pads-wingspan-tie-ask', { names });
  const food = tied.map((seat) => `${pad.called(seat)} ${players[seat].food}`).join(', ');
  const alone = places && tied.filter((seat) => places[seat] === 1).length === 1;
  return t.say(alone ? 'pads-wingspan-tie-broken' : 'pads-wingspan-tie-shared', { names, food });
}

/** How it ended against the Automa. */
export function against(pad: WingspanPad): string | undefined {
  const { automa, players } = pad.view;
  if (!automa) return undefined;
  return pad.words.say('pads-wingspan-automa-end', {
    result: undecided(pad) ? 'tied' : automa.result,
    own: players[0].total,
    automa: automa.total,
  });
}

/** How strong it was, or what decides where both have as many points. */
function beside(pad: WingspanPad): string {
  const t = pad.words;
  const { automa, tied, players } = pad.view;
  const { automa: strength, expert } = pad.info.options;
  if (!automa) return '';
  if (!tied.length)
    return t.say('pads-automa-strength', {
      level: t.say(`wingspan-option-automa-${strength ?? 'eagle'}`),
      expert: expert ? 'yes' : 'no',
    });
  const its = automa.food;
  if (undecided(pad)) return t.say('pads-automa-tie-ask', { its });
  return t.say('pads-automa-tie-broken', { its, own: players[0].food ?? 0, result: automa.result });
}
