/** Sparrows. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'bairds-sparrow': [3.2, 7.4, 'whistle (6.6>6.2:60 _90)x3,a5>0 6.0>5.2:90 _30 (4.2>5.2>4.4:44 _22)x14,p1>.95,a0>5',
    'Zip zip zip, and a musical tinkling trill'],
  'cassins-sparrow': [2.8, 6.6, 'whistle 5.6>5.8:70@7 _60 trill(am=29/1/1,fm=29/.5) 5.4>5.2>5.0:1050 _60 whistle 3.4>3.3:230 _60 4.6>4.7:240',
    'A sweet long trill on the wing, then a low note and a higher one'],
  'chipping-sparrow': [3.0, 6.4, 'chip (5.8>3.6:34 _31)x35,a8>0>0>2',
    'Dry even trill, like a sewing machine'],
  'dark-eyed-junco': [3.2, 5.8, 'whistle (4.2>5.2>3.6:52 _38)x18,a9>0>0>3',
    'Rounder, bell-like trill, slower than the Chipping Sparrow’s'],
  'grasshopper-sparrow': [4.6, 9.2, 'chip 6.4>5.6:40 _60 5.4>4.8:40 _70 buzz(am=210/.7/1,fm=210/.45) 7.8>7.9:1250',
    'Tick, tuck, then an insect’s buzz'],
  'lincolns-sparrow': [2.0, 5.4, 'whistle(n=2,roll=22) (2.6>3.2:60 _20)x2 burr(am=50/.8/1,fm=50/.4) 3.0>3.6:150 _15 (3.6>2.6:45 _18)x4 whistle 3.4>5.0:70 _15 (4.6>3.4>4.4:42 _16)x7,p.95>1.1 burr(am=42/.9/1,fm=42/.5) 4.2>3.6:190 _15 whistle (3.0>2.4:60 _25)x3,p1>.92,a0>4',
    'Wrenlike gurgle that starts low, climbs and tumbles'],
  'savannah-sparrow': [3.4, 8.2, 'chip (7.2>6.0:36 _110)x4,t1.1>.8,a5>0 buzz(am=150/.7/1,fm=150/.4) 6.8>6.7:520 _50 buzz(am=80/.8/1,fm=80/.4) 4.9>4.8:300 _40 whistle 4.2>3.6:70',
    'Sip sip sip, high buzz, lower buzz: take-take-take-it-EEEasy'],
  'song-sparrow': [2.2, 6.6, 'whistle (3.4>3.9>3.2:85 _105)x3 buzz(am=82/.8/1,fm=82/.5) 4.4>4.2:280 _40 whistle 5.6>4.2:60 _25 2.9>2.6:110 _30 (3.6>5.4>3.4:42 _22)x8,a0>3 4.6>3.0:90',
    'Three clear notes, a buzz, a trill: maids, maids, maids, put on your tea-kettle'],
  'white-crowned-sparrow': [2.6, 6.0, 'whistle(n=2,roll=26) 3.4:460!flat _50 4.4:240 _35 buzz(am=70/.8/1,fm=70/.35) 4.6>4.2:260 _40 (5.4>3.2:62 _46)x5,p1>.92 buzz(am=60/.8/1,fm=60/.4) 3.4>3.0:240',
    'Sad clear whistle, a higher one, then buzzes and a falling trill'],
  'black-throated-sparrow': [3.2, 7.0, 'whistle(n=2,roll=22) (3.9>4.4>4.2:80 _90)x2 3.5>3.4:90 _35 trill(am=58/.9/1,fm=58/.7) 5.6>5.2:760',
    'Two bell notes, a lower one, and a fine trill'],
  'chestnut-collared-longspur': [2.4, 5.8, 'whistle(n=2,roll=22) 4.8>5.2:90 _20 3.8>4.6>3.6:110 _20 5.0>3.8:80 _20 3.4>4.2:90 _20 burr(am=60/.7/1,fm=60/.3) 3.8>3.2:140 _20 whistle 4.4>3.0:100 _20 2.8>3.4>2.6:130 _20 burr(am=48/.8/1,fm=48/.3) 3.0>2.5:190',
    'Short sweet warble that sinks into a burr, like a tiny meadowlark'],
} satisfies Record<string, Line>;
