import type { WingspanView } from '../../lib/wire';

/** Points of a seat so far. Until a bonus card is kept, those that were dealt are worth nothing. */
export function points(view: Pick<WingspanView, 'scores' | 'keep'>, seat: number): number | null {
  const score = view.scores[seat];
  if (!score) return null;
  return score.total - (view.keep ? (score.lines.bonus ?? 0) : 0);
}
