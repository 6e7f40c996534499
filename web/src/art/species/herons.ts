/** Herons, ibises, cranes, rails. */
import { bars, mk, streak } from './bases';
import type { Species } from '../types';

const egret: Species = {
  plan: 'heron', upper: 'white', under: 'white', wing: 'white', tail: { c: 'white' }, legs: 'black', plumes: true, noTicks: true, eye: 'yellow',
};

export const sheet = 'water-and-shore';

export const family = {
  'great-blue-heron': mk(egret, {
    upper: 'bluegrey', under: 'mist', wing: 'bluegrey', primaries: 'lead', neckC: 'mauve', head: 'white', headTo: 3, cap: 'black', capLow: -0.2,
    capTo: 0.3, crest: { form: 'plume', c: 'black', len: 1.3 },
    marks: [streak('black', { u0: 3.3, u1: 4.6, v0: 0.5, v1: 0.9, nu: 6, nv: 2, w: 3, len: 0.2 })], wingPatch: [{ at: 'bend', c: 'black' }],
    trouser: 'rust', tail: { c: 'slate' }, bill: { c: 'gold' }, legs: 'taupe',
  }),
  'great-egret': mk(egret, { bill: { c: 'gold' }, lore: 'leaf', neck: 0.9, tilt: 13, nod: -4, scene: 'shore' }),
  'snowy-egret': mk(egret, {
    bill: { c: 'black', k: 0.85 }, lore: 'yellow', crest: { form: 'wisps', c: 'white', len: 1 }, legs: 'black', feet: 'yellow', headScale: 0.95,
    nod: 36,
  }),
  'american-bittern': mk(egret, {
    upper: 'brown', under: 'buff', wing: 'cinnamon', wingBarring: 'brown', barW: 2.6, neckC: 'buff', cap: 'umber', capLow: -0.4, malar: 'black',
    malarW: 1.6, marks: [streak('brown', { u0: 3, u1: 6.4, v0: 0.05, v1: 0.9, nu: 9, nv: 3, w: 4.4, len: 0.3 })], backStreaks: 'dark', plumes: false,
    bill: { c: 'gold', k: 0.78, turn: -34 }, neck: 1.45, legs: 'leaf', legK: 0.72, tail: { c: 'brown' }, nod: -6, noTicks: false, scene: 'marsh',
  }),
  'black-crowned-night-heron': {
    plan: 'nightheron', upper: 'ash', under: 'white', wing: 'ash', mantle: 'lead', scapular: 'lead', cap: 'lead', capLow: -0.34, capTo: 0.2,
    head: 'white', headTo: 3.4, crest: { form: 'plume', c: 'white', len: 0.8 }, eye: 'red', bill: { c: 'soot' }, legs: 'yellow', tail: { c: 'ash' },
  },
  'green-heron': {
    plan: 'nightheron', upper: 'bottle', under: 'grey', wing: 'teal', edge: 'buff', hood: 'chestnut', hoodTo: 4.6, cap: 'bottle', capLow: -0.34,
    capTo: 0.2, crest: { form: 'ragged', len: 1 }, foreneck: 'cream', eye: 'yellow', lore: 'olive', bill: { c: 'soot', c2: 'gold' }, legs: 'gold',
    tail: { c: 'bottle' }, slim: 0.92, legK: 0.8,
  },
  'white-faced-ibis': {
    plan: 'ibis', upper: 'chestnut', under: 'chestnut', wing: 'bottle', coverts: 'plum', edge: 'teal', face: 'white', skin: 'brick',
    bill: { c: 'taupe' }, legs: 'brick', tail: { c: 'bottle' }, eye: 'red', tilt: 12, nod: 10,
  },
  'roseate-spoonbill': {
    plan: 'ibis', upper: 'pink', under: 'blush', wing: 'pink', wingPatch: [{ at: 'shoulder', c: 'rose' }], neckC: 'white', head: 'leaf', headTo: 2.6,
    bill: { shape: 'spoon', c: 'ash', k: 0.92, curve: 0.3, depth: 1.5 }, legs: 'brick', eye: 'red', tail: { c: 'orange' },
  },
  'wood-stork': {
    plan: 'ibis', upper: 'white', under: 'white', wing: 'white', primaries: 'black', wingPatch: [{ at: 'speculum', c: 'black' }], hood: 'slate',
    hoodTo: 3.9, bill: { shape: 'dagger', c: 'drab', k: 0.78, depth: 1.35, curve: 0.55 }, legs: 'lead', tail: { c: 'black' }, noTicks: true,
    neck: 1.15,
  },
  'sandhill-crane': {
    plan: 'gleaner', upper: 'ash', under: 'ash', wing: 'grey', edge: 'rust', cheek: 'white',
    patches: [{ c: 'red', at: [[1.1, 0.06], [0.66, -0.22], [0.24, -0.62], [0.3, -1.4], [1.4, -1.2], [1.7, -0.2]] }],
    primaries: 'slate', bill: { c: 'lead' }, legs: 'soot', tail: { c: 'grey' }, eye: 'gold',
  },
  'whooping-crane': {
    plan: 'crane', upper: 'white', under: 'white', wing: 'white', primaries: 'black', cap: 'red', capLow: -0.36, capTo: -0.35, malar: 'crimson',
    malarW: 1.6, bill: { c: 'olive' }, legs: 'soot', tail: { c: 'white' }, eye: 'yellow', noTicks: true, nod: -18, pose: 'singing', open: 16,
  },
  'king-rail': {
    plan: 'rail', upper: 'brown', under: 'rust', wing: 'rufous', backStreaks: 'black', brow: 'cinnamon', cap: 'umber', capLow: -0.5, throat: 'cream',
    marks: [bars('white', { u0: 5.4, u1: 8.4, nu: 7, v0: 0.1, v1: 1, w: 3.6 })], flank: 'umber', bill: { c: 'umber', c2: 'orange' }, legs: 'tan',
    tail: { c: 'brown' }, legW: 5, tilt: -7, nod: -4,
  },
  'virginia-rail': {
    plan: 'rail', upper: 'umber', under: 'rust', wing: 'chestnut', backStreaks: 'black', cheek: 'grey', head: 'grey', headTo: 2.8, cap: 'dark',
    capLow: -0.5, throat: 'cream', throatTo: 2.4, flank: 'black', marks: [bars('white', { u0: 5.6, u1: 8.4, nu: 6, v0: 0.05, v1: 0.9, w: 3.2 })],
    bill: { c: 'red', c2: 'red', k: 0.9 }, eye: 'red', legs: 'brick', tail: { c: 'umber', k: 0.9, ang: 222 }, headScale: 1.06, legK: 0.8, tilt: 8,
    nod: 12, scene: 'grass',
  },
  'purple-gallinule': {
    plan: 'gallinule', upper: 'emerald', under: 'violet', wing: 'teal', edge: 'leaf', hood: 'violet', hoodTo: 4.2, breast: 'indigo', vent: 'white',
    bill: { c: 'red', tip: 'yellow', tipAt: 0.6, depth: 1.2 }, frontShield: 'sky', eye: 'red', legs: 'gold', legW: 5.2, tail: { c: 'emerald' },
  },
} satisfies Record<string, Species>;
