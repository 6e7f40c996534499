/** Which options mean something now. Only the game knows, so the server is asked about each value that could be chosen instead. */
import { api, Refusal } from '../lib/api';
import type { GameInfo, OptionInfo, Value } from '../lib/wire';
import { LANGUAGES, type Lang } from '../lib/languages';

export type Chosen = Record<string, Value>;

/** What is usual in the reader's language: an option that is a choice of language follows it. */
export function inLanguage(game: GameInfo, lang: Lang): Chosen {
  const languages = (names: string[]): boolean => names.length > 1 && names.every((n) => LANGUAGES.includes(n));
  const offered = game.options.filter((o) => languages(o.names) && o.names.includes(lang));
  return Object.fromEntries(offered.map((o) => [o.id, lang]));
}

/** The values an option could take instead of the present one; of a number, one stands for all. */
export function others(option: OptionInfo, now: Value): Value[] {
  if (option.kind === 'flag') return [!now];
  if (option.kind === 'choice') return option.names.filter((name) => name !== now);
  return [now === option.low ? option.high : option.low];
}

/** For every option, the values that go together with those before it in the list: the general ones come first, and what is
 *  chosen further down gives way to them. */
export async function open(
  game: GameInfo,
  seats: number,
  chosen: Chosen,
  complete: Chosen,
): Promise<Map<string, Value[]>> {
  const found = new Map<string, Value[]>();
  const before = (i: number): Chosen =>
    Object.fromEntries(Object.entries(chosen).filter(([id]) => game.options.findIndex((o) => o.id === id) < i));
  await Promise.all(
    game.options.flatMap((option, i) =>
      others(option, complete[option.id] ?? option.default).map(async (value) => {
        try {
          await api.check(game.id, { seats, options: { ...before(i), [option.id]: value } });
          found.set(option.id, [...(found.get(option.id) ?? []), value]);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }),
    ),
  );
  return found;
}

/** Complete options for what was chosen. A choice that no longer fits (the players became fewer) is dropped. */
export async function settled(
  game: GameInfo,
  seats: number,
  chosen: Chosen,
): Promise<{ chosen: Chosen; complete: Chosen }> {
  let kept = { ...chosen };
  for (;;) {
    try {
      return { chosen: kept, complete: (await api.check(game.id, { seats, options: kept })).options };
    } catch (error) {
      // A refusal names the option it is about, as an argument or by its key.
      const about: Record<string, unknown> = error instanceof Refusal ? error.args : {};
      const wrong = Object.keys(kept).find((id) => about.option === id || id in about);
      if (wrong === undefined) throw error;
      kept = Object.fromEntries(Object.entries(kept).filter(([id]) => id !== wrong));
    }
  }
}
