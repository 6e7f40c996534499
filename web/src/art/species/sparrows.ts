/** Sparrows and finches. */
import { mk, sparrow, spots, streak } from './bases';
import type { Species } from '../types';

export const sheet = 'finches-and-warblers';

export const family = {
  'american-goldfinch': mk(sparrow, {
    upper: 'yellow', under: 'yellow', wing: 'black', coverts: 'black', primaries: 'black', backStreaks: undefined, edge: 'pale',
    wingbars: { c: 'white', n: 1 },
    patches: [{ c: 'black', at: [[1.2, -0.3], [0.62, -0.44], [0.2, -0.62], [-0.3, -0.78], [-0.5, -1.3], [0.5, -1.6], [1.4, -0.9]] }], vent: 'white',
    tail: { c: 'black', outer: 'white', k: 0.85 },
    bill: { c: 'orange', c2: 'orange', k: 0.9 }, slim: 0.95, scene: 'thistle',
  }),
  'bairds-sparrow': mk(sparrow, {
    head: 'ochre', cap: 'ochre', capStreaks: 'dark', nape: 'ochre', malar: 'dark', malarW: 0.7, whisker: 'umber', throat: 'cream',
    marks: [streak('dark', { u0: 3.2, u1: 4.4, nu: 4, nv: 5, w: 3 })], tail: { k: 0.8 }, scene: 'grass', foot: 'ground', pose: 'crouched',
  }),
  'black-throated-sparrow': mk(sparrow, {
    upper: 'taupe', under: 'white', head: 'slate', headTo: 3.3, brow: 'white', browW: 1.2, bib: 'black', bibTo: 4, lore: 'black', whisker: 'white',
    whiskerW: 1.3, backStreaks: undefined, coverts: 'taupe', wing: 'brown', edge: 'tan', bill: { c: 'lead', c2: 'lead' },
    tail: { c: 'soot', outer: 'white' }, scene: 'cactus', legK: 0.8, pose: 'alert',
  }),
  'bobolink': mk(sparrow, {
    upper: 'black', under: 'black', head: 'black', nape: 'ivory', hindcrown: 'ivory', wing: 'soot', coverts: 'soot', scapular: 'white', rump: 'white',
    backStreaks: undefined, edge: 'buff', tail: { c: 'black' }, bill: { c: 'char', c2: 'char' }, halo: 0.3, scene: 'stem', pose: 'singing',
  }),
  'cassins-finch': mk(sparrow, {
    upper: 'drab', head: 'pink', crown: 'crimson', crest: { form: 'bump' }, under: 'white', breast: 'pink', throat: 'pink', rump: 'pink',
    coverts: 'brown', marks: [streak('umber', { u0: 6, u1: 7.8, v0: 0.35, v1: 0.8, nu: 4, nv: 2, w: 3 })], bill: { c: 'horn', c2: 'horn', k: 1.05 },
    pose: 'turned',
  }),
  'cassins-sparrow': mk(sparrow, {
    plan: 'flyer', tilt: -16, headScale: 1.3, slim: 1.2, upper: 'drab', under: 'bone', backStreaks: 'taupe', coverts: 'drab', wing: 'taupe',
    eyeline: 'brown', lineW: 0.5, malar: 'umber', malarW: 0.5,
    capStreaks: 'umber', marks: [streak('umber', { u0: 6.4, u1: 7.8, v0: 0.4, v1: 0.75, nu: 3, nv: 2, w: 3 })],
    tail: { c: 'taupe', shape: 'rounded', k: 1.2, bars: 'umber', n: 7, barW: 0.03 }, bill: { k: 0.9 }, pose: 'singing', open: 24, scene: 'none',
  }),
  'chestnut-collared-longspur': mk(sparrow, {
    under: 'black', head: 'ivory', headTo: 3, cap: 'black', capLow: -0.5, eyeline: 'black', lineW: 1.2, brow: 'white', nape: 'chestnut',
    throat: 'buff', vent: 'white', tail: { c: 'white', band: 'black', bandW: 0.3, k: 0.75 }, scene: 'ground', foot: 'ground',
    bill: { c: 'lead', c2: 'lead' }, pose: 'crouched',
  }),
  'chipping-sparrow': mk(sparrow, {
    under: 'pale', cheek: 'ash', cap: 'rufous', capLow: -0.5, brow: 'white', browW: 1.1, eyeline: 'black', lineW: 0.9, nape: 'grey', slim: 0.9,
    wingbars: { c: 'cream', w: 0.7 }, bill: { c: 'soot', c2: 'soot', k: 0.8 }, scene: 'fir', pose: 'turned',
  }),
  'dark-eyed-junco': mk(sparrow, {
    upper: 'slate', under: 'white', hood: 'lead', hoodTo: 4.6, wing: 'slate', coverts: 'slate', primaries: 'lead', backStreaks: undefined,
    edge: 'bluegrey', flank: 'slate', tail: { c: 'lead', outer: 'white' }, bill: { c: 'pink', c2: 'pink' }, legs: 'flesh', scene: 'ground',
    foot: 'ground', pose: 'feeding',
  }),
  'dickcissel': mk(sparrow, {
    under: 'pale', cheek: 'grey', head: 'grey', headTo: 3.3, brow: 'yellow', whisker: 'yellow', throat: 'white', breast: 'yellow',
    band: [{ c: 'black', at: 3.5, w: 0.4, from: 0.55 }], wingPatch: [{ at: 'shoulder', c: 'chestnut' }], coverts: 'brown',
    bill: { c: 'lead', c2: 'lead', k: 1.15 }, scene: 'wire', pose: 'singing',
  }),
  'grasshopper-sparrow': mk(sparrow, {
    under: 'buff', head: 'buff', cap: 'umber', capLow: -0.42, crown: 'buff', lore: 'gold', wingPatch: [{ at: 'bend', c: 'yellow' }], belly: 'cream',
    tail: { k: 0.6 }, headScale: 1.06, bill: { k: 1.1 }, slim: 0.96, ring: 'white', scene: 'stem', pose: 'singing', open: 26,
  }),
  'house-finch': mk(sparrow, {
    upper: 'drab', under: 'cream', head: 'drab', brow: 'red', browW: 1.8, forehead: 'red', throat: 'red', breast: 'red', breastTo: 4.6,
    coverts: 'brown', marks: [streak('umber', { u0: 5, u1: 7.6, v0: 0.15, v1: 0.9, nu: 6, nv: 3, w: 3.6 })], wingbars: { c: 'bone', w: 0.7 },
    rump: 'red', bill: { c: 'horn', c2: 'horn' }, pose: 'alert',
  }),
  'lincolns-sparrow': mk(sparrow, {
    head: 'grey', headTo: 3.3, cap: 'rufous', capLow: -0.56, capStreaks: 'black', cheek: 'drab', whisker: 'umber', malar: 'buff', throat: 'white',
    breast: 'buff', flank: 'buff', crest: { form: 'bump' },
    marks: [streak('dark', { u0: 3.2, u1: 5, nu: 5, nv: 6, w: 2.4 }), streak('dark', { u0: 5.4, u1: 7.4, v0: 0.2, v1: 0.6, nu: 4, nv: 2, w: 2.4 })],
    pose: 'cocked',
  }),
  'pine-siskin': mk(sparrow, {
    under: 'bone', wing: 'soot', coverts: 'brown', wingbars: { c: 'bone' }, wingPatch: [{ at: 'primary', c: 'yellow' }], edge: 'yellow',
    marks: [streak('dark', { u0: 3, u1: 7.6, nu: 8, nv: 4, w: 3.8 })], capStreaks: 'dark',
    bill: { shape: 'spike', c: 'horn', c2: 'horn', len: 22, depth: 0.7 }, slim: 0.88, tail: { c: 'soot', k: 0.85 }, scene: 'fir', pose: 'crouched',
  }),
  'savannah-sparrow': mk(sparrow, {
    under: 'white', brow: 'yellow', browW: 1, lore: 'lemon', cheek: 'tan', whisker: 'umber', malar: 'umber', malarW: 0.8, throat: 'white',
    capStreaks: 'dark', marks: [streak('dark', { u0: 3.2, u1: 7.4, nu: 7, nv: 4, w: 3 })], tail: { k: 0.75 }, legs: 'pink', scene: 'post', legK: 0.8,
    pose: 'alert',
  }),
  'song-sparrow': mk(sparrow, {
    head: 'ash', headTo: 3.3, cap: 'chestnut', capLow: -0.55, eyeline: 'chestnut', lineW: 1.1, malar: 'umber', malarW: 1.4, throat: 'white',
    coverts: 'rufous',
    marks: [streak('umber', { u0: 3.2, u1: 7.6, nu: 8, nv: 4, w: 4.6 }), spots('dark', { u0: 4.2, u1: 4.2, nu: 1, nv: 1, v0: 0.72, v1: 0.72,
      w: 12 })],
    tail: { c: 'rufous', shape: 'rounded' }, scene: 'reed', pose: 'singing', open: 30,
  }),
  'white-crowned-sparrow': mk(sparrow, {
    under: 'ash', belly: 'bone', head: 'ash', headTo: 3.7, cap: 'black', capLow: -0.42, crown: 'white', brow: 'white', browW: 0.8, eyeline: 'black',
    lineW: 1, throat: 'pale', wingbars: { c: 'white', w: 0.8 }, bill: { c: 'orange', c2: 'orange' }, crest: { form: 'bump' }, scene: 'ground',
    foot: 'ground', tilt: 9, legK: 1.1,
  }),
  'spotted-towhee': mk(sparrow, {
    upper: 'black', under: 'white', hood: 'black', hoodTo: 3.95, wing: 'black', coverts: 'black', primaries: 'black', backStreaks: undefined,
    edge: 'char', wingSpots: 'white', flank: 'rust', vent: 'rust', eye: 'red', tail: { c: 'black', k: 1.25, corner: 'white', shape: 'rounded' },
    bill: { c: 'char', c2: 'char' }, pose: 'cocked',
  }),
  'gray-crowned-rosy-finch': mk(sparrow, {
    upper: 'umber', under: 'brown', wing: 'dark', coverts: 'brown', backStreaks: 'dark', cap: 'grey', capLow: -0.12, capTo: 0.4, forehead: 'black',
    belly: 'pink', rump: 'pink', wingPatch: [{ at: 'edge', c: 'pink' }], edge: 'pink', bill: { c: 'char', c2: 'char' }, tail: { c: 'dark' },
    scene: 'rock', foot: 'ground', pose: 'crouched',
  }),
} satisfies Record<string, Species>;
