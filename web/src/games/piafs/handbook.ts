/** Piafs in the handbook: on one page, and in examples. */
import { back, icon, LIT, painted, piaf, sign, type Art, type Handbook } from '../../handbook/pictures';

const PERCH: Art = { word: 'perch' };

// prettier-ignore
export const handbook: Handbook = {
  quick: [
    { id: 'play', step: 1, span: 4, art: [piaf('bla5m'), { word: 'perch' }, piaf('bul2m'), piaf('cha4f', { lit: true })] },
    { id: 'seed', step: 2, span: 4, art: [{ seed: 2, lit: true }, { seed: 1 }, { seed: 3 }, { seed: 2 }, back] },
    { id: 'climb', step: 3, span: 4, art: [piaf('cha4f', { lit: true }), sign('>'), piaf('bul2m')] },
    { id: 'draw', step: 4, span: 4, art: [piaf('yel4f'), piaf('spa2m'), piaf('gre6m'), back] },
    { id: 'score', span: 4, rows: [{ art: [icon('male'), icon('female')], id: 'score-pair', value: 5 }, { art: [icon('egg-outline'), icon('egg-outline')], id: 'score-most', value: 'score-eggs' }, { art: [icon('seed', 'f-seed')], id: 'score-seeds', value: 'score-range' }] },
    { id: 'else', span: 4, rows: [{ art: [painted('squirrel')], id: 'else-squirrel' }, { art: [icon('perch')], id: 'else-crow' }, { art: [icon('help')], id: 'else-low' }, { art: [icon('cards')], id: 'else-end' }] },
  ],
  examples: [
    { id: 'crowd', rule: 'PF-CMP-2', art: [piaf('cha5m'), PERCH, piaf('bla3m'), piaf('bul1f'), piaf('gre3m', LIT)] },
    { id: 'chain', rule: 'PF-FEED-7', art: [piaf('bla3m', LIT), PERCH, piaf('bul1f'), piaf('gre3m')] },
    { id: 'low', rule: 'PF-LOW-1', art: [piaf('cha5m'), PERCH, piaf('spa3m', LIT)] },
    { id: 'pair', rule: 'PF-SCORE-1', art: [piaf('cha4m', LIT), piaf('cha4f', LIT), sign('= 5')] },
  ],
};
