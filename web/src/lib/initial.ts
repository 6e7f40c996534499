/** The first letter of a name as the eye sees it: an emoji of several parts, or a letter with its accents, is one. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function initial(name: string): string {
  for (const { segment } of letters.segment(name.trim())) return segment.toLocaleUpperCase();
  return '';
}
