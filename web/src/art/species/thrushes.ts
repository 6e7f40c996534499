/** Thrushes, jays and crows. */
import { mk, spots, streak, thrush } from './bases';
import type { Species } from '../types';

const crow: Species = {
  plan: 'corvid', upper: 'black', under: 'black', wing: 'black', tail: { c: 'black', k: 0.78 }, bill: { c: 'char', shape: 'corvid', depth: 1.1 },
  legs: 'char', halo: 0.25, scene: 'ground', foot: 'ground',
};

export const sheet = 'wood-and-garden';

export const family = {
  'american-robin': mk(thrush, {
    tilt: 9, nod: -3, upper: 'taupe', under: 'flame', wing: 'taupe', head: 'soot', headTo: 3.4, ring: 'white', throat: 'white', throatTo: 2,
    marks: [streak('black', { u0: 0.8, u1: 1.8, v0: 0.5, v1: 0.95, nu: 3, nv: 3, w: 2.4, len: 0.3 })], vent: 'white', tail: { c: 'char' },
    bill: { c: 'gold' }, legs: 'umber',
  }),
  'hermit-thrush': mk(thrush, {
    ring: 'cream', marks: [spots('dark', { u0: 2.9, u1: 5.4, nu: 6, nv: 5, w: 4.6 })], flank: 'pale', tail: { c: 'rufous' }, rump: 'rufous',
    bill: { k: 0.8 }, pose: 'cocked',
  }),
  'varied-thrush': mk(thrush, {
    upper: 'slate', under: 'orange', wing: 'lead', wingbars: { c: 'orange', w: 1.3 }, wingPatch: [{ at: 'primary', c: 'orange' }], mask: 'black',
    maskLen: 1.1, brow: 'orange', browW: 1.3, band: [{ c: 'black', at: 3.8, w: 0.25, from: 0.05 }], vent: 'white', tail: { c: 'slate' },
    bill: { c: 'soot' }, scene: 'fir', foot: 'perch', legK: 0.75, pose: 'drooped',
  }),
  'eastern-bluebird': mk(thrush, {
    upper: 'blue', under: 'white', breast: 'rust', breastTo: 6, throat: 'rust', throatTo: 3.4, flank: 'rust', wing: 'blue', primaries: 'navy',
    tail: { c: 'indigo', k: 0.8 }, bill: { c: 'soot', k: 0.65 }, legs: 'char', scene: 'twig', foot: 'perch', legK: 0.7, headScale: 1.06,
  }),
  'mountain-bluebird': mk(thrush, {
    upper: 'azure', under: 'sky', belly: 'white', vent: 'white', wing: 'azure', primaries: 'slate', tail: { c: 'blue', k: 0.85 },
    bill: { c: 'soot', k: 0.65 }, legs: 'char', scene: 'twig', foot: 'perch', legK: 0.7, slim: 0.92, pose: 'turned',
  }),
  'american-crow': mk(crow, { sheen: 'slate', tilt: 10, nod: 6, pose: 'singing', open: 34 }),
  'fish-crow': mk(crow, { sheen: 'teal', headScale: 0.93, slim: 0.9, bill: { k: 0.85, depth: 0.95 }, scene: 'post', legK: 0.75, pose: 'alert' }),
  'chihuahuan-raven': mk(crow, {
    sheen: 'purple', bill: { k: 1.1, depth: 1.25 }, tail: { shape: 'wedge' }, foreneck: 'pale', throat: 'black', throatTo: 3.4, nape: 'soot',
    scene: 'cactus', foot: 'perch', legK: 0.8, pose: 'drooped',
  }),
  'common-raven': mk(crow, {
    bill: { k: 1.25, depth: 1.45 }, tail: { shape: 'wedge', k: 0.95 }, hackles: true, sheen: 'indigo', slim: 1.05, scene: 'rock', nod: -8,
    pose: 'alert',
  }),
  'black-billed-magpie': mk(crow, {
    under: 'white', hood: 'black', hoodTo: 5, wing: 'cobalt', scapular: 'white', primaries: 'navy', vent: 'black',
    tail: { c: 'bottle', k: 1.45, shape: 'grad' }, bill: { k: 0.85 },
  }),
  'blue-jay': mk(crow, {
    upper: 'blue', under: 'pale', head: 'white', headTo: 3.4, cap: 'blue', capLow: -0.4, crest: { form: 'jay', len: 0.55 }, collar: 'black',
    collarAt: 3.55, collarW: 0.13, eyeline: 'black', lineW: 0.6, lineLen: 0.4, wing: 'azure', wingBarring: 'black', barW: 2,
    wingbars: { c: 'white', w: 1.2 }, tail: { c: 'azure', bars: 'black', n: 8, barW: 0.03, band: 'white', bandW: 0.06, k: 0.9 },
    bill: { k: 0.72, c: 'char' }, scene: 'twig', foot: 'perch',
  }),
  'stellers-jay': mk(crow, {
    upper: 'navy', under: 'cobalt', head: 'black', headTo: 4, mantle: 'soot', crest: { form: 'peak', len: 0.75 }, wing: 'cobalt', wingBarring: 'navy',
    barW: 2, tail: { c: 'cobalt', bars: 'navy', n: 8, barW: 0.03, k: 0.9 }, bill: { k: 0.75 }, scene: 'fir', foot: 'perch', pose: 'turned',
  }),
  'clarks-nutcracker': mk(crow, {
    upper: 'ash', under: 'ash', face: 'pale', wing: 'black', wingPatch: [{ at: 'speculum', c: 'white' }],
    tail: { c: 'black', outer: 'white', k: 0.7 }, bill: { shape: 'spike', k: 1.15, depth: 0.85 }, vent: 'white', scene: 'fir', foot: 'perch',
    pose: 'crouched',
  }),
} satisfies Record<string, Species>;
