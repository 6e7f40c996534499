/** Reading drawings without a browser. */

/** Tags must close in the order they open. Returns the first fault, or nothing. */
export function malformed(svg: string): string | undefined {
  const open: string[] = [];
  for (const [tag, close, name, , self] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>]*")*)\s*(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return tag;
    } else if (!self) open.push(name);
  }
  const tags = svg.match(/</g)?.length ?? 0;
  const read = svg.match(/<\/?[a-zA-Z]+(?:\s[\w:-]+="[^"<>]*")*\s*\/?>/g)?.length ?? 0;
  return tags === read ? open.pop() : 'unreadable tag';
}

export const ids = (svg: string): string[] => [...svg.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]);
/** Ids that something inside the drawing points to. */
export const references = (svg: string): string[] =>
  [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((m) => m[1] ?? m[2]);

export function hash(text: string): string {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return (h >>> 0).toString(36);
}
