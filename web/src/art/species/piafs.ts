/** The six garden birds of Piafs, male and female. */
import { mk, sparrow, spots, streak, thrush } from './bases';
import type { Species } from '../types';

export const sheet = 'flycatchers-and-swallows';

export const family = {
  'blackbird-male': mk(thrush, {
    tilt: 11, nod: -4, sheen: 'slate', upper: 'black', under: 'black', wing: 'black', tail: { c: 'black', k: 1.1 }, bill: { c: 'orange' },
    ring: 'orange', legs: 'umber', pose: 'singing',
  }),
  'blackbird-female': mk(thrush, {
    tilt: 4, nod: -2, upper: 'umber', under: 'brown', wing: 'umber', throat: 'drab', tail: { c: 'dark', k: 1.1 }, bill: { c: 'horn' }, legs: 'umber',
    marks: [spots('dark', { u0: 2.8, u1: 5, nu: 5, nv: 4, w: 3.6 })], pose: 'crouched',
  }),
  'chaffinch-male': mk(sparrow, {
    tilt: 5, nod: 0, slim: 0.92, upper: 'chestnut', under: 'pink', head: 'pink', headTo: 3.4, cap: 'bluegrey', capLow: -0.32, capTo: 0.3,
    nape: 'bluegrey', forehead: 'black', wing: 'black', coverts: 'slate', primaries: 'black', backStreaks: undefined, edge: 'lemon',
    wingbars: { c: 'white', w: 1.6 }, vent: 'white', rump: 'leaf', tail: { c: 'soot', outer: 'white' }, bill: { c: 'slate', c2: 'slate' },
  }),
  'chaffinch-female': mk(sparrow, {
    tilt: 5, nod: 0, slim: 0.92, upper: 'drab', under: 'bone', cheek: 'sand', wing: 'umber', coverts: 'drab', primaries: 'umber',
    backStreaks: undefined, edge: 'lemon', wingbars: { c: 'white', w: 1.5 }, tail: { c: 'umber', outer: 'white' }, bill: { c: 'horn', c2: 'horn' },
    pose: 'turned',
  }),
  'greenfinch-male': mk(sparrow, {
    tilt: -1, nod: 2, slim: 1.03, upper: 'olive', under: 'leaf', wing: 'taupe', coverts: 'olive', primaries: 'soot', backStreaks: undefined,
    edge: 'pale', wingPatch: [{ at: 'edge', c: 'yellow' }], lore: 'moss', breast: 'leaf', belly: 'lemon',
    tail: { c: 'soot', outer: 'yellow', k: 0.85 }, bill: { c: 'bone', c2: 'bone', len: 25, depth: 1.4 }, legs: 'pink', headScale: 1.04, pose: 'alert',
  }),
  'greenfinch-female': mk(sparrow, {
    tilt: -1, nod: 2, slim: 1.03, upper: 'olive', under: 'bone', breast: '#b7ad82', wing: 'taupe', coverts: 'drab', primaries: 'umber',
    backStreaks: 'taupe', edge: 'pale', wingPatch: [{ at: 'edge', c: 'lemon' }], tail: { c: 'umber', outer: 'lemon', k: 0.85 },
    bill: { c: 'bone', c2: 'bone', len: 25, depth: 1.4 }, legs: 'pink', headScale: 1.04, pose: 'crouched',
  }),
  'sparrow-male': mk(sparrow, {
    tilt: 9, nod: 2, upper: 'chestnut', under: 'ash', head: 'chestnut', cap: 'grey', capLow: -0.46, capTo: -0.1, cheek: 'pale', bib: 'black',
    bibTo: 4.2, lore: 'black', wingbars: { c: 'white', n: 1, w: 1.3 }, wing: 'brown', coverts: 'rufous', bill: { c: 'char', c2: 'char' },
    tail: { c: 'umber' },
  }),
  'sparrow-female': mk(sparrow, {
    tilt: 9, nod: 2, upper: 'tan', under: 'bone', brow: 'cream', browW: 1.3, wing: 'brown', coverts: 'tan', wingbars: { c: 'cream', n: 1 },
    tail: { c: 'umber' }, bill: { c: 'horn', c2: 'flesh' }, pose: 'fluffed',
  }),
  'bullfinch-male': mk(sparrow, {
    tilt: 2, upper: 'bluegrey', under: 'red', head: 'red', headTo: 3.1, nape: 'bluegrey', cap: 'black', capLow: -0.1, capTo: 0.02, lore: 'black',
    wing: 'black', coverts: 'slate', primaries: 'black', backStreaks: undefined, edge: 'navy', wingbars: { c: 'white', n: 1, w: 2 }, rump: 'white',
    vent: 'white', tail: { c: 'black' }, bill: { c: 'soot', c2: 'soot', shape: 'grosbeak', len: 17, depth: 1.3 }, slim: 1.06, headScale: 1.05,
  }),
  'bullfinch-female': mk(sparrow, {
    tilt: 2, upper: 'taupe', under: 'sand', head: 'sand', headTo: 3.1, nape: 'grey', cap: 'black', capLow: -0.1, capTo: 0.02, lore: 'black',
    wing: 'black', coverts: 'taupe', primaries: 'black', backStreaks: undefined, edge: 'char', wingbars: { c: 'pale', n: 1, w: 2 }, rump: 'white',
    vent: 'white', tail: { c: 'black' }, bill: { c: 'soot', c2: 'soot', shape: 'grosbeak', len: 17, depth: 1.3 }, slim: 1.06, headScale: 1.05,
    pose: 'crouched',
  }),
  'yellowhammer-male': mk(sparrow, {
    tilt: -3, nod: -3, slim: 0.88, upper: 'rufous', under: 'yellow', head: 'yellow', headTo: 3.6, eyeline: 'olive', lineW: 0.6, whisker: 'olive',
    whiskerW: 0.5, wing: 'brown', coverts: 'rufous', rump: 'rufous',
    marks: [streak('rufous', { u0: 4.4, u1: 7.2, v0: 0.1, v1: 0.7, nu: 5, nv: 3, w: 4 })], tail: { c: 'umber', outer: 'white', k: 1.15 },
    bill: { c: 'slate', c2: 'slate' }, pose: 'singing',
  }),
  'yellowhammer-female': mk(sparrow, {
    tilt: -3, nod: -3, slim: 0.88, upper: 'brown', under: 'lemon', head: 'ochre', headTo: 3.5, capStreaks: 'dark', cheek: 'olive', throat: 'lemon',
    wing: 'brown', coverts: 'rufous', rump: 'rufous', marks: [streak('brown', { u0: 3.3, u1: 7.4, nu: 7, nv: 4, w: 3.8 })],
    tail: { c: 'umber', outer: 'white', k: 1.15 }, bill: { c: 'slate', c2: 'slate' }, pose: 'turned',
  }),
} satisfies Record<string, Species>;
