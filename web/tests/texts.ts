/** The words of the package, read as the build reads them. */
import { bundleOf, Words } from '../src/lib/words';
import { found } from '../found';

/** All common words of a language and those of some games, as one Fluent source. */
export const fluent = (lang: string, ...games: string[]): string =>
  [
    ...found.words(lang, found.commonFiles).values(),
    ...games.flatMap((game) => [...found.words(lang, (l) => found.gameFiles(game, l)).values()]),
  ].join('\n');

export const wordsOf = (lang: string, games: readonly string[], names: string[] = [], me = -1): Words =>
  new Words(lang, bundleOf(lang, [fluent(lang, ...games)]), names, me);
