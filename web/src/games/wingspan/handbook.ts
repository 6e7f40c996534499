/** Wingspan in the handbook: on one page, and in examples. */
import { back, icon, LIT, nestling, painted, sign, type Handbook } from '../../handbook/pictures';

// prettier-ignore
export const handbook: Handbook = {
  quick: [
    { id: 'play', span: 3, art: [nestling('belted-kingfisher'), sign('→'), icon('fish', 'f-fish'), icon('egg')] },
    { id: 'forest', span: 3, place: 'forest', art: [painted('seed'), painted('fruit'), painted('rodent')] },
    { id: 'grassland', span: 3, place: 'grassland', art: [painted('egg'), painted('egg'), painted('egg')] },
    { id: 'wetland', span: 3, place: 'wetland', art: [back, nestling('american-avocet'), nestling('wood-duck')] },
    { id: 'rounds', span: 4, art: [{ cubes: 8 }, { cubes: 7 }, { cubes: 6 }, { cubes: 5 }] },
    { id: 'powers', span: 4, rows: [{ art: [icon('feather', 'brown')], id: 'powers-brown' }, { art: [icon('feather', 'white')], id: 'powers-white' }, { art: [icon('feather', 'pink')], id: 'powers-pink' }] },
    { id: 'score', span: 4, deep: true, rows: [{ art: [painted('card')], id: 'score-birds' }, { art: [painted('bonus')], id: 'score-bonus' }, { art: [icon('goal')], id: 'score-goals' }, { art: [painted('egg')], id: 'score-eggs', value: 1 }, { art: [painted('cache')], id: 'score-cached', value: 1 }, { art: [painted('tuck')], id: 'score-tucked', value: 1 }] },
    { id: 'else', span: 8 },
  ],
  examples: [
    { id: 'place', rule: 'WS-PLAY-2', place: 'wetland', art: [nestling('mallard'), nestling('wood-duck'), nestling('common-loon', LIT)] },
    { id: 'instead', rule: 'WS-PLAY-4', place: 'forest', art: [nestling('blue-jay', LIT), painted('fish'), painted('fish'), painted('fruit')] },
    { id: 'reroll', rule: 'WS-FEEDER-2', art: [icon('fish', 'f-fish'), icon('fish', 'f-fish'), icon('fish', 'f-fish'), sign('→'), icon('seed', 'f-seed'), icon('fruit', 'f-fruit'), icon('rodent', 'f-rodent'), icon('fish', 'f-fish'), icon('seed', 'f-seed')] },
    { id: 'cached', rule: 'WS-POW-3', place: 'forest', art: [nestling('carolina-chickadee'), painted('cache'), painted('cache')] },
  ],
};
