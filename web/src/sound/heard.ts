/** What an event of a game sounds like. Each game's folder has a `sounds.ts` that says so; a game without one is played in silence. */
import { gameOf } from '../games/folders';
import type { GameInfo, Said } from '../lib/wire';

/** A sound of the table, or a bird that calls. */
export type Heard =
  | { readonly sound: string }
  | {
      readonly call: string;
      /** How many of them. */
      readonly birds?: number;
      /** dB softer than usual. */
      readonly down?: number;
    };

/** By the name of an event. `name(argument)` is what the thing it speaks of is called in the game: a bird's id. */
export type Sounds = Readonly<Record<string, (name: (argument: string) => string) => Heard | null>>;

const FOUND = new Map(
  Object.entries(import.meta.glob<Sounds>('../games/*/sounds.ts', { eager: true, import: 'sounds' })).map(
    ([path, sounds]) => [gameOf(path), sounds] as const,
  ),
);

/** What is heard of an event, or null. */
export function heard(game: Pick<GameInfo, 'id' | 'things'>, { name, args }: Said): Heard | null {
  const of = (argument: string): string => {
    const [kind, value] = [argument.split('_')[0], args[argument]];
    return typeof value === 'number' ? (game.things[kind]?.[value] ?? '') : '';
  };
  return FOUND.get(game.id)?.[name]?.(of) ?? null;
}
