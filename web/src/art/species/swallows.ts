/** Swallows, swifts, hummingbirds. */
import { mk } from './bases';
import type { Species } from '../types';

const swal: Species = {
  plan: 'swallow', upper: 'indigo', under: 'white', wing: 'navy', tail: { c: 'navy' }, bill: { c: 'soot' }, legs: 'char', legW: 3.6,
};
const hum: Species = { plan: 'hummer', upper: 'green', under: 'pale', wing: 'taupe', tail: { c: 'lead' }, bill: { c: 'soot' }, legs: 'soot' };

export const sheet = 'flycatchers-and-swallows';

export const family = {
  'barn-swallow': mk(swal, {
    plan: 'dasher', tilt: -8, under: 'cinnamon', throat: 'chestnut', throatTo: 3.3, forehead: 'chestnut', upper: 'cobalt',
    tail: { shape: 'streamer', k: 0.95, w: 12 }, collar: 'navy', collarAt: 3.55, collarW: 0.1, collarFrom: 0.2, headScale: 1.12, slim: 1.1,
  }),
  'purple-martin': mk(swal, {
    sheen: 'violet', upper: 'navy', under: 'navy', wing: 'black', tail: { c: 'black' }, slim: 1.08, bill: { k: 1.35 }, halo: 0.3, pose: 'singing',
    open: 20,
  }),
  'tree-swallow': mk(swal, { upper: '#2f7094', wing: 'lead', tail: { shape: 'notch' }, pose: 'turned' }),
  'violet-green-swallow': mk(swal, {
    plan: 'skimmer', tilt: 6, upper: 'emerald', wing: 'lead', face: 'white', cheek: 'white', rump: 'violet', cap: 'olive', capLow: -0.3,
      flank: 'white',
    tail: { shape: 'notch', k: 0.62, w: 12 }, headScale: 1.12, slim: 1.14,
  }),
  'chimney-swift': {
    plan: 'swift', upper: 'char', under: 'char', throat: 'drab', wing: 'soot', tail: { c: 'soot', shape: 'stiff' }, bill: { c: 'black' }, tilt: -24,
    halo: 0.2,
  },
  'annas-hummingbird': mk(hum, {
    plan: 'sitter', gorget: 'magenta', cap: 'magenta', capLow: -0.25, capTo: -0.2, upper: 'green', under: 'ash', bill: { k: 0.85 } }),
  'ruby-throated-hummingbird': mk(hum, {
    tilt: -16, gorget: 'crimson', upper: 'emerald', under: 'white', lore: 'black', tail: { c: 'soot', shape: 'fork', k: 0.9 },
  }),
} satisfies Record<string, Species>;
