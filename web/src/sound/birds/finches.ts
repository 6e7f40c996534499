/** Finches. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'american-goldfinch': [2.6, 6.2, 'whistle(n=2,roll=22) (3.4>5.2:75 _35 4.6>3.0:80 _35 3.2>4.0>3.0:75 _35 3.8>2.8:100 _210)x3',
    'Bounding flight: po-ta-to-chip, po-ta-to-chip'],
  'cassins-finch': [2.4, 6.6, 'whistle 3.4>5.4:48 _10 5.0>3.6:45 _10 3.0>4.6>3.4:60 _10 6.0>4.4:44 _10 (3.8>5.6:36 _10)x3 4.8>2.8:55 _10 3.2>6.0:48 _10 5.6>4.0>5.0:60 _10 (4.6>3.2:36 _10)x3 2.8>4.8:50 _10 6.2>4.6:44 _10 3.4>4.4>2.8:70 _10 5.4>3.6:48 _10 (3.4>5.0:40 _10)x3 4.6>6.0>4.2:75 _10 3.8>3.0:80',
    'Very fast, rich, varied warble without the House Finch’s burr'],
  'house-finch': [2.0, 5.8, 'whistle 3.0>4.2:75 _22 4.4>3.0:75 _22 2.6>3.8>2.8:95 _22 (4.8>3.4:55 _20)x2 2.8>4.4:75 _22 3.8>2.6:85 _22 (2.6>3.6:50 _18)x3 4.6>3.2>4.0:100 _22 3.4>2.4:80 _22 buzz(am=58/.8/1,fm=58/.35,n=3) 2.8>3.8>4.4:330',
    'Jumbled cheerful warble that ends in a burred wheer'],
  'pine-siskin': [3.0, 6.8, 'nasal(n=3,f=4.2/1.4) (4.6>3.8:45 _90)x2 _60 buzz(am=72/.75/1,fm=72/.45,n=3) 3.4>3.8>4.6>6.0:950!swell _120 whistle 5.2>3.6:90',
    'Zipper drawn up, zzzzrrreeee'],
  'red-crossbill': [2.6, 5.2, 'chip(n=3,roll=14) (3.0>4.5>3.0:44 _120)x3 _110 (3.0>4.5>3.0:44 _95)x4 _190 (3.1>4.6>3.1:44 _110)x2',
    'Hard jip-jip-jip from overhead'],
  'gray-crowned-rosy-finch': [2.2, 4.6, 'burr(am=72/.6/1,fm=72/.3,n=4,roll=10) (4.0>3.0>2.5:170 _170)x3,p1>.96 _120 (3.8>2.6:110 _80)x4,a0>4',
    'Low buzzy chew, chew, chew of a flock on the snow'],
} satisfies Record<string, Line>;
