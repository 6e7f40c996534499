/** Where things stand in the race: pure, so that it can be counted. */

/** The steps of the axis: at most five. */
export function stepOf(range: number): number {
  for (const step of [1, 2, 5, 10, 20, 25, 30, 50, 100]) if (range / step <= 4) return step;
  return 200;
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

export function scaleOf(lines: readonly (readonly number[])[]): Scale {
  const all = lines.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = stepOf(most - least);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  return { low, high, ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step) };
}

/** Points change with a move and stay until the next: stairs. */
export function stairs(
  points: readonly number[],
  x: (moment: number) => number,
  y: (points: number) => number,
): string {
  let path = '';
  points.forEach((value, i) => {
    if (!i) path = `M${x(0).toFixed(1)} ${y(value).toFixed(1)}`;
    else if (value !== points[i - 1]) path += `H${x(i).toFixed(1)}V${y(value).toFixed(1)}`;
  });
  return points.length ? `${path}H${x(points.length - 1).toFixed(1)}` : '';
}

/** Labels kept apart, in their order, inside what there is. */
export function apart(tops: readonly number[], least: number, lowest: number): number[] {
  const order = tops.map((top, i) => ({ top, i })).sort((a, b) => a.top - b.top || a.i - b.i);
  for (let k = 1; k < order.length; k++) order[k].top = Math.max(order[k].top, order[k - 1].top + least);
  let room = lowest;
  for (const one of order.toReversed()) {
    one.top = Math.min(one.top, room);
    room = one.top - least;
  }
  const found: number[] = [];
  for (const { top, i } of order) found[i] = top;
  return found;
}

/** Where a word is read best: over all lines of its stretch, or below them where there is no room over them. Ys grow downwards. */
export function clear(heights: readonly number[], high: number, above: number, below: number): number {
  const over = Math.min(...heights) - above;
  return over >= high ? over : Math.max(...heights) + below;
}
