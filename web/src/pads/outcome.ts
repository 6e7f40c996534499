/** Who won at the real table, in a sentence. */
import type { Pad, PadView } from './pad.svelte';

export function won<View extends PadView>(pad: Pad<View>): string {
  const t = pad.words;
  const totals = pad.view.players.map((one) => one.total ?? 0);
  if (pad.seats === 1) return t.say('web-end-together', { points: totals[0] });
  const places = pad.view.places ?? [];
  const winners = pad.order.filter((seat) => places[seat] === 1);
  if (!winners.length) return t.say('web-over');
  const best = totals[winners[0]];
  const names = t.allOf(winners.map((seat) => pad.called(seat)));
  if (winners.length > 1) return t.say('web-end-shared', { names, best });
  const next = Math.max(...totals.filter((_, seat) => !winners.includes(seat)));
  const you = pad.mine.length === 1 && pad.mine[0] === winners[0] ? 'yes' : 'no';
  return t.say('web-end-won', { seat: names, you, best, next });
}

/** What decided, or did not, between those with as many points at the top: `what` each of them has. */
export function tieBroken<View extends PadView>(pad: Pad<View>, what: string, has: (seat: number) => number): string {
  const { players, places } = pad.view;
  const best = Math.max(...players.map((one) => one.total ?? 0));
  const level = pad.order.filter((seat) => players[seat].total === best);
  if (level.length < 2 || !places) return '';
  const numbers = level.map((seat) => `${pad.called(seat)} ${has(seat)}`).join(', ');
  const alone = level.filter((seat) => places[seat] === 1).length === 1 ? 'yes' : 'no';
  return pad.words.say('pads-tie', {
    names: pad.words.allOf(level.map((seat) => pad.called(seat))),
    what,
    numbers,
    alone,
  });
}
