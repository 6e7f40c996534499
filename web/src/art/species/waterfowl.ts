/** Ducks, geese, grebes, cormorants, pelicans. */
import { bars, mk } from './bases';
import type { Species } from '../types';

const duck: Species = { plan: 'duck', upper: 'grey', under: 'pale', wing: 'grey', bill: { c: 'gold' } };
const grebe: Species = { plan: 'loon', upper: 'taupe', under: 'cream', wing: 'taupe', bill: { c: 'gold' }, eye: 'red' };

export const sheet = 'water-and-shore';

export const family = {
  'american-coot': mk(duck, {
    upper: 'lead', under: 'lead', hood: 'black', hoodTo: 3.9, wing: 'slate',
    bill: { c: 'white', shape: 'chick', k: 0.62, tip: 'mahogany', tipAt: 0.78 }, eye: 'red', vent: 'white', frontShield: 'white', tail: { c: 'lead' },
    neck: 0.95, headScale: 0.92,
  }),
  'barrows-goldeneye': mk(duck, {
    upper: 'black', under: 'white', hood: 'purple', hoodTo: 3.7, spotFace: 'white', wing: 'white', wingPatch: [{ at: 'back', c: 'black' }],
    primaries: 'black', wingSpots: 'white', wingSpotR: 4.2,
    eye: 'yellow', bill: { c: 'soot', k: 0.7 }, tail: { c: 'black' }, crest: { form: 'bump' }, scene: 'water',
  }),
  'black-bellied-whistling-duck': {
    plan: 'stander', tilt: -16, nod: 8, slim: 0.84, neck: 0.9, upper: 'rufous', under: 'rufous', hood: 'ash', hoodTo: 3.2, cap: 'chestnut',
    capLow: -0.5, neckC: 'rufous', wing: 'chestnut', wingPatch: [{ at: 'edge', c: 'white' }], primaries: 'black', belly: 'black', flank: 'black',
    vent: 'black', ring: 'white', tail: { c: 'black' }, bill: { c: 'flame', shape: 'duck', k: 1.1 }, legs: 'pink', legK: 1.55, legW: 5.4,
    scene: 'shore',
  },
  'common-merganser': mk(duck, {
    upper: 'black', under: 'white', hood: 'bottle', hoodTo: 4, wing: 'white', scapular: 'black', primaries: 'soot',
    bill: { c: 'red', shape: 'saw', k: 1.05 }, tail: { c: 'grey', k: 1.2 }, crest: { form: 'bump' }, pose: 'turned', slim: 0.9, eye: '#3a1f18',
  }),
  'hooded-merganser': mk(duck, {
    upper: 'black', under: 'white', head: 'black', headTo: 4, crest: { form: 'fan', len: 1 }, fanPatch: 'white', wing: 'black', edge: 'white',
    flank: 'rust', wingPatch: [{ at: 'flank', c: 'rust' }], band: [{ c: 'black', at: 4.7, w: 0.13, from: 0 }], eye: 'yellow',
    bill: { c: 'black', shape: 'saw', k: 0.85, depth: 0.6 }, tail: { c: 'soot', ang: 205, k: 1.2 },
  }),
  'mallard': mk(duck, {
    upper: 'drab', under: 'pale', hood: 'emerald', hoodTo: 3.75, collar: 'white', collarAt: 3.85, collarW: 0.1, breast: 'mahogany', breastTo: 5.4,
    wing: 'ash', scapular: 'drab', wingPatch: [{ at: 'speculum', c: 'indigo' }], vent: 'black', rump: 'black', bill: { c: 'gold' },
    tail: { c: 'white' }, curl: true,
  }),
  'northern-shoveler': mk(duck, {
    upper: 'soot', under: 'white', hood: 'bottle', hoodTo: 3.9, wing: 'chestnut', scapular: 'soot', wingPatch: [{ at: 'back', c: 'soot' }],
    coverts: 'chestnut', belly: 'chestnut', flank: 'chestnut', vent: 'black', eye: 'yellow', bill: { c: 'soot', shape: 'shovel', k: 1.4 }, nod: 22,
    tail: { c: 'white' },
  }),
  'ruddy-duck': mk(duck, {
    upper: 'chestnut', under: 'rufous', head: 'chestnut', headTo: 3.3, cap: 'black', capLow: -0.3, capTo: 0.3, cheek: 'white', face: 'white',
    wing: 'chestnut', bill: { c: 'azure', k: 0.95 }, tail: { c: 'soot', ang: 232, k: 1.9, wk: 1.4, shape: 'square' }, headScale: 1.12, neck: 1.1,
  }),
  'wood-duck': mk(duck, {
    upper: 'bottle', under: 'white', hood: 'bottle', hoodTo: 3.6, cap: 'emerald', crest: { form: 'mullet', len: 1.05 }, throat: 'white',
    whisker: 'white', whiskerW: 0.9, brow: 'white', browW: 0.55, browLen: 1.6, breast: 'mahogany', breastTo: 5.4,
    band: [{ c: 'white', at: 5.25, w: 0.1, from: 0.1 }], wing: 'teal', scapular: 'navy', wingPatch: [{ at: 'flank', c: 'ochre' }], vent: 'plum',
    eye: 'red', ring: 'red', bill: { c: 'red', tip: 'soot', tipAt: 0.62, k: 0.75, base: 'yellow', baseTo: 0.16 },
    tail: { c: 'bottle', k: 1.5, shape: 'rounded' },
  }),
  'canada-goose': {
    plan: 'stander', upper: 'brown', under: 'drab', hood: 'black', hoodTo: 4, chinstrap: 'white', breast: 'bone', wing: 'brown', edge: 'buff',
    vent: 'white',
    tail: { c: 'black' }, bill: { c: 'soot' }, legs: 'soot', legW: 5.4, legK: 0.86, marks: [bars('taupe', { u0: 5, u1: 7, nu: 5, v0: 0.4, w: 2.4 })],
  },
  'trumpeter-swan': {
    plan: 'swan', upper: 'white', under: 'white', wing: 'white', lore: 'black', bill: { c: 'black', k: 1.25 }, tail: { c: 'white' }, noTicks: true,
    neck: 0.92, halo: 0,
  },
  'clarks-grebe': {
    plan: 'goose', upper: 'lead', under: 'white', wing: 'slate', head: 'white', headTo: 3, cap: 'black', capLow: -0.42, capTo: 0.3, napeLine: 'black',
    foreneck: 'white', tail: { c: 'slate', k: 0.4 }, bill: { c: 'gold', shape: 'dagger', k: 1.2, depth: 0.8 }, eye: 'red', neck: 0.8, slim: 0.92,
  },
  'pied-billed-grebe': mk(grebe, {
    upper: 'umber', under: 'drab', wing: 'brown', throat: 'black', bib: 'black', bibTo: 2.2, ring: 'white',
    bill: { c: 'bone', shape: 'chick', k: 0.5, ring: 'black', ringAt: 0.5, depth: 1.15 }, vent: 'white', eye: '#2a1c16', tail: { c: 'white' },
    headScale: 1.05,
  }),
  'common-loon': mk(grebe, {
    upper: 'black', under: 'white', hood: 'black', hoodTo: 3.35, neckC: 'black', collar: 'white', collarAt: 3.45, collarW: 0.13, collarBars: true,
    wing: 'black', wingSpots: 'white', wingSpotR: 3.6, eye: 'red', bill: { c: 'black', depth: 1.1 }, tail: { c: 'black' },
  }),
  'double-crested-cormorant': {
    sheen: 'teal', plan: 'cormorant', upper: 'black', under: 'black', wing: 'char', edge: 'black', face: 'orange', throat: 'orange', throatTo: 1.9,
    eye: 'turquoise', bill: { c: 'horn' }, legs: 'soot', tail: { c: 'black' }, halo: 0, crest: { form: 'tuft', len: 0.3 },
  },
  'anhinga': {
    plan: 'dryer', upper: 'black', under: 'black', wing: 'black', wingStreaks: 'pale', edge: 'pale', neck: 0.62, headScale: 0.85,
    bill: { c: 'gold', shape: 'dagger', k: 1.25, depth: 1 }, eye: 'red', ring: 'turquoise',
    tail: { c: 'black', k: 1.9, wk: 1.2, band: 'tan', bandW: 0.08 }, legs: 'ochre', slim: 0.88, scene: 'branch',
  },
  'american-white-pelican': {
    plan: 'pelican', upper: 'white', under: 'white', wing: 'white', primaries: 'black', bill: { c: 'orange', c2: 'gold' }, skin: 'gold',
    tail: { c: 'white' }, noTicks: true, legs: 'orange',
  },
  'brown-pelican': {
    plan: 'pelican', upper: 'taupe', under: 'umber', wing: 'ash', edge: 'taupe', neckC: 'mahogany', head: 'ivory', headTo: 3, cap: 'lemon',
    capLow: -0.3, bill: { c: 'ash', c2: 'slate' }, eye: 'white', tail: { c: 'taupe' }, primaries: 'umber',
  },
} satisfies Record<string, Species>;
