/** What's Up in the handbook: on one page, and in examples. */
import { flock, icon, LIT, OUT, sign, type Handbook } from '../../handbook/pictures';

// prettier-ignore
export const handbook: Handbook = {
  quick: [
    { id: 'flip', step: 1, span: 4, art: [flock('red', 2), sign('→'), flock('yellow', 2, { lit: true })] },
    { id: 'take', step: 2, span: 4, art: [flock('yellow', 1), flock('yellow', 2, { lit: true }), flock('yellow', 3, { out: true })] },
    { id: 'stay', step: 3, span: 4, art: [flock('green', 1), flock('violet', 3, { lit: true }), flock('red', 2)] },
    { id: 'back', span: 4, art: [flock('red', 2), sign('↔'), flock('green', 2), flock('yellow', 2), flock('red', 3)] },
    { id: 'win', span: 4, rows: [2, 3, 4].map((n) => ({ art: [{ sign: String(n) }, icon('table')], id: `win-${n}`, value: 'win-rows', count: 6 - n })) },
    { id: 'else', span: 4, rows: [{ art: [icon('cards')], id: 'else-three' }, { art: [icon('flip')], id: 'else-stall' }, { art: [icon('check')], id: 'else-one' }] },
  ],
  examples: [
    { id: 'behind', rule: 'WU-COMP-2', art: [flock('red', 2, LIT), sign('↔'), flock('green', 2), flock('yellow', 2), flock('violet', 2), flock('red', 1), flock('red', 3)] },
    { id: 'fits', rule: 'WU-COL-2', art: [flock('yellow', 1), flock('yellow', 2, LIT), flock('green', 1, LIT), flock('yellow', 3, OUT)] },
    { id: 'row', rule: 'WU-RANK-1', art: [flock('green', 1), flock('green', 2), flock('green', 3), sign('= 6')] },
  ],
};
