/** Larks, pipits, warblers, vireos, kinglets. */
import { mk, streak } from './bases';
import type { Species } from '../types';

const warb: Species = { plan: 'warbler', upper: 'olive', under: 'yellow', wing: 'olive', tail: { c: 'moss' }, bill: { c: 'soot' }, legs: 'taupe' };

export const sheet = 'finches-and-warblers';

export const family = {
  'horned-lark': mk(warb, {
    upper: 'tan', under: 'white', wing: 'brown', edge: 'buff', backStreaks: 'brown', throat: 'lemon', face: 'lemon', lore: 'black',
    moustache: 'black', crown: 'black', crest: { form: 'horns', len: 1.2 }, band: [{ c: 'black', at: 3.75, w: 0.32, from: 0.1 }],
    tail: { c: 'black', outer: 'white' }, scene: 'ground', foot: 'ground', bill: { k: 0.6 }, tilt: 3, nod: -2,
  }),
  'spragues-pipit': mk(warb, {
    upper: 'sand', under: 'cream', wing: 'brown', edge: 'buff', backStreaks: 'umber', capStreaks: 'umber', cheek: 'cream', breast: 'buff',
    marks: [streak('umber', { u0: 3.3, u1: 4.6, nu: 4, nv: 4, w: 2.6 })], tail: { c: 'umber', outer: 'white' }, scene: 'grass', foot: 'ground',
    slim: 0.88, tilt: 4, nod: -6, legK: 1.15, legs: 'pink', bill: { c2: 'flesh', c: 'horn' },
  }),
  'bells-vireo': mk(warb, {
    upper: 'drab', under: 'cream', wing: 'taupe', wingbars: { c: 'bone', n: 1 }, brow: 'bone', browW: 0.7, flank: 'lemon', tail: { c: 'taupe' },
    bill: { shape: 'broad', k: 0.85, c: 'horn' }, pose: 'singing', open: 18,
  }),
  'blue-gray-gnatcatcher': mk(warb, {
    upper: 'bluegrey', under: 'white', wing: 'slate', edge: 'pale', ring: 'white', brow: 'black', browW: 0.5, browLen: 0.2, slim: 0.86, legs: 'soot',
    pose: 'cocked', tail: { c: 'black', outer: 'white', k: 1.5, shape: 'rounded', ang: 162 },
  }),
  'blue-winged-warbler': mk(warb, {
    head: 'yellow', headTo: 3.5, eyeline: 'black', lineW: 1, lineLen: 0.2, wing: 'bluegrey', wingbars: { c: 'white' }, tail: { c: 'slate' },
    vent: 'white',
  }),
  'cerulean-warbler': mk(warb, {
    upper: 'sky', under: 'white', wing: 'slate', coverts: 'azure', wingbars: { c: 'white', w: 1.2 }, backStreaks: 'indigo',
    band: [{ c: 'navy', at: 4.05, w: 0.19, from: -0.1 }], marks: [streak('navy', { u0: 5, u1: 7, v0: 0.2, v1: 0.62, nu: 5, nv: 2, w: 4 })],
    tail: { c: 'slate', k: 0.8 }, pose: 'alert',
  }),
  'common-yellowthroat': mk(warb, {
    under: 'bone', mask: 'black', maskW: 1.5, maskLen: 0.95, brow: 'ash', browW: 1.3, throat: 'yellow', breast: 'yellow', vent: 'yellow',
    wing: 'olive', tail: { c: 'olive', shape: 'rounded' }, pose: 'cocked',
  }),
  'hooded-warbler': mk(warb, {
    hood: 'black', hoodTo: 4, face: 'yellow', cheek: 'yellow', forehead: 'yellow', cap: 'black', capLow: -0.6, wing: 'moss', bib: 'black', bibTo: 4,
    halo: 0, tail: { c: 'moss', outer: 'white' }, pose: 'drooped',
  }),
  'prothonotary-warbler': mk(warb, {
    under: 'gold', hood: 'gold', hoodTo: 4, wing: 'bluegrey', tail: { c: 'slate', k: 0.75 }, vent: 'white', bill: { k: 1.2, depth: 0.9 },
    scene: 'post', legK: 0.8, pose: 'singing',
  }),
  'red-eyed-vireo': mk(warb, {
    upper: 'olive', under: 'white', cap: 'slate', capLow: -0.55, brow: 'white', browW: 1.2, eyeline: 'black', lineW: 0.9, eye: 'red', wing: 'olive',
    bill: { shape: 'broad', c: 'slate' }, pose: 'turned',
  }),
  'ruby-crowned-kinglet': mk(warb, {
    upper: 'olive', under: 'bone', ring: 'white', crownPatch: 'scarlet', crest: { form: 'bump' }, wing: 'soot', coverts: 'olive',
    wingbars: { c: 'white', n: 1, w: 1.3 }, edge: 'leaf', tail: { c: 'soot', k: 0.75 }, headScale: 1.12, bill: { k: 0.65 }, scene: 'fir',
    pose: 'fluffed',
  }),
  'yellow-breasted-chat': mk(warb, {
    under: 'white', throat: 'gold', breast: 'gold', breastTo: 5.8, lore: 'black', ring: 'white', brow: 'white', browW: 0.5, browLen: 0,
    whisker: 'white', whiskerW: 0.7, upper: 'moss', wing: 'moss', tail: { c: 'moss', k: 1.25 }, bill: { shape: 'thrush', depth: 1.1, len: 26 },
    headScale: 1.05, pose: 'singing',
  }),
  'yellow-rumped-warbler': mk(warb, {
    upper: 'bluegrey', under: 'white', wing: 'slate', backStreaks: 'black', wingbars: { c: 'white' }, mask: 'soot', throat: 'white',
    crownPatch: 'yellow', band: [{ c: 'black', at: 4, w: 0.42, from: 0.3 }], wingPatch: [{ at: 'bend', c: 'yellow' }],
    marks: [streak('black', { u0: 5, u1: 7, v0: 0.3, v1: 0.7, nu: 4, nv: 2, w: 4 })], rump: 'yellow', tail: { c: 'soot', corner: 'white' },
    scene: 'fir', pose: 'alert',
  }),
} satisfies Record<string, Species>;
