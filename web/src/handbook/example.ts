/** Puts the examples of a game under their rules, in a text that is on the page. */
import { mount } from 'svelte';
import { api } from '../lib/api';
import Example from './Example.svelte';
import { bookOf } from './books';

export async function showExamples(article: HTMLElement, id: string): Promise<void> {
  const found = (bookOf(id)?.examples ?? []).map((example) => {
    // Room for it is kept, so that nothing is pushed away while it is read.
    const box = document.createElement('div');
    box.className = 'example';
    article
      .querySelector(`#${CSS.escape(example.rule)}`)
      ?.closest('li')
      ?.append(box);
    return { example, box };
  });
  const game = (await api.games().catch(() => [])).find((one) => one.id === id);
  for (const { example, box } of found) {
    if (game && box.isConnected) mount(Example, { target: box, props: { game, example } });
    else box.remove();
  }
}
