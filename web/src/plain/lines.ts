/** A board of coloured text, as the terminal draws it, in pieces one can point at. */
import type { Said, SpanInfo } from '../lib/wire';

/** Some text with its look; or (with a thing) what is clicked as one. */
export interface Piece {
  thing: string;
  /** The first piece of its thing: the keyboard stops here, the others are for the pointer. */
  first: boolean;
  spans: { text: string; look: string }[];
}

const COLOURS = ['red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white', 'black'];
const WORDS = ['bold', 'dim', 'italic', 'underline', 'strike', 'reverse', 'ink', 'ink2', 'act', 'bad', 'good'];

/** The classes for a style such as "bright_red bold on blue"; a word that says nothing here is left out. */
export function looks(style: string): string {
  const found: string[] = [];
  let on = '';
  for (const word of style.split(/\s+/)) {
    const name = word.replace(/^bright_/, '');
    if (COLOURS.includes(name)) found.push(on + name);
    else if (!on && WORDS.includes(name)) found.push(name);
    on = word === 'on' ? 'on-' : '';
  }
  return found.join(' ');
}

/** Spans of a line that show the same thing are one piece; blanks after it are none of it. */
export function pieces(lines: readonly (readonly SpanInfo[])[]): Piece[][] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const found: Piece[] = [];
    for (const { text, style, thing } of line) {
      const span = { text, look: looks(style) };
      const last = found[found.length - 1];
      if (last && last.thing === thing) last.spans.push(span);
      else found.push({ thing, first: thing !== '' && !seen.has(thing), spans: [span] });
      if (thing) seen.add(thing);
    }
    return found.flatMap(trimmed);
  });
}

function trimmed(piece: Piece): Piece[] {
  const last = piece.spans[piece.spans.length - 1];
  const text = last.text.trimEnd();
  if (!piece.thing || text === last.text || !text) return [piece];
  const spans = [...piece.spans.slice(0, -1), { ...last, text }];
  const blank = { thing: '', first: false, spans: [{ text: last.text.slice(text.length), look: '' }] };
  return [{ ...piece, spans }, blank];
}

/** How many letters the longest line has. */
export const width = (lines: readonly (readonly SpanInfo[])[]): number =>
  Math.max(1, ...lines.map((line) => line.reduce((n, span) => n + [...span.text].length, 0)));

/** The things events speak of: an argument named after a kind of thing is one of them. */
export function named(events: readonly Said[], kinds: Readonly<Record<string, unknown>>): Set<string> {
  const found = new Set<string>();
  for (const { args } of events)
    for (const [name, value] of Object.entries(args)) {
      const kind = name.split('_')[0];
      if (typeof value === 'number' && kind in kinds && kind !== 'seat') found.add(`${kind}:${value}`);
    }
  return found;
}
