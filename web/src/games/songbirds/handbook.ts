/** Songbirds in the handbook: on one page, and in examples. */
import { back, icon, LIT, OUT, painted, sign, singer, type Art, type Handbook } from '../../handbook/pictures';

const LINE: Art[] = [singer('blue', 4), singer('blue', 2), singer('red', 6), singer('green', 3), singer('white', 1)];
/** Blue and red are as loud as each other: green takes the token. */
const SILENCED: Art[] = LINE.map((one) => ({ ...one, lit: one === LINE[3], out: LINE.indexOf(one) < 3 }));
/** Five and five, one and one: nobody is left. */
const ALL_SILENT = [singer('red', 5), singer('blue', 3), singer('blue', 2), singer('green', 1), singer('white', 1)];

// prettier-ignore
export const handbook: Handbook = {
  quick: [
    { id: 'lay', step: 1, span: 4, art: [singer('red', 6), singer('green', 3), singer('white', 1, { lit: true })] },
    { id: 'line', step: 2, span: 4, art: LINE },
    { id: 'tie', step: 3, span: 4, art: SILENCED },
    { id: 'keep', step: 4, span: 4, art: [back, back, singer('white', 6, { lit: true })] },
    { id: 'score', span: 4, rows: [{ art: [icon('feather')], id: 'score-volume', value: '1–7' }, { art: [painted('berry')], id: 'score-berries', value: '5–15' }, { art: [icon('help')], id: 'score-tie' }] },
    { id: 'else', span: 4, rows: [{ art: [icon('berry')], id: 'else-none' }, { art: [icon('cards')], id: 'else-same' }, { art: [icon('star')], id: 'else-four' }] },
  ],
  examples: [
    { id: 'strength', rule: 'SB-LINE-2', art: LINE },
    { id: 'silent', rule: 'SB-LINE-4', art: SILENCED },
    { id: 'none', rule: 'SB-LINE-5', art: ALL_SILENT.map((one) => ({ ...one, ...OUT })) },
    { id: 'score', rule: 'SB-END-2', art: [singer('green', 5, LIT), sign('+'), painted('berry'), sign('12 + 9 + 7')] },
  ],
};
