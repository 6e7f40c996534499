/** The languages there are: a folder of the project's texts each. */
import found from 'virtual:languages';

export type Lang = string;

/** Says what another language does not, and to whom no other is known. */
export const FALLBACK: Lang = 'en';

export const LANGUAGES: readonly Lang[] = Object.keys(found);

/** What a language calls itself. */
export const nameOf = (lang: Lang): string => found[lang]?.name ?? lang;

/** What to read when no words could be loaded, in every language. */
export const FAILED: readonly { lang: Lang; text: string }[] = LANGUAGES.map((lang) => ({
  lang,
  text: found[lang].failed,
}));

/** The language for whoever wants these, the best first: "pt-BR" is read by "pt" too. */
export function fitting(wanted: readonly string[], there: readonly Lang[] = LANGUAGES): Lang {
  const known = wanted
    .flatMap((l) => [l, l.split('-')[0]])
    .map((l) => there.find((t) => t.toLowerCase() === l.toLowerCase()));
  return known.find((l) => l !== undefined) ?? (there.includes(FALLBACK) ? FALLBACK : there[0]);
}
