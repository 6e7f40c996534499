/** Tits, wrens, thrashers. */
import { mk, spots, thrush } from './bases';
import type { Species } from '../types';

const tit: Species = {
  plan: 'tit', upper: 'grey', under: 'white', wing: 'grey', edge: 'pale', tail: { c: 'slate' }, bill: { c: 'soot' }, legs: 'slate',
};
const wren: Species = {
  plan: 'wren', upper: 'brown', under: 'buff', wing: 'brown', wingBarring: 'umber', barW: 3, tail: { c: 'brown', bars: 'umber', n: 6 },
  bill: { c: 'horn' }, legs: 'taupe',
};

export const sheet = 'wood-and-garden';

export const family = {
  'bushtit': mk(tit, {
    plan: 'puff', upper: 'taupe', under: 'bone', cheek: 'drab', wing: 'taupe', tail: { c: 'taupe' }, bill: { k: 0.9 },
  }),
  'carolina-chickadee': mk(tit, { head: 'white', cap: 'black', capLow: -0.12, capTo: 0.3, bib: 'black', bibTo: 2.9, flank: 'buff' }),
  'mountain-chickadee': mk(tit, {
    head: 'white', cap: 'black', capLow: -0.12, capTo: 0.3, brow: 'white', browW: 1.2, eyeline: 'black', bib: 'black', bibTo: 3.1, flank: 'pale',
    scene: 'fir', pose: 'turned',
  }),
  'juniper-titmouse': mk(tit, {
    upper: 'taupe', under: 'pale', wing: 'taupe', tail: { c: 'taupe' }, head: 'taupe', headTo: 3.2, crest: { form: 'tuft', len: 0.5 }, scene: 'fir',
    pose: 'alert',
  }),
  'tufted-titmouse': mk(tit, {
    crest: { form: 'peak', len: 0.3 }, upper: 'bluegrey', wing: 'bluegrey', forehead: 'black', face: 'pale', flank: 'cinnamon',
  }),
  'bewicks-wren': mk(wren, {
    upper: 'umber', under: 'pale', wing: 'umber', wingBarring: 'dark', brow: 'white', browW: 1.3, browLen: 1.1,
    tail: { c: 'umber', bars: 'dark', k: 1.25, band: 'white', bandW: 0.07 },
  }),
  'cactus-wren': mk(wren, {
    upper: 'brown', under: 'cream', brow: 'white', browW: 1.5, cap: 'mahogany', throat: 'white',
    marks: [spots('black', { u0: 3.2, u1: 4.6, v0: 0.35, v1: 1, nu: 4, nv: 4, w: 6 }), spots('dark', { u0: 5, u1: 7.5, nu: 5, nv: 3, w: 4 })],
    belly: 'buff', scene: 'cactus', wingBarring: 'cream', tail: { c: 'umber', bars: 'cream', ang: 200, k: 1.2 }, backStreaks: 'cream', eye: 'red',
  }),
  'carolina-wren': mk(wren, {
    upper: 'rufous', under: 'buff', wing: 'rufous', wingBarring: 'chestnut', brow: 'white', browW: 1.5, browLen: 1.15, throat: 'white',
    tail: { c: 'rufous', bars: 'chestnut' }, pose: 'singing', open: 30,
  }),
  'house-wren': mk(wren, {
    upper: 'taupe', under: 'sand', wing: 'brown', brow: 'sand', browW: 0.6, belly: 'bone', tail: { c: 'brown', k: 0.85 }, scene: 'post',
    pose: 'alert',
  }),
  'lecontes-thrasher': mk(thrush, {
    tilt: 12, nod: -2, upper: 'sand', under: 'bone', wing: 'drab', tail: { c: 'umber', k: 1.35 },
    bill: { shape: 'long', len: 50, curve: 1.5, c: 'soot' },
    vent: 'cinnamon', malar: 'taupe', malarW: 0.6, slim: 0.88, legs: 'umber',
  }),
  'gray-catbird': mk(thrush, {
    upper: 'slate', under: 'grey', wing: 'slate', cap: 'black', capLow: -0.36, vent: 'chestnut', tail: { c: 'soot', k: 1.2 }, slim: 0.9,
    bill: { c: 'soot', k: 0.85 }, legs: 'soot', scene: 'twig', foot: 'perch', legK: 0.75, pose: 'drooped',
  }),
  'northern-mockingbird': mk(thrush, {
    upper: 'grey', under: 'white', wing: 'char', wingbars: { c: 'white' }, wingPatch: [{ at: 'primary', c: 'white' }],
    tail: { c: 'black', k: 1.3, outer: 'white' }, eyeline: 'slate', lineW: 0.6, eye: 'gold', slim: 0.88, bill: { c: 'soot', k: 0.85 }, legs: 'slate',
    scene: 'twig', foot: 'perch', legK: 0.75, pose: 'singing',
  }),
} satisfies Record<string, Species>;
