/** Where a thing of an option lies on the table, so that a narrow page can lead there. */
import type { Scene } from '../../lib/scene';
import type { WingspanView } from '../../lib/wire';

export const TABS = ['mat', 'market', 'hand', 'table'] as const;
export type Tab = (typeof TABS)[number];
type Seen = Pick<Scene<WingspanView>, 'view' | 'seat'>;

const TAB_OF: Record<string, Tab> = {
  'gain-food': 'mat',
  'lay-eggs': 'mat',
  'draw-cards': 'mat',
  habitat: 'mat',
  spot: 'mat',
  fill: 'mat',
  die: 'market',
  'draw-deck': 'market',
  bonus: 'market',
};

/** Null: it is in view everywhere, or a button of the question strip. */
export function tabOf({ view, seat }: Seen, thing: string): Tab | null {
  const [kind, index] = thing.split(':');
  if (kind !== 'bird') return TAB_OF[kind] ?? null;
  const bird = Number(index);
  if (view.players[seat]?.hand?.includes(bird)) return 'hand';
  return view.tray.includes(bird) || view.spread.includes(bird) ? 'market' : 'mat';
}

/** How many things can be picked in each tab. */
export function litIn(scene: Pick<Scene<WingspanView>, 'view' | 'seat' | 'lit'>): Record<Tab, number> {
  const found: Record<Tab, number> = { mat: 0, market: 0, hand: 0, table: 0 };
  for (const thing of scene.lit) {
    const tab = tabOf(scene, thing);
    // Laying one egg or all of them is the same place.
    if (tab && !thing.startsWith('fill:')) found[tab] += 1;
  }
  return found;
}

/** Where to look for a new question: where one is if it can be answered there, else where it can. `held`: the hand is in sight
 *  beside every view. */
export function leadTo(scene: Pick<Scene<WingspanView>, 'view' | 'seat' | 'lit'>, now: Tab, held = false): Tab {
  const lit = litIn(scene);
  if (lit[now] || (held && lit.hand)) return now;
  return TABS.find((tab) => lit[tab]) ?? now;
}

/** Whose mat and hand this reader looks at: their own; a spectator whoever's turn it is. */
export const whoseMat = ({ view, seat }: Seen): number => (seat >= 0 ? seat : (view.active ?? 0));
