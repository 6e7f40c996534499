/** Examples from real positions, each under the rule it shows. Their words are in handbook.ftl: `handbook-at-GAME-ID`. */
import type { Place } from '../art/scenery';
import { flock, icon, LINE, met, nestling, painted, piaf, sign, SILENCED, singer, type Art } from './quick';

export interface Example {
  id: string;
  rule: string;
  art: readonly Art[];
  place?: Place;
}

const PERCH: Art = { word: 'perch' };
const [LIT, OUT] = [{ lit: true }, { out: true }];
/** Five and five, one and one: nobody is left. */
const ALL_SILENT = [singer('red', 5), singer('blue', 3), singer('blue', 2), singer('green', 1), singer('white', 1)];

// prettier-ignore
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'whats-up': [
    { id: 'behind', rule: 'WU-COMP-2', art: [flock('red', 2, LIT), sign('↔'), flock('green', 2), flock('yellow', 2), flock('violet', 2), flock('red', 1), flock('red', 3)] },
    { id: 'fits', rule: 'WU-COL-2', art: [flock('yellow', 1), flock('yellow', 2, LIT), flock('green', 1, LIT), flock('yellow', 3, OUT)] },
    { id: 'row', rule: 'WU-RANK-1', art: [flock('green', 1), flock('green', 2), flock('green', 3), sign('= 6')] },
  ],
  songbirds: [
    { id: 'strength', rule: 'SB-LINE-2', art: LINE },
    { id: 'silent', rule: 'SB-LINE-4', art: SILENCED },
    { id: 'none', rule: 'SB-LINE-5', art: ALL_SILENT.map((one) => ({ ...one, ...OUT })) },
    { id: 'score', rule: 'SB-END-2', art: [singer('green', 5, LIT), sign('+'), painted('berry'), sign('12 + 9 + 7')] },
  ],
  piafs: [
    { id: 'crowd', rule: 'PF-CMP-2', art: [piaf('cha5m'), PERCH, piaf('bla3m'), piaf('bul1f'), piaf('gre3m', LIT)] },
    { id: 'chain', rule: 'PF-FEED-7', art: [piaf('bla3m', LIT), PERCH, piaf('bul1f'), piaf('gre3m')] },
    { id: 'low', rule: 'PF-LOW-1', art: [piaf('cha5m'), PERCH, piaf('spa3m', LIT)] },
    { id: 'pair', rule: 'PF-SCORE-1', art: [piaf('cha4m', LIT), piaf('cha4f', LIT), sign('= 5')] },
  ],
  feather: [
    { id: 'three', rule: 'BF-ROUND-3', place: 'forest', art: [met('dark-eyed-junco', LIT), met('pileated-woodpecker'), met('white-headed-woodpecker')] },
    { id: 'score', rule: 'BF-SCORE-1', place: 'desert', art: [met('greater-roadrunner'), met('cactus-wren'), met('gambels-quail'), met('black-throated-sparrow')] },
    { id: 'raptor', rule: 'BF-RAPTOR-1', place: 'forest', art: [met('coopers-hawk', LIT), met('varied-thrush', OUT), met('western-tanager', OUT)] },
  ],
  wingspan: [
    { id: 'place', rule: 'WS-PLAY-2', place: 'wetland', art: [nestling('mallard'), nestling('wood-duck'), nestling('common-loon', LIT)] },
    { id: 'instead', rule: 'WS-PLAY-4', place: 'forest', art: [nestling('blue-jay', LIT), painted('fish'), painted('fish'), painted('fruit')] },
    { id: 'reroll', rule: 'WS-FEEDER-2', art: [icon('fish', 'f-fish'), icon('fish', 'f-fish'), icon('fish', 'f-fish'), sign('→'), icon('seed', 'f-seed'), icon('fruit', 'f-fruit'), icon('rodent', 'f-rodent'), icon('fish', 'f-fish'), icon('seed', 'f-seed')] },
    { id: 'cached', rule: 'WS-POW-3', place: 'forest', art: [nestling('carolina-chickadee'), painted('cache'), painted('cache')] },
  ],
};
