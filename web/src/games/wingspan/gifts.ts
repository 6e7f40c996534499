/** What others bring in their turns: whose doing it is, and what need not be asked about. */
import type { Scene } from '../../lib/scene';
import { path, type WingspanView } from '../../lib/wire';

/** Questions in another's turn that bring something for nothing. */
const GIFTS = new Set(['share', 'take-share', 'may-draw', 'may-lay']);

/** In another's turn: "Thrush offers you", or whose turn it is. */
export function offered({
  view,
  words,
  seat,
  ask,
}: Pick<Scene<WingspanView>, 'view' | 'words' | 'seat' | 'ask'>): string | null {
  const { active } = view;
  if (!ask || active === null || active === seat) return null;
  return words.say(GIFTS.has(ask.verb) ? 'wingspan-live-offers' : 'wingspan-live-turn-of', {
    seat: words.seat(active),
  });
}

/** The answer to a question that is none: there is only one, or it is whether one takes a gift (`taken`: gifts always are). */
export function spared(
  { game, ask, view, seat }: Pick<Scene<WingspanView>, 'game' | 'ask' | 'view' | 'seat'>,
  taken: boolean,
): number | null {
  if (!ask || view.keep) return null;
  if (ask.options.length === 1) return ask.options[0];
  if (!taken || ask.verb !== 'share' || view.active === seat) return null;
  return ask.options.find((a) => path(game, a)[0] === 'use:0') ?? null;
}
