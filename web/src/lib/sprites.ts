/** Brings a sprite into the page, once, when the first drawing of it is needed. */
import type { SpriteName } from '../art/sprite';

type Load = () => Promise<{ default: string }>;

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

export function loadSprite(name: SpriteName): Promise<void> {
  let done = loaded.get(name);
  if (!done) {
    done = LOADERS[name]().then(({ default: svg }) => document.body.insertAdjacentHTML('afterbegin', svg));
    // A lost connection must not be remembered for ever.
    done.catch(() => loaded.delete(name));
    loaded.set(name, done);
  }
  return done;
}
