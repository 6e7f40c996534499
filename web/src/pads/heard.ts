/** What the strip of a pad says. `text` and `sub` mark with stars what they are about. */
import type { IconName } from '../art/icons/line';
import type { GlyphName } from '../lib/Glyph.svelte';
import type { SignName } from './Sign.svelte';

export interface Heard {
  /** It wants to know something, it tells what was said, or how things stand. */
  kind: 'ask' | 'told' | 'stands';
  text: string;
  sub?: string;
  icon?: IconName;
  sign?: SignName;
  glyph?: GlyphName;
  /** Kept, but it looks wrong. */
  odd?: boolean;
}
