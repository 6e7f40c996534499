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
  /** Milliseconds of a step of somebody else's turn. */
  pace: number;
  /** What others give for nothing is taken without a question. */
  gifts: boolean;
  /** On a phone: what happened since one's turn is told on a sheet. */
  since: boolean;
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

/** Half, once, twice, four times as fast; 0: nothing is shown step by step. */
export const PACES = [1000, 500, 250, 125, 0] as const;
export const USUAL_PACE = 500;

/** Heard in a quiet room, and not in the next one. */
const SOFT = 0.4;

function usual(): Kept {
  return {
    lang: fitting(navigator.languages),
    theme: 'system',
    motion: 'system',
    confirm: false,
    pace: USUAL_PACE,
    gifts: true,
    since: true,
    keys: true,
    sound: true,
    calls: true,
    volume: SOFT,
    muted: false,
    remarks: true,
    notify: false,
  };
}

function kept(): Kept {
  try {
    const all = { ...usual(), ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
    if (!PACES.some((pace) => pace === all.pace)) all.pace = PACES[0];
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
