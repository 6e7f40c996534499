/** Finding words in a text as readers type them: without accents, capitals or ligatures. */

const APART: Record<string, string> = { œ: 'oe', æ: 'ae', '’': "'", '\u00a0': ' ', '\u202f': ' ', ß: 'ss' };

/** A text as it is compared, and where each of its letters stands in the original. */
export function folded(text: string): { plain: string; at: number[] } {
  let plain = '';
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const low = text[i].toLowerCase();
    const bare = APART[low] ?? low.normalize('NFD').replace(/\p{M}/gu, '');
    for (const letter of bare) {
      plain += letter;
      at.push(i);
    }
  }
  return { plain, at };
}

export const plain = (text: string): string => folded(text).plain.trim();

/** Where a query stands in a text: from and to, as often as it is there. */
export function places(text: string, query: string): [from: number, to: number][] {
  const wanted = plain(query);
  if (!wanted) return [];
  const { plain: all, at } = folded(text);
  const found: [number, number][] = [];
  for (let i = all.indexOf(wanted); i >= 0; i = all.indexOf(wanted, i + wanted.length))
    found.push([at[i], at[i + wanted.length - 1] + 1]);
  return found;
}
