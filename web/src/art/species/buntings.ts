/** Buntings, grosbeaks, tanagers. */
import { mk } from './bases';
import type { Species } from '../types';

const bunting: Species = {
  plan: 'finch', upper: 'blue', under: 'blue', wing: 'blue', tail: { c: 'indigo' }, bill: { c: 'slate', len: 20 }, legs: 'char',
};

export const sheet = 'finches-and-warblers';

export const family = {
  'blue-grosbeak': mk(bunting, {
    upper: 'cobalt', under: 'cobalt', wing: 'navy', wingbars: { c: 'rufous', w: 1.6 }, lore: 'black',
    bill: { c: 'ash', shape: 'grosbeak', len: 27, depth: 1.7 },
  }),
  'indigo-bunting': mk(bunting, {
    upper: 'cobalt', under: 'blue', head: 'indigo', wing: 'cobalt', primaries: 'navy', edge: 'sky', lore: 'navy', scene: 'stem', pose: 'singing',
  }),
  'lazuli-bunting': mk(bunting, {
    upper: 'azure', under: 'white', hood: 'azure', hoodTo: 3.7, breast: 'rust', breastTo: 5, wing: 'slate', coverts: 'blue',
    wingbars: { c: 'white', w: 1.3 }, lore: 'indigo', pose: 'turned',
  }),
  'painted-bunting': mk(bunting, {
    upper: 'leaf', under: 'scarlet', hood: 'indigo', hoodTo: 3.3, throat: 'scarlet', throatTo: 3.5, ring: 'scarlet', wing: 'green', coverts: 'leaf',
    primaries: 'umber', rump: 'scarlet', tail: { c: 'brick' }, bill: { c: 'slate' }, pose: 'crouched',
  }),
  'northern-cardinal': mk(bunting, {
    upper: 'red', under: 'scarlet', wing: 'red', primaries: 'brick', crest: { form: 'peak', len: 0.85 }, faceSmall: 'black',
    tail: { c: 'red', k: 1.25, shape: 'rounded' }, bill: { c: 'flame', shape: 'grosbeak', len: 27, depth: 1.55 }, legs: 'umber', pose: 'alert',
  }),
  'red-crossbill': mk(bunting, {
    upper: 'brick', under: 'red', wing: 'umber', primaries: 'dark', tail: { c: 'dark', k: 0.85 },
    bill: { shape: 'cross', c: 'char', len: 27, depth: 1.1 }, vent: 'blush', headScale: 1.05, eyeline: 'mahogany', lineW: 0.7, scene: 'fir',
    pose: 'turned',
  }),
  'rose-breasted-grosbeak': mk(bunting, {
    upper: 'black', under: 'white', hood: 'black', hoodTo: 3.6, band: [{ c: 'rose', at: 4.1, w: 0.62, from: 0.42 }], wing: 'black',
    wingbars: { c: 'white', w: 1.3 }, wingPatch: [{ at: 'primary', c: 'white' }], tail: { c: 'black', outer: 'white' }, rump: 'white',
    bill: { c: 'bone', shape: 'grosbeak', len: 29, depth: 1.7 },
  }),
  'western-tanager': mk(bunting, {
    upper: 'black', under: 'yellow', hood: 'yellow', hoodTo: 4, face: 'flame', crown: 'flame', wing: 'black', wingbars: { c: 'yellow', w: 1.3 },
    rump: 'yellow', tail: { c: 'black' }, bill: { c: 'horn', shape: 'thrush', len: 25, depth: 1.05 }, slim: 0.92, pose: 'turned',
  }),
} satisfies Record<string, Species>;
