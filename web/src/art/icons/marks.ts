/** The mark of each game colour, by the name of its icon. Apart from the drawings, so that the app need not carry those. */
import type { IconName } from './line';

export const MARK_OF = {
  red: 'berry',
  blue: 'drop',
  green: 'leaf',
  white: 'feather',
  yellow: 'grain',
  violet: 'flower',
} as const satisfies Record<string, IconName>;
