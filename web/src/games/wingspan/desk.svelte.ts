/** What the reader has open: a tab of the narrow page, a card looked at closely. Nothing of the game. */
import { MediaQuery } from 'svelte/reactivity';
import { byFinger } from '../../lib/pointer';
import type { Handle, Scene } from '../../lib/scene';
import type { WingspanView } from '../../lib/wire';
import type { Tab } from './places';

/** Too narrow for mat, feeder, tray and hand side by side: they become tabs. */
export const narrow = new MediaQuery(
  '(width < 62.5rem) or (height <= 31.25rem) or ((pointer: coarse) and (width < 81.25rem))',
);

/** A phone lying on its side. */
export const lying = new MediaQuery('height <= 31.25rem');

/** Wide enough for the tray as full cards beside the mat. */
export const broad = new MediaQuery('width >= 87.5rem');

class Desk {
  tab = $state<Tab>('mat');
  /** The bird whose card lies open. */
  open = $state<number | null>(null);
  /** The bird under the pointer, and where it lies. */
  peek = $state.raw<{ bird: number; box: DOMRect } | null>(null);
}
export const desk = new Desk();

const PEEK_AFTER = 240;
const PRESS = 480;
let timer: ReturnType<typeof setTimeout> | undefined;
/** A long press ends with a click that means nothing. */
let pressed = false;

const later = (ms: number, act: () => void): void => {
  clearTimeout(timer);
  timer = setTimeout(act, ms);
};

function forget(): void {
  clearTimeout(timer);
  desk.peek = null;
}

export function look(bird: number): void {
  forget();
  desk.open = bird;
}

type Gestures = Omit<Handle, 'onpointerenter' | 'onpointerleave' | 'data-stop' | 'data-thing'> & {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onpointerdown: (event: PointerEvent) => void;
  onpointerup: () => void;
  onpointercancel: () => void;
  oncontextmenu: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
};
type Held = Omit<Handle, 'onpointerenter' | 'onpointerleave'> & Gestures;

/** A bird's card as a button: picked where it may be, else opened; a long press, a right click or I opens it always. */
export function held(scene: Scene<WingspanView>, thing: string, bird: number): Held {
  return { ...scene.at(thing), 'aria-disabled': undefined, ...gestures(scene, thing, bird) };
}

/** Functions made once for each thing of a scene, so that nothing listens anew when something changes. */
const made = new WeakMap<Scene<WingspanView>, Map<string, Gestures>>();

function gestures(scene: Scene<WingspanView>, thing: string, bird: number): Gestures {
  let known = made.get(scene);
  if (!known) made.set(scene, (known = new Map()));
  const key = `${thing} ${bird}`;
  let own = known.get(key);
  if (!own) known.set(key, (own = listen(scene, thing, bird)));
  return own;
}

function listen(scene: Scene<WingspanView>, thing: string, bird: number): Gestures {
  const own = scene.at(thing);
  return {
    onclick(event) {
      const after = pressed;
      pressed = false;
      if (after) return;
      const free = scene.at(thing)['aria-disabled'] === undefined;
      // A finger covers the card: it sees it whole first, with what can be done.
      if (!free || (byFinger() && thing.startsWith('bird:'))) look(bird);
      else own.onclick?.(event);
    },
    onpointerenter(event) {
      own.onpointerenter?.();
      if (event.pointerType !== 'mouse') return;
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      later(PEEK_AFTER, () => (desk.peek = { bird, box }));
    },
    onpointerleave() {
      own.onpointerleave?.();
      forget();
    },
    onfocus: own.onfocus,
    onblur: own.onblur,
    onpointerdown(event) {
      pressed = false;
      forget();
      if (event.pointerType !== 'touch') return;
      later(PRESS, () => {
        pressed = true;
        look(bird);
      });
    },
    onpointerup: forget,
    onpointercancel: forget,
    oncontextmenu(event) {
      event.preventDefault();
      look(bird);
    },
    onkeydown(event) {
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      look(bird);
    },
  };
}
