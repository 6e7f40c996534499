import { describe, expect, test } from 'vitest';
import { draft } from '../src/art/draft';
import { COUNTS, FLOCK_COLOURS, flock, FLYERS } from '../src/art/flocks';
import type { Pt } from '../src/art/geom';
import { MARK_OF } from '../src/art/icons/marks';
import { Pen } from '../src/art/pen';
import { strike } from '../src/art/pose';
import { SINGER_COLOURS, singerBox, SINGERS, songbird, VOLUMES } from '../src/art/songbirds';
import type { Species } from '../src/art/types';
import { malformed } from './helpers';

/** Everything but colour and ids. */
const shapes = (body: string): string => body.replace(/(fill|stroke|id|clip-path|href)="[^"]*"/g, '');

/** Where the body, the wings and the tail lie on a grid of 32 by 32, feet and size made equal. */
function silhouette(s: Species): boolean[] {
  const g = strike({ ...s, tilt: 0, nod: 0 });
  const d = draft(s, g, new Pen('', 1, true, '', true));
  const rings = [d.outline, ...[g.wing, g.farWing].flatMap((w) => (w ? [[...w.A, ...[...w.B].reverse()]] : []))];
  return Array.from({ length: 1024 }, (_, i) =>
    rings.some((r) => inside([(i % 32) * 10 + 5, Math.floor(i / 32) * 10 + 5], r)),
  );
}

function inside([x, y]: Pt, ring: readonly Pt[]): boolean {
  let odd = false;
  ring.forEach(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) odd = !odd;
  });
  return odd;
}

/** Share of the two silhouettes that is not common to both. */
function apart(a: boolean[], b: boolean[]): number {
  const either = a.filter((on, i) => on || b[i]).length;
  const both = a.filter((on, i) => on && b[i]).length;
  return 1 - both / either;
}

const pairs = <T>(of: readonly T[]): [T, T][] => of.flatMap((a, i) => of.slice(i + 1).map((b): [T, T] => [a, b]));

describe('Songbirds', () => {
  test.each(SINGER_COLOURS)('%s sings at seven volumes, each another drawing', (colour) => {
    const drawn = VOLUMES.map((v) => songbird(colour, v));
    for (const { body } of drawn) {
      expect(body).not.toMatch(/NaN|undefined/);
      expect(malformed(body)).toBeUndefined();
    }
    expect(new Set(drawn.map((d) => shapes(d.body))).size).toBe(7);
  });

  test.each(SINGER_COLOURS)('%s has as many arcs as its volume, and raises its bill', (colour) => {
    const arcs = VOLUMES.map(
      (v) =>
        songbird(colour, v)
          .body.match(/d="(M[^"]*)"[^>]*stroke-linecap="round"\/><\/g>$/)![1]
          .match(/M/g)!.length,
    );
    expect(arcs).toEqual([...VOLUMES]);
    const directions = VOLUMES.map((v) => songbird(colour, v).dir);
    expect(directions).toEqual([...directions].sort((a, b) => b - a));
  });

  test.each(SINGER_COLOURS)('%s keeps one box, so that a row of cards is level', (colour) => {
    for (const v of VOLUMES) expect(songbird(colour, v).box).toEqual(singerBox(colour));
  });

  test('without colour the four are still four: another shape, another mark', () => {
    expect(new Set(SINGER_COLOURS.map((c) => MARK_OF[c])).size).toBe(4);
    expect(new Set(SINGER_COLOURS.map((c) => SINGERS[c].plan)).size).toBe(4);
    for (const [a, b] of pairs(SINGER_COLOURS)) {
      expect(apart(silhouette(SINGERS[a]), silhouette(SINGERS[b])), `${a} and ${b}`).toBeGreaterThan(0.12);
    }
  });
});

describe('What’s Up', () => {
  test.each(FLOCK_COLOURS)('%s flies alone, in pairs and in threes', (colour) => {
    for (const n of COUNTS) {
      const { body } = flock(colour, n);
      expect(malformed(body)).toBeUndefined();
      expect(body.match(/<use /g)).toHaveLength(n);
    }
  });

  test('two face each other', () => {
    expect(flock('red', 2).body.match(/scale\(-1 1\)/g)).toHaveLength(1);
  });

  test('without colour the four are still four', () => {
    expect(new Set(FLOCK_COLOURS.map((c) => MARK_OF[c])).size).toBe(4);
    for (const [a, b] of pairs(FLOCK_COLOURS)) {
      const marks =
        JSON.stringify(FLYERS[a].crest) !== JSON.stringify(FLYERS[b].crest) || FLYERS[a].cap !== FLYERS[b].cap;
      const outline = apart(silhouette(FLYERS[a]), silhouette(FLYERS[b])) > 0.2;
      expect(marks || outline, `${a} and ${b}`).toBe(true);
    }
  });
});
