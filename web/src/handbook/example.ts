/** Puts the example of a game under its rule, in a text that is on the page. */
import { mount } from 'svelte';
import { api } from '../lib/api';
import Example from './Example.svelte';
import { EXAMPLES } from './quick';

export async function showExample(article: HTMLElement, id: string): Promise<void> {
  const example = EXAMPLES[id];
  if (!example) return;
  const place = article.querySelector(`#${CSS.escape(example.rule)}`)?.closest('li');
  // Room for it is kept, so that nothing is pushed away while it is read.
  const box = document.createElement('div');
  box.className = 'example';
  place?.append(box);
  const game = (await api.games().catch(() => [])).find((one) => one.id === id);
  if (game && box.isConnected) mount(Example, { target: box, props: { id, game } });
}
