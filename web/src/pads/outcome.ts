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
