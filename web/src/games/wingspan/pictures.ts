/** What is painted beside the words of a bonus card: what it counts. */
import { BONUSES } from './cards';

const OF_ICON: Readonly<Record<string, string>> = { flocking: 'flock', predator: 'predator' };

/** The picture of a bonus card; one for all whose birds have nothing in common that can be drawn. */
export function bonusPicture(card: number): string {
  const [id, args] = BONUSES[card].fr;
  if (id.includes('egg')) return 'egg';
  if (id.includes('hand-size')) return 'card';
  return String(args.food ?? args.nest ?? args.habitat ?? OF_ICON[String(args.icon)] ?? 'bonus');
}
