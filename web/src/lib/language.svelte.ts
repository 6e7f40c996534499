/** The words of the reader's language. Files come when first needed; switching waits until all that is on screen is there. */
import LESSONS from 'virtual:lesson';
import WORDS from 'virtual:words';
import { api } from './api';
import type { Lang } from './languages';
import { settings } from './settings.svelte';
import { bundleOf, Words } from './words';

/** Games whose words are needed now, beside what every page says. */
const wanted = new Set<string>();
let learning = false;
/** What loads words that no table needs. */
let parts: typeof WORDS | undefined;
let current = $state.raw<Words | null>(null);
/** By language: the words of what is installed beside us, as the server has them. */
const beside = new Map<Lang, Promise<string>>();

/** A server that cannot say them now is asked again; meanwhile the page has its own. */
function wordsBeside(lang: Lang): Promise<string> {
  let words = beside.get(lang);
  if (!words) {
    words = api.words(lang).catch(() => {
      beside.delete(lang);
      return '';
    });
    beside.set(lang, words);
  }
  return words;
}

async function read(lang: Lang): Promise<void> {
  const games = [...wanted];
  const loads = [WORDS[lang][''], ...games.map((g) => WORDS[lang][g] ?? parts?.[lang][g])];
  if (learning) loads.push(...games.map((g) => LESSONS[lang][g]));
  const sources = await Promise.all([
    ...loads.filter((load) => load !== undefined).map(async (load) => (await load()).default),
    wordsBeside(lang),
  ]);
  // Meanwhile the reader may have chosen again, or another game was asked for.
  if (lang !== settings.lang || games.length !== wanted.size) return;
  current = new Words(lang, bundleOf(lang, sources));
}

export const language = {
  /** Null only before the first words have come. */
  get words(): Words | null {
    return current;
  },
  /** Makes the words of a game known, with those of its lesson if there is one to be read. */
  async need(game: string, lesson = false, from = parts): Promise<void> {
    parts = from;
    wanted.add(game);
    learning ||= lesson;
    await read(settings.lang);
  },
  async choose(lang: Lang): Promise<void> {
    settings.lang = lang;
    await read(lang);
  },
};

/** The words on screen. Components are only shown once there are some. */
export function words(): Words {
  if (!current) throw new Error('no words yet');
  return current;
}

export const start = (): Promise<void> => read(settings.lang);
