/** What the strip says on the pad of Birds of a Feather. */
import { habitatOf } from '../../games/feather/birds';
import { readBox, type Change } from '../boxes';
import type { Heard } from '../heard';
import { isComplete, seenIn, type FeatherPad } from './sheet';

/** The birds among some changes, with whose sheets they are on. */
function ticks(pad: FeatherPad, changes: readonly Change[]): { bird: number; seat: number; now: number }[] {
  return changes.flatMap(({ box, now }) => {
    const { block, things } = readBox(pad.game, box);
    return block === 'see' ? [{ seat: things[0], bird: things[1], now }] : [];
  });
}

export function told(pad: FeatherPad): Heard | null {
  const t = pad.words;
  if (pad.undone) {
    const [first] = ticks(pad, pad.undone);
    return {
      kind: 'told',
      text: t.say('pads-undone'),
      sub: first ? t.thing(pad.base, 'bird', first.bird) : undefined,
      icon: 'undo',
    };
  }
  if (!pad.last) return null;
  const [first, ...more] = ticks(pad, pad.last);
  if (!first) return round(pad, pad.last[0]);
  const habitat = habitatOf(pad.base, first.bird);
  const name = t.thing(pad.base, 'habitat', habitat);
  const kept = pad.last.some(({ box }) => pad.waits(box)) ? ` ${t.say('pads-kept')}` : '';
  if (more.length) {
    const sheets = new Set([first, ...more].map(({ seat }) => seat)).size;
    return {
      kind: 'told',
      text: t.say('pads-feather-ticked', { count: more.length + 1, sheets }),
      sub: t.say('pads-feather-tick-undo') + kept,
    };
  }
  const bird = t.thing(pad.base, 'bird', first.bird);
  const whose = pad.mine.length === 1 && first.seat === pad.mine[0] ? '' : pad.called(first.seat);
  const of = pad.base.things.type.length;
  const sub = isComplete(pad, first.seat, habitat)
    ? t.say('pads-feather-now-complete', { habitat: name, points: pad.view.whole })
    : t.say('pads-feather-progress', { habitat: name, count: seenIn(pad, first.seat, habitat), of });
  const text = first.now ? 'pads-feather-seen' : 'pads-feather-unseen';
  return {
    kind: 'told',
    text: t.say(text, { bird, name: whose, whose: whose ? 'other' : 'own' }),
    sub: `${sub} ${first.now && !kept ? t.say('pads-feather-again') : ''}${kept}`.trim(),
  };
}

function round(pad: FeatherPad, { box, now }: Change): Heard | null {
  if (readBox(pad.game, box).block !== 'round') return null;
  return { kind: 'told', text: pad.words.say('pads-feather-round-told', { round: now, rounds: pad.view.rounds }) };
}

/** How things stand, when nothing was said here yet. */
export function stands(pad: FeatherPad): Heard {
  const t = pad.words;
  const places = pad.view.places;
  const best = pad.order.filter((seat) => places?.[seat] === 1);
  const points = pad.view.players[best[0] ?? 0]?.total ?? 0;
  if (!points || pad.seats < 2 || !places) return { kind: 'stands', text: t.say('pads-feather-first'), icon: 'quill' };
  return {
    kind: 'stands',
    text: t.say(best.length > 1 ? 'pads-level' : 'pads-leads', {
      names: t.allOf(best.map((seat) => pad.called(seat))),
      you: best.length === 1 && pad.mine.length === 1 && best[0] === pad.mine[0] ? 'yes' : 'no',
      points,
    }),
    sub: best.length > 1 ? t.say('pads-feather-shared') : undefined,
    icon: 'quill',
  };
}
