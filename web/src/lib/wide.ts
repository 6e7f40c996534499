/** Whether the margin of the notebook lies beside the board: not on a phone, held either way. The same as `.desk` in parts.css. */
import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('(width > 47.5rem) and (height > 31.25rem)');
