/** A ring drawn by hand around a box: not quite round, not quite closed, and always the same for the same thing. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const POINTS = 28;
/** How far round the pencil goes: it crosses its own beginning. */
const TURN = 1.05;
const AIR = 7;
/** A box as large as this is a zone: the ring stays inside it. */
const LARGE = 420;

/** Small whole numbers from a name, always the same ones. */
function scatter(name: string): () => number {
  let state = 7;
  for (const c of name) state = (state * 31 + c.charCodeAt(0)) % 9973;
  return () => {
    state = (state * 137 + 71) % 9973;
    return state / 9973 - 0.5;
  };
}

export function ring(box: Box, name: string): string {
  const zone = Math.max(box.width, box.height) > LARGE;
  const air = zone ? -5 : AIR;
  const [w, h] = [box.width + 2 * air, box.height + 2 * air];
  const round = zone ? 26 : Math.min(w, h) * 0.46;
  const count = zone ? POINTS * 2 : POINTS;
  const shake = scatter(name);
  const begin = 0.03 + shake() * 0.04;
  const points: [number, number][] = [];
  for (let i = 0; i <= count; i++) {
    const [x, y] = along(w, h, round, begin + (i / count) * TURN);
    // The hand drifts outwards a little, so that the end passes beside the beginning.
    const grown = zone ? 1 : 1 + ((i / count) * 5 - 2.5) / Math.max(w, h);
    points.push([
      box.left - air + w / 2 + (x - w / 2) * grown + shake() * 1.4,
      box.top - air + h / 2 + (y - h / 2) * grown + shake() * 1.4,
    ]);
  }
  return through(points);
}

/** A point on the edge of a rounded box, `part` of the way round from the top left corner. */
function along(w: number, h: number, r: number, part: number): [number, number] {
  const quarter = (Math.PI / 2) * r;
  const sides = [w - 2 * r, h - 2 * r, w - 2 * r, h - 2 * r];
  let left = (part % 1) * (2 * (sides[0] + sides[1]) + 4 * quarter);
  const corners = [
    [w - r, r],
    [w - r, h - r],
    [r, h - r],
    [r, r],
  ] as const;
  const starts = [
    [r, 0],
    [w, r],
    [w - r, h],
    [0, h - r],
  ] as const;
  const ways = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  for (let k = 0; k < 4; k++) {
    if (left < sides[k]) return [starts[k][0] + ways[k][0] * left, starts[k][1] + ways[k][1] * left];
    left -= sides[k];
    if (left < quarter) {
      const angle = (k - 1) * (Math.PI / 2) + left / r;
      return [corners[k][0] + Math.cos(angle) * r, corners[k][1] + Math.sin(angle) * r];
    }
    left -= quarter;
  }
  return [r, 0];
}

/** A smooth line through points (Catmull and Rom). */
function through(p: readonly (readonly [number, number])[]): string {
  const at = (i: number) => p[Math.min(Math.max(i, 0), p.length - 1)];
  const n = (v: number) => v.toFixed(1);
  let d = `M${n(p[0][0])} ${n(p[0][1])}`;
  for (let i = 0; i < p.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return d;
}
