/** Gamebirds, doves, cuckoos, kingfishers, nightjars. */
import { bars, mk, streak } from './bases';
import type { Species } from '../types';

const quail: Species = { plan: 'quail', upper: 'slate', under: 'cream', wing: 'taupe', tail: { c: 'slate' }, bill: { c: 'soot' }, legs: 'taupe' };

export const sheet = 'raptors-and-landbirds';

export const family = {
  'california-quail': mk(quail, {
    upper: 'taupe', under: 'cream', breast: 'bluegrey', nape: 'slate', head: 'taupe', headTo: 3.1, cap: 'umber', capLow: -0.5, brow: 'white',
    forehead: 'buff', belly: 'cinnamon',
    marks: [
      { kind: 'scallops', c: 'umber', u0: 5.4, u1: 7.6, v0: 0.4, v1: 1, nu: 5, nv: 3, w: 3 },
      streak('white', { u0: 5.4, u1: 7.4, v0: 0.1, v1: 0.4, nu: 4, nv: 2, w: 3.4 }),
    ],
    crest: { form: 'topknot', c: 'black' }, wing: 'taupe', tail: { c: 'slate' }, pose: 'alert', muffle: 'black', muffleEdge: 'white',
  }),
  'gambels-quail': mk(quail, {
    upper: 'grey', under: 'cream', breast: 'ash', head: 'grey', headTo: 3.1, cap: 'rufous', capLow: -0.5, brow: 'white', forehead: 'black',
    belly: 'black', flank: 'chestnut', marks: [streak('white', { u0: 5.2, u1: 7.6, v0: 0.1, v1: 0.55, nu: 5, nv: 2, w: 4 })],
    crest: { form: 'topknot', c: 'black' }, wing: 'grey', tail: { c: 'grey' }, muffle: 'black', muffleEdge: 'white',
  }),
  'mountain-quail': mk(quail, {
    upper: 'drab', under: 'chestnut', breast: 'bluegrey', nape: 'bluegrey', head: 'bluegrey', headTo: 3.4, throat: 'chestnut', malar: 'white',
    malarW: 0.8, flank: 'chestnut', belly: 'chestnut', marks: [bars('white', { u0: 5.2, u1: 8, nu: 5, v0: 0.2, v1: 0.9, w: 5.5 })],
    crest: { form: 'double', c: 'black', len: 1.05 }, wing: 'drab', tail: { c: 'taupe' },
  }),
  'northern-bobwhite': mk(quail, {
    headScale: 1.04, upper: 'rufous', under: 'cream', wing: 'rufous', wingBarring: 'umber', barW: 3, head: 'mahogany', headTo: 3.5, brow: 'white',
    browW: 1.7, browLen: 1.2, throat: 'white', throatTo: 3, collar: 'black', collarAt: 3.4, collarW: 0.2, collarFrom: 0.2, flank: 'rust',
    marks: [bars('dark', { u0: 4.2, u1: 7.4, nu: 7, v0: 0.4, v1: 1, w: 2.4 }), streak('white', { u0: 5, u1: 7.4, v0: 0.1, v1: 0.5, nu: 4, nv: 2,
      w: 3.6 })],
    tail: { c: 'grey', k: 0.8 }, legs: 'taupe', pose: 'singing', open: 24,
  }),
  'greater-prairie-chicken': mk(quail, {
    upper: 'brown', under: 'cream', wing: 'brown', wingBarring: 'cream', barW: 4, head: 'sand', headTo: 3, eyeline: 'umber',
    marks: [bars('brown', { u0: 3.2, u1: 8.4, nu: 13, v0: -0.9, v1: 1, w: 5.5 })], airsac: 'orange', brow: 'gold', browW: 1.4, browLen: 0.2,
    crest: { form: 'double', c: 'umber', len: 0.95 }, tail: { c: 'dark', ang: 206, shape: 'rounded', k: 1.1, wk: 1.3 }, legs: 'buff', legW: 6,
  }),
  'wild-turkey': {
    plan: 'turkey', upper: 'dark', under: 'umber', wing: 'umber', wingBarring: 'bone', barW: 3.4, hood: 'sky', hoodTo: 3.2, neckC: 'brick',
    wattle: 'scarlet', mantle: 'mahogany', marks: [{ kind: 'scallops', c: 'amber', u0: 4.6, u1: 7.6, v0: 0.05, v1: 0.9, nu: 6, nv: 4, w: 3.4 }],
    beard: true, tail: { c: 'umber', sub: 'black', band: 'cinnamon', bandW: 0.1, bars: 'chestnut', n: 6 }, bill: { c: 'bone' }, legs: 'brick',
    legW: 5.6,
  },
  'mourning-dove': {
    plan: 'dove', upper: 'drab', under: 'blush', wing: 'drab', primaries: 'taupe', doveSpots: 'black', head: 'sand', headTo: 3.3, earSpot: 'umber',
    ring: 'mist', vent: 'bone', tail: { c: 'drab', outer: 'white' }, bill: { c: 'soot' }, legs: 'brick',
  },
  'inca-dove': {
    plan: 'dove', upper: 'ash', under: 'blush', wing: 'ash',
    marks: [{ kind: 'scallops', c: 'umber', u0: 3.3, u1: 8, v0: -0.9, v1: 0.95, nu: 9, nv: 6, w: 2.6 }], wingScales: 'umber',
    tail: { c: 'taupe', outer: 'white', shape: 'square', k: 1.1 }, primaries: 'chestnut', eye: 'red', bill: { c: 'soot' }, legs: 'rose', slim: 0.92,
    legK: 0.8, scene: 'ground', foot: 'ground', pose: 'crouched',
  },
  'band-tailed-pigeon': {
    plan: 'dove', upper: 'bluegrey', under: 'mauve', wing: 'bluegrey', primaries: 'slate', hood: 'mauve', hoodTo: 4, nape: 'emerald', collar: 'white',
    collarAt: 3.15, collarW: 0.1, collarFrom: -1.4, collarTo: -0.25, vent: 'pale',
    tail: { c: 'ash', shape: 'square', k: 0.75, base: 'slate', baseTo: 0.5, wk: 1.15 }, bill: { c: 'gold', tip: 'soot' }, legs: 'gold', slim: 1.06,
    pose: 'fluffed',
  },
  'yellow-billed-cuckoo': {
    plan: 'cuckoo', upper: 'taupe', under: 'white', wing: 'taupe', primaries: 'rufous', ring: 'lemon',
    tail: { c: 'taupe', outer: 'black', spots: 'white' }, bill: { c: 'soot', c2: 'gold' }, legs: 'slate', pose: 'turned',
  },
  'greater-roadrunner': {
    plan: 'roadrunner', upper: 'brown', under: 'cream', wing: 'umber', edge: 'cream', wingSpots: 'cream', backStreaks: 'cream', breast: 'buff',
    marks: [streak('umber', { u0: 2.8, u1: 4.8, nu: 6, nv: 4, w: 4.4 })], crest: { form: 'ragged', len: 1.1 }, cap: 'dark', capLow: -0.45,
    roadSkin: true, eye: 'gold', tail: { c: 'dark', spots: 'white' }, bill: { c: 'slate' }, legs: 'slate',
  },
  'belted-kingfisher': {
    plan: 'kingfisher', upper: 'bluegrey', under: 'white', wing: 'bluegrey', primaries: 'lead', plainWing: true, throat: 'white', spotFace: 'white',
    tail: { c: 'slate', bars: 'white', n: 5, barW: 0.03 }, bill: { c: 'soot', c2: 'char' }, legs: 'soot', collar: 'white', throatTo: 3.4, slim: 0.95,
    wingSpots: 'white', wingSpotR: 1.8, crest: { form: 'shag', len: 1.15 }, collarAt: 3.98, collarW: 0.17,
    band: [{ c: 'bluegrey', at: 4.85, w: 0.26, from: -0.3 }],
  },
  'common-nighthawk': {
    plan: 'nightjar', upper: 'taupe', under: 'bone', wing: 'umber', wingSpots: 'bone', wingSpotR: 2.2, wingPatch: [{ at: 'primary', c: 'white' }],
    primaries: 'dark', throat: 'white', backSpots: 'bone', marks: [bars('umber', { u0: 3.6, u1: 8, nu: 9, v0: 0, v1: 1, w: 4 })], capStreaks: 'dark',
    tail: { c: 'umber', bars: 'bone' }, bill: { c: 'soot' }, legs: 'taupe',
  },
} satisfies Record<string, Species>;
