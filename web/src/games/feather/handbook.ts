/** Birds of a Feather in the handbook: on one page, and in examples. */
import { back, icon, LIT, met, OUT, type Handbook } from '../../handbook/pictures';

// prettier-ignore
export const handbook: Handbook = {
  quick: [
    { id: 'choose', step: 1, span: 4, art: [back, back, met('dark-eyed-junco', { lit: true })] },
    { id: 'place', step: 2, span: 4, place: 'forest', art: [met('dark-eyed-junco', { lit: true })] },
    { id: 'see', step: 3, span: 4, place: 'forest', art: [met('dark-eyed-junco', { lit: true }), met('pileated-woodpecker'), met('white-headed-woodpecker')] },
    { id: 'stay', step: 4, span: 4, art: [met('dark-eyed-junco'), met('pileated-woodpecker'), met('white-headed-woodpecker', { out: true })] },
    { id: 'score', span: 4, rows: [{ art: [icon('ace')], id: 'score-ace', value: 2 }, { art: [icon('raptor'), icon('rare'), icon('uncommon')], id: 'score-one', value: 1 }, { art: [icon('common')], id: 'score-common', value: 0 }, { art: [icon('check')], id: 'score-all', value: 3 }] },
    { id: 'else', span: 4, rows: [{ art: [icon('check')], id: 'else-twice' }, { art: [icon('cards')], id: 'else-last' }, { art: [icon('raptor')], id: 'else-raptor' }] },
  ],
  examples: [
    { id: 'three', rule: 'BF-ROUND-3', place: 'forest', art: [met('dark-eyed-junco', LIT), met('pileated-woodpecker'), met('white-headed-woodpecker')] },
    { id: 'score', rule: 'BF-SCORE-1', place: 'desert', art: [met('greater-roadrunner'), met('cactus-wren'), met('gambels-quail'), met('black-throated-sparrow')] },
    { id: 'raptor', rule: 'BF-RAPTOR-1', place: 'forest', art: [met('coopers-hawk', LIT), met('varied-thrush', OUT), met('western-tanager', OUT)] },
  ],
};
