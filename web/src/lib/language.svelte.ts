/** The words of the reader's language. Files come when first needed; switching waits until all that is on screen is there. */
import { settings } from './settings.svelte';
import { bundleOf, Words, type Lang } from './words';

type Load = () => Promise<{ default: string }>;

/** Written out, because Vite must see each import to make it a chunk of its own. */
const SHARED: Record<Lang, Load> = { fr: () => import('virtual:words/fr'), en: () => import('virtual:words/en') };
const GAMES: Record<string, Record<Lang, Load>> = {
  songbirds: { fr: () => import('virtual:words/fr/songbirds'), en: () => import('virtual:words/en/songbirds') },
  'whats-up': { fr: () => import('virtual:words/fr/whats-up'), en: () => import('virtual:words/en/whats-up') },
  piafs: { fr: () => import('virtual:words/fr/piafs'), en: () => import('virtual:words/en/piafs') },
  feather: { fr: () => import('virtual:words/fr/feather'), en: () => import('virtual:words/en/feather') },
  wingspan: { fr: () => import('virtual:words/fr/wingspan'), en: () => import('virtual:words/en/wingspan') },
};

/** What is said only in lessons. */
const LESSONS: Record<Lang, Load> = {
  fr: () => import('virtual:words/fr/lessons'),
  en: () => import('virtual:words/en/lessons'),
};

/** Games whose words are needed now, beside what every page says. */
const wanted = new Set<string>();
let learning = false;
let current = $state.raw<Words | null>(null);

async function read(lang: Lang): Promise<void> {
  const games = [...wanted];
  const loads = [SHARED[lang], ...games.map((g) => GAMES[g]?.[lang]).filter((l) => l !== undefined)];
  if (learning) loads.push(LESSONS[lang]);
  // A browser reads how a language writes its numbers when first asked, and takes long: now, while the words are on their way.
  setTimeout(() => new Intl.NumberFormat(lang));
  const sources = await Promise.all(loads.map((load) => load()));
  // Meanwhile the reader may have chosen again, or another game was asked for.
  if (lang !== settings.lang || games.length !== wanted.size) return;
  current = new Words(
    lang,
    bundleOf(
      lang,
      sources.map((s) => s.default),
    ),
  );
}

export const language = {
  /** Null only before the first words have come. */
  get words(): Words | null {
    return current;
  },
  /** Makes the words of a game known, with those of its lesson if there is one to be read. */
  async need(game: string, lesson = false): Promise<void> {
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
