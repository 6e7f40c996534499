/** Flycatchers, shrikes, waxwings, blackbirds, orioles. */
import { mk, streak } from './bases';
import type { Species } from '../types';

const fly: Species = { plan: 'flycatcher', upper: 'drab', under: 'cream', wing: 'umber', tail: { c: 'umber' }, bill: { c: 'soot' }, legs: 'soot' };
const icter: Species = {
  plan: 'blackbird', upper: 'black', under: 'black', wing: 'black', tail: { c: 'black' }, bill: { c: 'char' }, legs: 'char', halo: 0.25,
};

export const sheet = 'flycatchers-and-swallows';

export const family = {
  'ash-throated-flycatcher': mk(fly, {
    upper: 'taupe', throat: 'pale', breast: 'pale', belly: 'lemon', wing: 'taupe', primaries: 'rufous', wingbars: { c: 'bone' },
    tail: { c: 'umber', outer: 'rufous', k: 1.1 }, head: 'taupe', headTo: 3.1, crest: { form: 'tuft', len: 0.02 }, slim: 0.92, scene: 'cactus',
    legK: 0.8, pose: 'alert',
  }),
  'great-crested-flycatcher': mk(fly, {
    upper: 'olive', hood: 'grey', hoodTo: 4.3, cap: 'olive', capLow: -0.2, nape: 'olive', under: 'yellow', wing: 'umber', primaries: 'rufous',
    wingbars: { c: 'cream' }, tail: { c: 'rufous', k: 1.05 }, crest: { form: 'tuft', len: 0.12 }, bill: { k: 1.1 }, pose: 'singing', open: 20,
  }),
  'eastern-kingbird': mk(fly, {
    upper: 'lead', under: 'white', head: 'black', headTo: 3.2, throat: 'white', throatTo: 3.4, breast: 'pale', wing: 'lead', edge: 'ash',
    tail: { c: 'black', band: 'white', bandW: 0.14, shape: 'square' }, halo: 0.3, scene: 'wire', pose: 'crouched',
  }),
  'eastern-phoebe': mk(fly, {
    upper: 'taupe', under: 'cream', head: 'umber', headTo: 3, throat: 'white', throatTo: 3.3, belly: 'ivory', wing: 'umber',
    tail: { c: 'umber', k: 1.1 }, bill: { k: 0.85 }, pose: 'turned',
  }),
  'says-phoebe': mk(fly, {
    upper: 'taupe', under: 'cinnamon', breast: 'drab', throat: 'drab', vent: 'rust', wing: 'taupe', primaries: 'umber', tail: { c: 'black', k: 1.1 },
    bill: { k: 0.85 }, pose: 'alert',
  }),
  'scissor-tailed-flycatcher': mk(fly, {
    upper: 'ash', under: 'white', head: 'pale', flank: 'pink', vent: 'blush', wing: 'soot', wingPatch: [{ at: 'bend', c: 'flame' }], edge: 'pale',
    tail: { c: 'black', outer: 'white', shape: 'scissor', len: 200, w: 12 }, bill: { k: 0.85 },
  }),
  'loggerhead-shrike': mk(fly, {
    upper: 'grey', under: 'white', mask: 'black', maskW: 1.1, maskLen: 1.05, throat: 'white', wing: 'black',
    wingPatch: [{ at: 'primary', c: 'white' }], tail: { c: 'black', outer: 'white', shape: 'rounded' },
    bill: { shape: 'shrike', len: 27, depth: 1.05 }, headScale: 1.05, scene: 'post', legK: 0.85, pose: 'crouched',
  }),
  'cedar-waxwing': mk(fly, {
    upper: 'tan', under: 'tan', crest: { form: 'sweep', len: 1.1 }, mask: 'black', maskW: 0.85, maskLen: 1.1, whisker: 'white', whiskerW: 0.5,
    belly: 'lemon', vent: 'white', wing: 'slate', coverts: 'taupe', waxTips: true,
    tail: { c: 'slate', band: 'yellow', bandW: 0.15, k: 0.75, shape: 'square' }, bill: { k: 0.6 },
  }),
  'baltimore-oriole': mk(icter, {
    under: 'orange', hood: 'black', hoodTo: 3.6, wing: 'black', wingPatch: [{ at: 'bend', c: 'orange' }], wingbars: { c: 'white', n: 1 },
    edge: 'pale', rump: 'orange', tail: { c: 'black', outer: 'orange' }, bill: { c: 'slate', k: 0.85 }, legs: 'slate', pose: 'singing',
  }),
  'scotts-oriole': mk(icter, {
    under: 'lemon', hood: 'black', hoodTo: 4.5, wing: 'black', wingPatch: [{ at: 'shoulder', c: 'lemon' }], wingbars: { c: 'white', n: 1 },
    rump: 'lemon', tail: { c: 'black', base: 'lemon', baseTo: 0.5 }, bill: { c: 'slate', k: 0.95 }, legs: 'slate', scene: 'cactus', legK: 0.8,
    pose: 'alert',
  }),
  'brewers-blackbird': mk(icter, {
    upper: 'black', under: 'black', hood: 'purple', hoodTo: 3.6, wing: 'black', sheen: 'teal', eye: 'lemon', bill: { k: 0.75 }, tail: { k: 0.95 },
    pose: 'alert',
  }),
  'bronzed-cowbird': mk(icter, {
    upper: 'dark', under: 'dark', wing: 'navy', sheen: 'amber', eye: 'scarlet', eyeR: 6.2, bill: { shape: 'cone', len: 32, depth: 1.25 },
    tail: { c: 'navy', k: 0.75 }, neck: 1.1, slim: 1.1, scene: 'ground', foot: 'ground', legK: 0.95, pose: 'fluffed',
  }),
  'brown-headed-cowbird': mk(icter, {
    sheen: 'teal', hood: 'brown', hoodTo: 3.9, bill: { shape: 'cone', len: 24, depth: 1.15 }, wing: 'black', tail: { k: 0.75 }, scene: 'ground',
    foot: 'ground', legK: 0.95, pose: 'feeding',
  }),
  'common-grackle': mk(icter, {
    upper: 'umber', under: 'umber', hood: 'indigo', hoodTo: 4, wing: 'purple', eye: 'lemon', tail: { c: 'navy', k: 1.4, shape: 'grad', wk: 1.1 },
    bill: { k: 1.1 }, slim: 0.94, pose: 'alert',
  }),
  'red-winged-blackbird': mk(icter, {
    sheen: 'slate', wingPatch: [{ at: 'epauletEdge', c: 'yellow' }, { at: 'epaulet', c: 'scarlet' }], bill: { k: 0.9 }, scene: 'reed',
    tail: { k: 0.95 }, pose: 'singing',
  }),
  'yellow-headed-blackbird': mk(icter, {
    hood: 'gold', hoodTo: 4.5, mask: 'black', maskLen: 0.35, lore: 'black', wingPatch: [{ at: 'primary', c: 'white' }], bill: { k: 0.9 }, halo: 0,
    scene: 'reed', pose: 'turned',
  }),
  'western-meadowlark': mk(icter, {
    upper: 'tan', under: 'yellow', wing: 'tan', wingBarring: 'umber', barW: 3, backStreaks: 'umber', cap: 'umber', capLow: -0.6, crown: 'umber',
    brow: 'cream', browW: 1.1, eyeline: 'umber', throat: 'yellow', cheek: 'pale', band: [{ c: 'black', at: 3.9, w: 0.3, from: 0.25 }], flank: 'cream',
    marks: [streak('umber', { u0: 5.2, u1: 7.6, v0: 0.15, v1: 0.6, nu: 5, nv: 2, w: 3.6 })], vent: 'cream',
    tail: { c: 'tan', outer: 'white', k: 0.55, bars: 'umber', n: 4 }, bill: { c: 'ash', k: 1.2 }, legs: 'flesh', halo: 0.4, slim: 1.12,
    scene: 'post', foot: 'ground', pose: 'singing',
  }),
} satisfies Record<string, Species>;
