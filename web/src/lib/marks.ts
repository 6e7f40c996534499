/** The mark of each game colour, by the name of its icon. (art/icons has the same, with all drawings beside it.) */
import type { MARK_OF as Drawn } from '../art/icons/line';

export const MARK_OF: typeof Drawn = {
  red: 'berry',
  blue: 'drop',
  green: 'leaf',
  white: 'feather',
  yellow: 'grain',
  violet: 'flower',
};
