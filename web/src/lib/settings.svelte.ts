/** What the reader has chosen: language, light, motion, confirm step. Kept on this device. */
import { fitting, LANGUAGES, type Lang } from './languages';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'on' | 'off';

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  /** Every final choice asks for a second click. */
  confirm: boolean;
  /** Milliseconds between the moves of bots. */
  pace: number;
  /** Single letters and figures act at the table. Off for who speaks to the machine, or leans on its keys. */
  keys: boolean;
  /** The table sounds: one's turn, cards, dice, eggs. */
  sound: boolean;
  /** Birds call when they are played. */
  calls: boolean;
  /** 0 to 1. */
  volume: number;
  /** Silent for now, whatever else is chosen. */
  muted: boolean;
  /** Bots say a word now and then. */
  remarks: boolean;
  /** A notice of the browser when it is one's turn and the page is out of sight. */
  notify: boolean;
}

const PLACE = 'voliere';

function usual(): Kept {
  return {
    lang: fitting(navigator.languages),
    theme: 'system',
    motion: 'system',
    confirm: false,
    pace: 500,
    keys: true,
    sound: false,
    calls: false,
    volume: 0.7,
    muted: false,
    remarks: true,
    notify: false,
  };
}

function kept(): Kept {
  try {
    const all = { ...usual(), ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
    // A language that was chosen may be there no more.
    return LANGUAGES.includes(all.lang) ? all : { ...all, lang: usual().lang };
  } catch {
    // No storage, or nothing we can read in it: the usual settings serve.
    return usual();
  }
}

export const settings = $state<Kept>(kept());

const less = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may travel and turn. */
export const moves = (): boolean => settings.motion === 'on' || (settings.motion === 'system' && !less.matches);

/** Shows the settings on the page and keeps them; call once, from the root component. */
export function applySettings(): void {
  $effect(() => {
    const page = document.documentElement;
    page.lang = settings.lang;
    if (settings.theme === 'system') delete page.dataset.theme;
    else page.dataset.theme = settings.theme;
    page.dataset.motion = moves() ? 'on' : 'off';
    try {
      localStorage.setItem(PLACE, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}
