/** The first letter of a name as the eye sees it: an emoji of several parts, or a letter with its accents, is one. */

/** A letter that nothing stands on. */
const PLAIN = /^\p{L}(?=[\p{L}\p{Zs}\p{N}'’.-]|$)/u;
/** Cutting whole signs costs a slow phone a tenth of a second before the first: only for names that need it. */
let letters: Intl.Segmenter | undefined;

export function initial(name: string): string {
  const text = name.trim();
  const plain = PLAIN.exec(text)?.[0];
  if (plain) return plain.toLocaleUpperCase();
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of letters.segment(text)) return segment.toLocaleUpperCase();
  return '';
}
