/** Brings drawings into the page, each once, when it is first shown; a sprite is fetched with the first of its drawings. */
import { tick } from 'svelte';
import LOADERS from 'virtual:sprites';
import { laying, measure, pause } from './parts';

type Drawings = Record<string, string>;
const loaded = new Map<string, Promise<void>>();

/** Drawings that wait for their turn: many at once would keep the page from answering. So few, then as many more as this device
 *  shows in no time. */
const waiting: (() => void)[] = [];
/** What one presses comes before what one looks at. */
const FIRST = 'icons';
const first: (() => void)[] = [];
const FEW = 2;
const MANY = 8;
/** Milliseconds a part may take: below the first there may be more, above the second there must be fewer. */
const [QUICK, SLOW] = [5, 14];
let drawing: Promise<void> | null = null;

async function drawAll(): Promise<void> {
  let atOnce = FEW;
  while (first.length || waiting.length) {
    await pause();
    const began = performance.now();
    for (const draw of (first.length ? first : waiting).splice(0, atOnce)) draw();
    await tick();
    const drawn = performance.now();
    await pause();
    const measured = performance.now();
    measure();
    const took = Math.max(drawn - began, performance.now() - measured);
    if (took < QUICK) atOnce = Math.min(MANY, atOnce + 1);
    else if (took > SLOW) atOnce = Math.max(FEW, Math.floor(atOnce / 2));
  }
  drawing = null;
}

const there = new Map<string, Drawings>();
const placed = new Set<string>();

/** Whether a drawing of this sprite can be shown at once. */
export const ready = (name: string): boolean => there.has(name) && !drawing && !laying();

/** Shows a drawing when its sprite is there and its turn has come; gives what forgets it. */
export function showLater(name: string, draw: () => void): () => void {
  let wanted = true;
  loadSprite(name)
    .then(() => {
      (name === FIRST ? first : waiting).push(() => wanted && draw());
      drawing ??= drawAll();
    })
    // A drawing that cannot be fetched leaves its place blank; the next one of its sprite tries again.
    .catch(() => undefined);
  return () => (wanted = false);
}

/** Fetches a sprite before anything of it is shown; what has none of that name needs nothing. */
export const expectSprite = (name: string): void => {
  if (name in LOADERS) void loadSprite(name).catch(() => undefined);
};

export function loadSprite(name: string): Promise<void> {
  let done = loaded.get(name);
  if (!done) {
    done = LOADERS[name]().then(({ default: drawings }) => void there.set(name, drawings));
    // A lost connection must not be remembered for ever.
    done.catch(() => loaded.delete(name));
    loaded.set(name, done);
  }
  return done;
}

const CLIPS = /<clipPath .*?<\/clipPath>/gs;

/** Keeps markup for what shows it by its id. Not displayed: else the page would pay for the style of every line in it once more
 *  whenever a change reaches all of the page, as a dialog does. Only clip paths must be there as if they were seen. Hidden by
 *  classes, for the page's policy allows no style in markup. */
export function keep(markup: string): void {
  const clips = markup.match(CLIPS)?.join('') ?? '';
  const hidden = (name: string, inside: string): string =>
    inside && `<svg width="0" height="0" class="${name}" aria-hidden="true">${inside}</svg>`;
  document.body.insertAdjacentHTML(
    'afterbegin',
    hidden('sprite drawings', markup.replace(CLIPS, '').replace('<defs></defs>', '')) + hidden('sprite', clips),
  );
}

/** Puts a drawing into the page with those it is made of; gives its id. Only what is shown. */
export function place(name: string, id: string): string {
  const markup = there.get(name)?.[id];
  if (!markup || placed.has(id)) return id;
  placed.add(id);
  for (const [, part] of markup.matchAll(/ href="#([^"]+)"/g)) place(name, part);
  keep(markup);
  return id;
}
