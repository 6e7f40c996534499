/** Birds by a few letters: without accents, in any language we speak, or in Latin. */

/** As it is compared: no accents, no capitals, apostrophes and hyphens as spaces. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/['’-]/g, ' ');

export interface Named {
  bird: number;
  /** Its names, that of the reader's language first. */
  names: readonly string[];
  habitats: readonly number[];
}

/** Every word asked for begins a word of the same name. */
const matches = (name: string, asked: readonly string[]): boolean => {
  const words = plain(name).split(/\s+/);
  return asked.every((one) => words.some((word) => word.startsWith(one)));
};

/** The birds that are meant: those of the habitat first, then those whose name begins so. */
export function find(all: readonly Named[], asked: string, habitat: number | null): Named[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const begins = (one: Named): boolean => words.length > 0 && plain(one.names[0]).startsWith(words[0]);
  const here = (one: Named): boolean => habitat === null || one.habitats.includes(habitat);
  return all
    .filter((one) => !words.length || one.names.some((name) => matches(name, words)))
    .sort((a, b) => +here(b) - +here(a) || +begins(b) - +begins(a) || a.names[0].localeCompare(b.names[0]));
}

/** A name in parts, that which was asked for at the odd places. */
export function marked(name: string, asked: string): string[] {
  const [first = ''] = plain(asked).split(/\s+/).filter(Boolean);
  const at = first ? plain(name).search(new RegExp(`(^|\\s)${first.replace(/[^a-z0-9]/g, '.')}`)) : -1;
  // Only where one letter stands for one can a part be cut out.
  if (at < 0 || plain(name).length !== name.length) return [name];
  const from = plain(name)[at] === ' ' ? at + 1 : at;
  return [name.slice(0, from), name.slice(from, from + first.length), name.slice(from + first.length)];
}

/** The names of the birds in a source of Fluent: the id of each without its beginning. */
export function namesIn(source: string): Map<string, string> {
  return new Map([...source.matchAll(/^wingspan-bird-([\w-]+) = (.+)$/gm)].map(([, id, name]) => [id, name]));
}
