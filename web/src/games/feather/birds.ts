/** Birds as the names of the things tell them: species lie habitat by habitat, in each from the ace to the common one. */
import type { IconName } from '../../art/icons/line';
import { path, type FeatherView, type GameInfo, type Said } from '../../lib/wire';

type Known = Pick<GameInfo, 'things'>;

/** The token of each habitat's colour. */
const COLOUR: Record<string, string> = {
  mountain: 'mount',
  wetland: 'wet',
  desert: 'desert',
  forest: 'forest',
  ocean: 'ocean',
};

export const rowLength = (game: Known): number => game.things.type.length;
export const habitatOf = (game: Known, bird: number): number => Math.floor(bird / rowLength(game));
export const typeOf = (game: Known, bird: number): number => bird % rowLength(game);
export const speciesOf = (game: Known, habitat: number): number[] =>
  game.things.type.map((_, i) => habitat * rowLength(game) + i);

export const habitatIcon = (game: Known, habitat: number): IconName => game.things.habitat[habitat] as IconName;
export const habitatColour = (game: Known, habitat: number): string => `var(--${COLOUR[game.things.habitat[habitat]]})`;

/** "uncommon2" and "uncommon" are one kind. */
export const typeName = (game: Known, type: number): string => game.things.type[type].replace(/\d$/, '');
export const typeIcon = (game: Known, type: number): IconName => typeName(game, type) as IconName;

/** Each species once, in order, with the number of its cards. */
export function counted(birds: readonly number[]): { bird: number; count: number }[] {
  const found = new Map<number, number>();
  for (const bird of [...birds].sort((a, b) => a - b)) found.set(bird, (found.get(bird) ?? 0) + 1);
  return [...found].map(([bird, count]) => ({ bird, count }));
}

/** The bird of an action, and what would be done with it: "play", "keep" ... */
export function aimOf(
  game: Pick<GameInfo, 'blocks' | 'things'>,
  action: number | null,
): { does: string; bird: number } | null {
  if (action === null) return null;
  const does = game.blocks.find((b) => action >= b.first && action < b.first + b.size)?.name;
  const [kind, bird] = (path(game, action)[0] ?? '').split(':');
  return does && kind === 'bird' ? { does, bird: Number(bird) } : null;
}

/** All birds named in events of these kinds; of one seat, if it is given. */
export function birdsIn(events: readonly Said[], names: readonly string[], seat?: number): Set<number> {
  const told = events.filter((e) => names.includes(e.name) && (seat === undefined || e.args.seat === seat));
  return new Set(told.flatMap((e) => (Array.isArray(e.args.birds) ? e.args.birds : [Number(e.args.bird)])));
}

/** Whose notebook lies open: the reader's own; a spectator reads the leader's. -1: none is shown. */
export function openSheet(view: FeatherView, seat: number): number {
  if (view.players[seat]?.sheet) return seat;
  const points = view.players.map((p) => p.sheet?.points ?? -1);
  const most = Math.max(...points);
  return most < 0 ? -1 : points.indexOf(most);
}

/** Seats as one sees them: the left neighbour (who is next) on the left, the right one on the right, oneself in between. */
export function around(seats: number, me: number): number[] {
  const left = Math.ceil((seats - 1) / 2);
  return Array.from({ length: seats }, (_, i) => (((me + left - i) % seats) + seats) % seats);
}
