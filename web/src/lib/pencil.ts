/** A ring drawn by hand around a box: not quite round, not quite closed, and always the same for the same thing. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const POINTS = 26;
/** How far round the pencil goes: it crosses its own beginning. */
const TURN = 1.06;
const AIR = 7;
/** Roundness: 2 is an ellipse, more hugs the corners. */
const SQUARE = 3.4;
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
  const air = zone ? -4 : AIR;
  const [rx, ry] = [box.width / 2 + air, box.height / 2 + air];
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  const shake = scatter(name);
  const power = 2 / (zone ? 9 : SQUARE);
  const begin = -2.1 + shake();
  const points: [number, number][] = [];
  for (let i = 0; i <= POINTS; i++) {
    const angle = begin + (i / POINTS) * TURN * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    // The hand drifts outwards a little, so that the end passes beside the beginning.
    const drift = zone ? 0 : (i / POINTS) * 3 - 1.5;
    const x = Math.sign(c) * Math.abs(c) ** power * (rx + drift + shake() * 1.6);
    const y = Math.sign(s) * Math.abs(s) ** power * (ry + drift + shake() * 1.6);
    points.push([cx + x, cy + y]);
  }
  return through(points);
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
