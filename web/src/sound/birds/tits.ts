/** Chickadees, titmice, nuthatches and kinglets. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'carolina-chickadee': [3.0, 7.2, 'whistle 6.2>6.3:230 _60 3.7>3.6:280 _90 5.6>5.7:230 _60 3.3>3.2:330 _170 chip 7.0>5.0:35 _25 6.2>4.8:40 _25 nasal(n=8,f=3.6/1,roll=0) (.62>.60:110 _30)x3',
    'Fee-bee fee-bay: high, low, high, lower; then chick-a-dee-dee-dee'],
  'mountain-chickadee': [3.0, 7.0, 'whistle 4.3>4.2:330 _70 3.6>3.55:230 _50 3.6>3.5:330 _210 chip 6.8>5.0:35 _30 nasal(n=7,f=3.4/1,roll=0,am=110/.6/1,noise=.15) (.72>.66:190 _60)x3',
    'Three clear whistles fee-bee-bay, then hoarse chick-zhee-zhee'],
  'juniper-titmouse': [2.6, 5.4, 'whistle (3.2>4.9>4.4:52 _20 3.4>2.9:44 _30)x13,a3>0>2',
    'One quick syllable rolled on and on, jidi-jidi-jidi'],
  'tufted-titmouse': [2.0, 3.8, 'whistle(n=2,roll=22) (3.3>3.5>2.8:160 _20 2.4>2.2:150 _120)x5',
    'Peter-peter-peter-peter'],
  'bushtit': [5.4, 8.6, 'chip (7.6>6.6:30 _75)x5 (6.2>7.8>6.4:42 _60)x3 trill(am=32/1/1,fm=32/.9) 7.0>6.4:330 _60 (7.4>6.2:28 _80)x5',
    'A flock’s thin tsit-tsit and alarm trill'],
  'red-breasted-nuthatch': [1.6, 3.4, 'nasal(n=8,f=2.5/.5,roll=0,j=.004) (.82>.86>.84:250 _210)x5',
    'Tin trumpet: yank, yank, yank'],
  'white-breasted-nuthatch': [1.4, 3.0, 'nasal(n=4,f=2.2/.7,roll=4) (1.55>2.1>1.9:105 _58)x12,a5>0,p.97>1.03',
    'Nasal laughing whi-whi-whi-whi on one level'],
  'pygmy-nuthatch': [3.0, 5.0, 'chip(n=3,roll=14) [ (3.5>4.4>3.6:42 _64)x9 / (3.4>4.2>3.5:42 _40)x12 ] _50 (3.3>4.2>3.4:46 _105)x3 (3.6>4.5>3.7:36 _34)x8,p1>.96',
    'Squeaky-toy bip-bip-bip of a whole family'],
  'blue-gray-gnatcatcher': [4.0, 7.2, 'nasal(n=3,f=5.2/1.5,roll=6,noise=.15,am=130/.4/1) 4.6>5.4>5.0:260 _130 5.0>5.8>4.6:330 _140 chip 6.2>5.0:40 _40 6.6>5.6:40 _60 nasal(n=3,f=5.2/1.5,roll=6,noise=.15,am=130/.4/1) 4.6>5.4>4.4:360',
    'Thin peevish speee, speee'],
  'ruby-crowned-kinglet': [2.6, 8.2, 'whistle (7.4>7.2:85 _75)x3,a4>0 (3.6>2.9:75 _50)x4,a2>0 (2.9>3.2:55 _18 5.0>5.6:60 _18 3.8>3.2:75 _32)x4',
    'Tee-tee-tee, tew-tew-tew, then loud liberty-liberty-liberty'],
} satisfies Record<string, Line>;
