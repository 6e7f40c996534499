/** Woodpeckers and nuthatches. */
import { mk, spots, streak } from './bases';
import type { Species } from '../types';

const wood: Species = { plan: 'woodpecker', upper: 'black', under: 'white', wing: 'black', tail: { c: 'black' }, bill: { c: 'lead' }, legs: 'slate' };
const nut: Species = {
  plan: 'nuthatch', upper: 'bluegrey', under: 'white', wing: 'bluegrey', primaries: 'slate', tail: { c: 'slate', outer: 'white' },
  bill: { c: 'lead' }, legs: 'umber',
};

export const sheet = 'wood-and-garden';

export const family = {
  'acorn-woodpecker': mk(wood, {
    hood: 'black', hoodTo: 4.1, crown: 'red', eye: 'white', halo: 0, belly: 'white',
    patches: [{
      c: 'ivory',
      at: [[0.7, -0.8], [0.28, -0.7], [0.48, -0.28], [0.54, 0.12], [0.2, 0.5], [-0.2, 0.9], [0.1, 1.16],
        [0.6, 0.9], [0.86, 0.42], [0.78, -0.1], [0.86, -0.5]],
    }],
    marks: [streak('black', { u0: 4.6, u1: 6.6, nu: 5, nv: 3, w: 3 })],
    wingPatch: [{ at: 'primary', c: 'white' }], pose: 'singing',
  }),
  'downy-woodpecker': mk(wood, {
    mantle: 'white', head: 'white', cap: 'black', capLow: -0.55, mask: 'black', maskW: 0.75, maskLen: 1.2, hindcrown: 'red', malar: 'black',
    malarW: 1.2, wingSpots: 'white', wingSpotR: 4.2, bill: { c: 'soot', k: 0.55 }, nod: 8, scene: 'sapling', tail: { outer: 'white' },
    scapular: 'white',
  }),
  'northern-flicker': mk(wood, {
    plan: 'thrush', tilt: 12, nod: -2, scene: 'grass', foot: 'ground', upper: 'tan', under: 'cream', wing: 'tan', wingBarring: 'umber', barW: 4,
    head: 'sand', cap: 'grey', capLow: -0.3, hindcrown: 'red',
    malar: 'black', malarW: 1.6, band: [{ c: 'black', at: 4, w: 0.3, from: 0.1 }],
    marks: [spots('black', { u0: 4.9, u1: 8.2, nu: 7, nv: 4, w: 4.4 })], tail: { c: 'dark' }, edge: 'gold', bill: { c: 'slate', k: 1.1 },
  }),
  'pileated-woodpecker': mk(wood, {
    sheen: 'char', under: 'soot', head: 'black', throat: 'white', crest: { form: 'helmet', len: 1.1 }, cap: 'red', capLow: -0.5,
    capTo: 0, malar: 'red', eyeline: 'black', brow: 'white', browW: 0.7, eye: 'yellow',
    patches: [{
      c: 'white',
      at: [[1, -0.02], [0.4, 0.08], [-0.2, 0.12], [-0.6, 0.3], [-0.76, 0.8], [-0.85, 1.5], [-0.5, 1.5], [-0.42, 0.85], [-0.22, 0.48], [0.3, 0.34],
        [1, 0.18]],
    }],
    bill: { c: 'lead', k: 1.35 }, nod: -13,
  }),
  'red-bellied-woodpecker': mk(wood, {
    under: 'bone', wing: 'black', wingBarring: 'white', barW: 5.5, mantle: 'black', head: 'bone', headTo: 3.7, cap: 'scarlet', capLow: -0.42,
    capTo: 0.3, nape: 'scarlet', belly: 'blush', tail: { bars: 'white', n: 4 }, bill: { c: 'lead', k: 1.15 }, tilt: -7, nod: -6,
  }),
  'red-cockaded-woodpecker': mk(wood, {
    wing: 'black', wingBarring: 'white', barW: 5, head: 'white', cap: 'black', capLow: -0.3, capTo: 0.25, malar: 'black', malarW: 1.8,
    marks: [spots('black', { u0: 4.2, u1: 8, v0: 0.55, v1: 0.95, nu: 6, nv: 2, w: 4 })], tail: { outer: 'white' }, bill: { k: 0.8 }, tilt: 6, nod: 12,
    scene: 'pine',
  }),
  'red-headed-woodpecker': mk(wood, {
    hood: 'crimson', hoodTo: 3.9, wingPatch: [{ at: 'panel', c: 'white' }, { at: 'primary', c: 'white' }], tertials: 'white', rump: 'white',
    primaries: 'black', bill: { c: 'slate' }, pose: 'turned',
  }),
  'yellow-bellied-sapsucker': mk(wood, {
    under: 'ivory', wing: 'black', head: 'white', mask: 'black', maskW: 0.8, maskLen: 1.1, cap: 'red', capLow: -0.5, throat: 'red',
    band: [{ c: 'black', at: 3.9, w: 0.4, from: 0.2 }], belly: 'lemon', wingPatch: [{ at: 'flank', c: 'white' }], mantle: 'soot',
    marks: [streak('soot', { u0: 5, u1: 7.6, v0: 0.3, v1: 0.7, nu: 5, nv: 2 })], wingSpots: 'white', wingSpotR: 2.4, tilt: -4, scene: 'birch',
  }),
  'white-headed-woodpecker': mk(wood, {
    under: 'black', head: 'white', headTo: 3.7, hindcrown: 'red', wingPatch: [{ at: 'primary', c: 'white' }], bill: { c: 'slate' }, scene: 'pine',
    pose: 'turned',
  }),
  'pygmy-nuthatch': mk(nut, {
    plan: 'tit', under: 'buff', cap: 'taupe', capLow: -0.08, eyeline: 'umber', throat: 'white', bill: { shape: 'chisel', len: 30, depth: 0.8 },
    head: 'taupe', headTo: 3.2, tail: { k: 0.5 }, scene: 'fir', pose: 'crouched',
  }),
  'red-breasted-nuthatch': mk(nut, {
    under: 'rust', head: 'white', headTo: 3.2, cap: 'black', capLow: -0.5, eyeline: 'black', lineW: 1.6, lineLen: 1.2, throat: 'white',
    bill: { k: 0.85 }, scene: 'pine',
  }),
  'white-breasted-nuthatch': mk(nut, { head: 'white', headTo: 3.6, cap: 'black', capLow: -0.3, capTo: -0.1, vent: 'rufous', slim: 1.04, nod: -24 }),
} satisfies Record<string, Species>;
