/** What is told of finished games, and the words for it: fetched when one is looked at again. */
import { api } from '../lib/api';
import { language } from '../lib/language.svelte';
import type { Recap } from '../lib/wire';

export async function recapOf(id: string): Promise<Recap> {
  const [recap] = await Promise.all([api.recap(id), recapWords()]);
  return recap;
}

export async function recapWords(): Promise<void> {
  const { default: parts } = await import('virtual:parts');
  await language.need('recap', false, parts);
}
