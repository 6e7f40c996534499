/** Owls, hawks, falcons, vultures. */
import { bars, mk, spots, streak } from './bases';
import type { Species } from '../types';

const owl: Species = { plan: 'owl', upper: 'brown', under: 'cream', wing: 'brown', eye: 'yellow', bill: { c: 'horn' }, legs: 'buff' };
const hawk: Species = {
  plan: 'hawk', upper: 'brown', under: 'cream', wing: 'brown', bill: { c: 'lead', cere: 'gold' }, legs: 'gold', eye: 'amber', scowl: true,
};
const falcon: Species = {
  plan: 'falcon', upper: 'slate', under: 'cream', wing: 'slate', bill: { c: 'lead', cere: 'gold' }, legs: 'gold', ring: 'gold',
};
const vult: Species = {
  plan: 'vulture', upper: 'dark', under: 'dark', wing: 'dark', tail: { c: 'dark' }, bill: { c: 'bone' }, legs: 'flesh', legW: 5.5, noTicks: true,
};

export const sheet = 'raptors-and-landbirds';

export const family = {
  'barn-owl': mk(owl, {
    upper: 'ochre', head: 'cinnamon', under: 'white', wing: 'ochre', wingSpots: 'ash', heart: true, disc: 'white', rim: 'rufous', eye: '#231a17',
    eyeR: 8.5, eyeGap: 24, eyeY: 102, stance: { lean: 9, tilt: -9, slim: 0.86 }, legK: 12, trouser: 'white', scene: 'post',
    marks: [{ kind: 'spots', c: 'brown', n: 7, nv: 4, w: 1.8, y0: 168 }], bill: { c: 'blush' },
    tail: { c: 'cinnamon', bars: 'tan' }, legs: 'blush',
  }),
  'barred-owl': mk(owl, {
    upper: 'taupe', head: 'drab', under: 'bone', wing: 'taupe', wingSpots: 'bone', disc: 'pale', discRings: 'taupe', eye: '#33211a', bibBars: 'umber',
    stance: { lean: -8, look: 13, head: 1.05 },
    marks: [{ kind: 'streaks', c: 'umber', y0: 190, n: 5, nv: 5, w: 5.5 }], bill: { c: 'yellow' }, tail: { c: 'taupe', bars: 'bone' },
  }),
  'burrowing-owl': mk(owl, {
    upper: 'brown', under: 'cream', wing: 'brown', wingSpots: 'cream', headSpots: 'cream', disc: 'tan', rim: 'brown', brow: 'white', throat: 'white',
    marks: [{ kind: 'bars', c: 'brown', y0: 176, y1: 240, n: 6, w: 5 }], legK: 26, trouser: 'cream', legs: 'taupe', scene: 'ground',
    tail: { c: 'brown', bars: 'cream', len: 14 }, bill: { c: 'bone' }, frown: true, stance: { tilt: 12, slim: 0.84, head: 0.92 },
  }),
  'eastern-screech-owl': mk(owl, {
    upper: 'rufous', under: 'cream', wing: 'rufous', tufts: 0.55, disc: 'cinnamon', rim: 'mahogany',
    marks: [{ kind: 'streaks', c: 'chestnut', n: 7, nv: 6, w: 4.4 }], brow: 'cream', wingSpots: 'cream',
    tail: { c: 'rufous', bars: 'chestnut', len: 30 }, bill: { c: 'leaf' }, stance: { lean: 7, look: 10, slim: 0.94, head: 1.06 },
  }),
  'great-horned-owl': mk(owl, {
    upper: 'umber', under: 'buff', wing: 'umber', wingBarring: 'dark', tufts: 1, disc: 'rust', rim: 'black', brow: 'bone', throat: 'white',
    marks: [{ kind: 'bars', c: 'dark', y0: 172, n: 10, w: 3.6 }], tail: { c: 'brown', bars: 'dark' }, bill: { c: 'lead' }, frown: true, legs: 'cream',
    stance: { slim: 1.12, head: 0.96 },
  }),
  'spotted-owl': mk(owl, {
    upper: 'umber', head: 'umber', under: 'brown', wing: 'umber', wingSpots: 'cream', headSpots: 'cream', disc: 'sand', discRings: 'brown',
    eye: '#2b1c17', faceX: 'cream', marks: [{ kind: 'spots', c: 'cream', y0: 162, n: 9, nv: 5, w: 5 }], tail: { c: 'umber', bars: 'bone' },
    bill: { c: 'bone' }, stance: { lean: -9, look: -12, tilt: -4 }, scene: 'fir',
  }),
  'bald-eagle': mk(hawk, {
    upper: 'dark', under: 'dark', wing: 'dark', edge: 'brown', head: 'white', headTo: 4, tail: { c: 'white', k: 0.85 },
    bill: { c: 'gold', cere: 'gold', k: 1.45, depth: 1.25 }, eye: 'lemon', trouser: 'dark', slim: 1.08,
  }),
  'golden-eagle': mk(hawk, {
    upper: 'umber', under: 'umber', wing: 'umber', edge: 'tan', nape: 'ochre', hindcrown: 'ochre', tail: { c: 'dark', base: 'taupe' },
    trouser: 'brown', bill: { k: 1.3, depth: 1.2 }, slim: 1.08, scene: 'rock', pose: 'alert',
  }),
  'coopers-hawk': mk(hawk, {
    upper: 'slate', under: 'white', wing: 'slate', cap: 'lead', capLow: -0.36, cheek: 'blush', marks: [bars('rust', { nu: 11, w: 5 })],
    tail: { c: 'grey', bars: 'lead', n: 4, barW: 0.11, band: 'white', bandW: 0.05, k: 1.4 }, eye: 'red', slim: 0.86, vent: 'white', trouser: 'cream',
  }),
  'ferruginous-hawk': mk(hawk, {
    upper: 'rufous', under: 'white', wing: 'rufous', primaries: 'taupe', head: 'bone', capStreaks: 'brown', eyeline: 'brown', lineW: 0.6,
    tail: { c: 'bone', base: 'blush' }, trouser: 'rufous', marks: [streak('rust', { u0: 5.6, u1: 7.4, v0: 0.3, v1: 0.8, nu: 4, nv: 3, w: 3 })],
    scene: 'post', legK: 0.9, pose: 'alert',
  }),
  'mississippi-kite': mk(falcon, {
    upper: 'slate', under: 'ash', wing: 'lead', head: 'pale', headTo: 3.4, lore: 'black', primaries: 'black', tertials: 'ash',
    tail: { c: 'black', shape: 'notch' }, eye: 'red', ring: undefined, bill: { c: 'black', cere: 'soot', k: 0.9 }, pose: 'turned',
  }),
  'northern-harrier': mk(hawk, {
    plan: 'quarterer', upper: 'grey', under: 'white', wing: 'ash', primaries: 'black', hood: 'ash', hoodTo: 4.2, rump: 'white', eye: 'yellow',
    ear: 'pale', marks: [spots('cinnamon', { u0: 5.2, u1: 7, nu: 4, nv: 3, w: 3.4 })], scowl: false, tail: { c: 'ash', bars: 'slate', n: 5 },
  }),
  'osprey': mk(hawk, {
    upper: 'umber', under: 'white', wing: 'umber', head: 'white', headTo: 3.5, mask: 'umber', maskW: 0.9, maskLen: 1.3, nape: 'umber',
    marks: [streak('drab', { u0: 3.8, u1: 4.3, nu: 2, nv: 4, w: 2.6 })], tail: { c: 'taupe', bars: 'umber' }, bill: { c: 'black', cere: 'bluegrey' },
    legs: 'ash', eye: 'yellow', slim: 0.92, scene: 'branch', pose: 'crouched',
  }),
  'red-shouldered-hawk': mk(hawk, {
    upper: 'brown', under: 'cream', wing: 'soot', wingPatch: [{ at: 'shoulder', c: 'rufous' }], wingSpots: 'white', breast: 'rust',
    marks: [bars('rust', { nu: 10, w: 6 })], head: 'tan', tail: { c: 'black', bars: 'white', n: 5, barW: 0.05 }, eye: '#4a2b1e', slim: 0.92,
    pose: 'singing', open: 26,
  }),
  'red-tailed-hawk': mk(hawk, {
    upper: 'umber', under: 'cream', wing: 'umber', edge: 'tan', breast: 'white',
    marks: [streak('umber', { u0: 5.2, u1: 6.6, v0: 0.15, v1: 1, nu: 4, nv: 5, w: 5 })], head: 'brown', headTo: 3.3, throat: 'white',
    tail: { c: 'rufous', band: 'cream', bandW: 0.05, sub: 'chestnut', k: 1.05 }, pose: 'turned',
  }),
  'swainsons-hawk': mk(hawk, {
    plan: 'circler', tilt: -32, upper: 'cream', under: 'cream', hood: 'chestnut', hoodTo: 4.9, faceSmall: 'white', wing: 'taupe',
    primaries: 'umber', wingPatch: [{ at: 'lining', c: 'cream' }], cap: 'umber', capLow: -0.2,
    marks: [bars('cinnamon', { u0: 5.8, u1: 7.6, nu: 4, v0: -0.7, v1: 0.8, w: 2.4 })],
    tail: { c: 'pale', bars: 'taupe', n: 4, sub: 'umber', band: 'cream', bandW: 0.06 }, scowl: false,
  }),
  'american-kestrel': mk(falcon, {
    upper: 'rufous', under: 'cream', wing: 'bluegrey', wingSpots: 'black', primaries: 'black', head: 'white', headTo: 3.2, cap: 'bluegrey',
    capLow: -0.34, crownPatch: 'rufous', moustache: 'black', earbar: 'black', breast: 'buff',
    marks: [spots('black', { u0: 4.6, u1: 7.2, nu: 6, nv: 3, w: 4 })], tail: { c: 'rufous', sub: 'black', band: 'white', bandW: 0.06 },
    headScale: 1.1, scene: 'wire', pose: 'crouched',
  }),
  'peregrine-falcon': mk(falcon, {
    upper: 'slate', under: 'white', wing: 'slate', primaries: 'lead', head: 'white', headTo: 3.2, cap: 'black', capLow: -0.02, capTo: 0.35,
    moustache: 'black', breast: 'cream', marks: [bars('lead', { u0: 4.8, u1: 8, nu: 8, w: 3.2 })], tail: { c: 'slate', bars: 'lead', n: 5 },
    scene: 'rock',
  }),
  'prairie-falcon': mk(falcon, {
    upper: 'drab', under: 'cream', wing: 'drab', primaries: 'taupe', edge: 'bone', head: 'bone', headTo: 3.2, cap: 'drab', capLow: -0.3,
    moustache: 'umber', brow: 'cream', marks: [spots('umber', { u0: 4, u1: 7.4, nu: 8, nv: 4, w: 4 })], tail: { c: 'drab', bars: 'taupe', n: 5 },
    pose: 'turned',
  }),
  'turkey-vulture': mk(vult, {
    plan: 'soarer', tilt: -6, wing: 'horn', wingPatch: [{ at: 'lining', c: 'dark' }], primaries: 'horn', hood: 'scarlet', hoodTo: 3.2, ring: 'blush',
    tail: { c: 'taupe', k: 1.15 },
  }),
  'black-vulture': mk(vult, {
    sheen: 'char', upper: 'black', under: 'black', wing: 'black', tail: { c: 'black', k: 0.7 }, hood: 'grey', hoodTo: 3.3,
    bill: { c: 'char', tip: 'bone' }, legs: 'ash', halo: 0.3, tilt: 4,
  }),
  'california-condor': mk(vult, {
    plan: 'plank', tilt: 24, upper: 'black', under: 'black', wing: 'black', edge: 'char', wingPatch: [{ at: 'lining', c: 'white' }], hood: 'orange',
    hoodTo: 3.1, collar: 'soot', collarAt: 3.5, collarW: 0.24, eye: 'red', bill: { c: 'bone' }, tail: { c: 'black' },
  }),
} satisfies Record<string, Species>;
