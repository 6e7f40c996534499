/** Gulls, terns, auks, shorebirds. */
import { bars, mk, spots, streak } from './bases';
import type { Species } from '../types';

const gull: Species = {
  plan: 'gull', upper: 'mist', under: 'white', wing: 'ash', head: 'white', headTo: 4.2, primaries: 'black', tail: { c: 'white' },
  bill: { c: 'yellow' }, legs: 'yellow', plainWing: true,
};
const tern: Species = {
  plan: 'tern', upper: 'mist', under: 'white', wing: 'ash', head: 'white', cap: 'black', capLow: 0.02, capTo: 0.25, tail: { c: 'white' },
  bill: { c: 'orange', tip: 'black' }, legs: 'orange', plainWing: true,
};
const wader: Species = { plan: 'shorebird', upper: 'drab', under: 'white', wing: 'drab', tail: { c: 'drab' }, bill: { c: 'soot' }, legs: 'slate' };

export const sheet = 'water-and-shore';

export const family = {
  'franklins-gull': mk(gull, {
    wing: 'slate', upper: 'slate', hood: 'black', hoodTo: 3.4, ring: 'white', under: 'white', breast: 'blush', legs: 'crimson', primaries: 'black',
    wingPatch: [{ at: 'primary', c: 'white' }], headScale: 0.96, slim: 0.94, bill: { c: 'crimson', k: 0.72 }, legK: 0.8, pose: 'alert',
  }),
  'ring-billed-gull': mk(gull, { wing: 'mist', eye: 'lemon', bill: { ring: 'black', ringAt: 0.66, k: 0.9 } }),
  'western-gull': mk(gull, {
    upper: 'lead', wing: 'lead', eye: 'lemon', bill: { spot: 'red', depth: 1.1 }, legs: 'pink', slim: 1.06, pose: 'singing', open: 34,
  }),
  'black-skimmer': mk(tern, {
    upper: 'black', wing: 'black', cap: 'black', forehead: 'white', lore: 'white', nape: 'black',
    bill: { shape: 'skimmer', c: 'scarlet', c2: 'scarlet', len: 72, tip: 'black', tipAt: 0.42, depth: 1.4 }, legs: 'red', slim: 1.05,
  }),
  'black-tern': mk(tern, {
    plan: 'skimmer', tilt: 14, nod: 6, under: 'black', head: 'black', wing: 'grey', upper: 'slate', hood: 'black', hoodTo: 4.4, belly: 'black',
    vent: 'white',
    primaries: 'slate', tail: { c: 'ash', k: 0.6, shape: 'notch' }, bill: { c: 'black', tip: undefined, shape: 'dagger', len: 30, depth: 0.8 },
    halo: 0.3, scene: 'sea',
  }),
  'forsters-tern': mk(tern, {
    plan: 'dasher', tilt: -4, slim: 0.94, wing: 'mist', primaries: 'pale', tail: { c: 'white', k: 1.1, outer: 'pale' },
    bill: { c: 'orange', shape: 'dagger', len: 38 }, scene: 'sea',
  }),
  'atlantic-puffin': {
    plan: 'puffin', upper: 'black', under: 'white', wing: 'black', head: 'pale', headTo: 2.9, cap: 'black', capLow: -0.5, capTo: 0.45, nape: 'black',
    band: [{ c: 'black', at: 3.4, w: 0.28, from: -0.7 }], bill: { c: 'flame', base: 'slate', baseTo: 0.4, stripes: 'lemon' }, legs: 'flame',
    ring: 'red', tail: { c: 'black' },
  },
  'tufted-puffin': {
    sheen: 'char', plan: 'puffin', upper: 'black', under: 'black', wing: 'black', face: 'white', cheek: 'white', cap: 'black', capLow: -0.6,
    cheekTuft: 'lemon', bill: { c: 'flame', base: 'ochre', baseTo: 0.34 }, legs: 'flame', ring: 'red', eye: 'yellow', tail: { c: 'black' },
  },
  'black-footed-albatross': {
    plan: 'albatross', headScale: 1.3, slim: 1.25, upper: 'umber', under: 'taupe', wing: 'umber', primaries: 'dark', face: 'bone',
    bill: { c: 'soot' }, tail: { c: 'dark', base: 'bone' }, halo: 0.3,
  },
  'american-avocet': mk(wader, {
    upper: 'white', under: 'white', hood: 'cinnamon', hoodTo: 4.5, wing: 'black', wingPatch: [{ at: 'greater', c: 'white' }], scapular: 'white',
    bill: { shape: 'long', len: 66, curve: -2.6, depth: 0.75 }, legs: 'bluegrey', legK: 1.2, tail: { c: 'ash' },
  }),
  'american-oystercatcher': mk(wader, {
    upper: 'umber', wing: 'umber', hood: 'black', hoodTo: 4, eye: 'yellow', ring: 'red', bill: { shape: 'chisel', c: 'scarlet', k: 1.3, depth: 1.2 },
    legs: 'pink', legW: 5.4, legK: 0.9, wingPatch: [{ at: 'edge', c: 'white' }], slim: 1.08, tail: { c: 'umber' },
  }),
  'black-oystercatcher': mk(wader, {
    upper: 'dark', under: 'black', wing: 'dark', hood: 'black', hoodTo: 4, eye: 'yellow', ring: 'red',
    bill: { shape: 'chisel', c: 'scarlet', k: 1.3, depth: 1.2 }, legs: 'pink', legW: 5.4, legK: 0.85, slim: 1.08, tail: { c: 'dark' }, scene: 'rock',
    pose: 'alert',
  }),
  'american-woodcock': mk(wader, {
    upper: 'tan', under: 'cinnamon', wing: 'tan', wingBarring: 'dark', barW: 3, backStreaks: 'black', hindcrown: 'black', head: 'buff', headTo: 3.2,
    eyeR: 6.6, eyeAt: [0.06, -0.3], nape: 'ash', bill: { c: 'flesh', k: 1.4, turn: 22 }, legs: 'flesh', legK: 0.42, slim: 1.2, headScale: 1.15,
    tail: { k: 0.7, c: 'black', band: 'white' }, scene: 'ground',
  }),
  'black-necked-stilt': mk(wader, {
    upper: 'black', wing: 'black', nape: 'black', cap: 'black', capLow: -0.1, capTo: 0.35, brow: 'white', browW: 0.8, browLen: 0.1,
    bill: { k: 1.15, depth: 0.6 }, legs: 'rose', legK: 1.6, slim: 0.9, eye: 'red', tail: { c: 'ash' },
  }),
  'killdeer': {
    plan: 'plover', upper: 'drab', under: 'white', wing: 'drab', primaries: 'umber', cap: 'drab', capLow: -0.5, forehead: 'white', brow: 'white',
    browW: 0.8, lore: 'black', eyeline: 'soot', throat: 'white', collar: 'white', collarAt: 3.45, collarW: 0.22,
    band: [{ c: 'black', at: 3.95, w: 0.17, from: -0.9 }, { c: 'black', at: 4.62, w: 0.15, from: 0.2 }], ring: 'red', ringW: 1.6, rump: 'rust',
    tail: { c: 'rust', sub: 'black', band: 'white', k: 1.1 }, bill: { c: 'black' }, legs: 'flesh',
  },
  'long-billed-curlew': mk(wader, {
    upper: 'cinnamon', under: 'buff', wing: 'cinnamon', wingBarring: 'umber', barW: 3, backStreaks: 'umber', capStreaks: 'umber',
    marks: [streak('brown', { u0: 3, u1: 4.6, nu: 5, nv: 4, w: 2.6 })], bill: { len: 104, curve: 2.6, depth: 0.85, c: 'soot', c2: 'flesh' },
    legs: 'bluegrey', tail: { c: 'cinnamon', bars: 'umber' },
  }),
  'spotted-sandpiper': mk(wader, {
    upper: 'taupe', wing: 'taupe', brow: 'white', browW: 0.8, eyeline: 'umber', lineW: 0.7,
    marks: [spots('dark', { u0: 2.4, u1: 7.6, nu: 10, nv: 4, w: 4.8 })], bill: { c: 'orange', tip: 'soot', k: 0.8 }, legs: 'flesh', legK: 0.75,
    tilt: -5, tail: { k: 1.2 }, scene: 'rock', pose: 'crouched',
  }),
  'willet': mk(wader, {
    upper: 'grey', under: 'bone', wing: 'grey', wingBarring: 'slate', barW: 2.4, ring: 'white',
    marks: [bars('taupe', { u0: 4, u1: 7.4, nu: 7, v0: 0.3, w: 2.4 })], bill: { c: 'slate', tip: 'black', k: 1.05, depth: 1.05 }, legs: 'bluegrey',
    legW: 5, tail: { c: 'pale', bars: 'grey' },
  }),
  'wilsons-snipe': mk(wader, {
    upper: 'umber', under: 'white', wing: 'brown', wingBarring: 'dark', barW: 2.6, head: 'buff', headTo: 3.3, cap: 'dark', capLow: -0.62,
    eyeline: 'dark', lineW: 1, whisker: 'brown', backStreaks: 'buff', scapular: 'umber', edge: 'buff', breast: 'tan',
    marks: [streak('umber', { u0: 3, u1: 4.6, nu: 4, nv: 4, w: 3 }), bars('umber', { u0: 5.2, u1: 7.6, nu: 6, v0: 0.2, v1: 0.8, w: 3 })],
    bill: { c: 'olive', tip: 'soot', k: 1.65, turn: 8 }, legs: 'leaf', legK: 0.6, slim: 1.06, tail: { c: 'rust', band: 'cream', bandW: 0.1 },
    scene: 'grass',
  }),
} satisfies Record<string, Species>;
