/** Brings drawings into the page, each once, when it is first shown; a sprite is fetched with the first of its drawings. */
import type { SpriteName } from '../art/sprite';
import { laying, measure, pause } from './parts';

type Drawings = Record<string, string>;
type Load = () => Promise<{ default: Drawings }>;

/** Written out, because Vite must see each import to make it a chunk of its own. */
const LOADERS: Record<SpriteName, Load> = {
  icons: () => import('virtual:sprite/icons'),
  painted: () => import('virtual:sprite/painted'),
  songbirds: () => import('virtual:sprite/songbirds'),
  'whats-up': () => import('virtual:sprite/whats-up'),
  feather: () => import('virtual:sprite/feather'),
  piafs: () => import('virtual:sprite/piafs'),
  woodpeckers: () => import('virtual:sprite/woodpeckers'),
  tits: () => import('virtual:sprite/tits'),
  thrushes: () => import('virtual:sprite/thrushes'),
  sparrows: () => import('virtual:sprite/sparrows'),
  buntings: () => import('virtual:sprite/buntings'),
  warblers: () => import('virtual:sprite/warblers'),
  flycatchers: () => import('virtual:sprite/flycatchers'),
  swallows: () => import('virtual:sprite/swallows'),
  raptors: () => import('virtual:sprite/raptors'),
  herons: () => import('virtual:sprite/herons'),
  waterfowl: () => import('virtual:sprite/waterfowl'),
  seabirds: () => import('virtual:sprite/seabirds'),
  landbirds: () => import('virtual:sprite/landbirds'),
};

const loaded = new Map<SpriteName, Promise<void>>();

/** Drawings that wait for their turn: many at once would keep the page from answering. */
const waiting: (() => void)[] = [];
const AT_ONCE = 3;
let drawing: Promise<void> | null = null;

async function drawAll(): Promise<void> {
  while (waiting.length) {
    await pause();
    for (const draw of waiting.splice(0, AT_ONCE)) draw();
    await pause();
    measure();
  }
  drawing = null;
}

/** When every drawing whose sprite is there has been drawn. */
export const allDrawn = async (): Promise<void> => {
  while (drawing) await drawing;
};

const there = new Map<SpriteName, Drawings>();
const placed = new Set<string>();

/** Whether a drawing of this sprite can be shown at once. */
export const ready = (name: SpriteName): boolean => there.has(name) && !drawing && !laying();

/** Shows a drawing when its sprite is there and its turn has come; gives what forgets it. */
export function showLater(name: SpriteName, draw: () => void): () => void {
  let wanted = true;
  loadSprite(name)
    .then(() => {
      waiting.push(() => wanted && draw());
      drawing ??= drawAll();
    })
    // A drawing that cannot be fetched leaves its place blank; the next one of its sprite tries again.
    .catch(() => undefined);
  return () => (wanted = false);
}

export function loadSprite(name: SpriteName): Promise<void> {
  let done = loaded.get(name);
  if (!done) {
    done = LOADERS[name]().then(({ default: drawings }) => void there.set(name, drawings));
    // A lost connection must not be remembered for ever.
    done.catch(() => loaded.delete(name));
    loaded.set(name, done);
  }
  return done;
}

/** Puts a drawing into the page with those it is made of; gives its id. Only what is shown: a page pays for the style of every
 *  line in it. Hidden by the class `sprite`, for the page's policy allows no style in markup; not by display:none, which would
 *  switch off the clip paths inside. */
export function place(name: SpriteName, id: string): string {
  const markup = there.get(name)?.[id];
  if (!markup || placed.has(id)) return id;
  placed.add(id);
  for (const [, part] of markup.matchAll(/ href="#([^"]+)"/g)) place(name, part);
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<svg width="0" height="0" class="sprite" aria-hidden="true">${markup}</svg>`,
  );
  return id;
}
