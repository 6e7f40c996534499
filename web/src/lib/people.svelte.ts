/** Bots' faces and words, once they have come: nothing waits for them. */
import PEOPLE from 'virtual:people';
import type { Lang } from './languages';
import { settings } from './settings.svelte';
import { bundleOf, Words } from './words';

type People = typeof import('../people');

let faces = $state.raw<People | null>(null);
let said = $state.raw<{ lang: Lang; words: Words } | null>(null);
let asked: Lang | null = null;

/** Whoever shows a bot calls this, in an effect; a page that cannot load them shows letters instead. */
export function meet(): void {
  const lang = settings.lang;
  if (asked === lang) return;
  asked = lang;
  void Promise.all([import('../people'), PEOPLE[''][lang]()])
    .then(([module, source]) => {
      faces = module;
      if (lang === settings.lang) said = { lang, words: new Words(lang, bundleOf(lang, [source.default])) };
    })
    .catch(() => (asked = null));
}

export const people = {
  /** Null before they have come. */
  get faces(): People | null {
    return faces;
  },
  /** What is said of them and by them; '' where it has not come, or nobody says it. */
  say(id: string): string {
    return said?.lang === settings.lang && said.words.has(id) ? said.words.say(id) : '';
  },
};
