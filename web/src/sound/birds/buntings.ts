/** Cardinals, buntings and tanagers. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'western-tanager': [2.2, 4.6, 'burr(am=88/.55/1,fm=88/.2,n=3) 2.6>3.6:110 _20 3.4>2.6>3.0:170 _240 2.8>3.8>2.8:170 _25 3.2>2.5:130 _270 chip 3.0>4.0:35 _30 3.6>3.0:35 _30 nasal(n=4,f=3.0/.9,am=52/.8/1) 2.6>3.1>2.8:210',
    'Robin with a sore throat, then pit-er-ick'],
  'northern-cardinal': [1.6, 5.6, 'whistle(n=3,roll=20) (5.0>3.2>2.2:430 _95)x2 (1.9->3.9:135 _50)x6,t1.05>.9',
    'Cheer, cheer, birdie-birdie-birdie-birdie'],
  'rose-breasted-grosbeak': [1.8, 4.6, 'flute(n=3,roll=18) 2.2>3.1>2.5:140 _25 2.9>3.8>3.0:140 _25 2.6>2.0:130 _25 2.2>3.4:120 _25 3.4>2.4>2.9:160 _25 chip(n=3,roll=14) 4.6>3.6:45 _30 flute(n=3,roll=18) 2.0>2.8>2.2:150 _25 3.0>3.9>3.0:140 _25 2.5>3.3:120 _25 3.2>2.1:190',
    'A robin that has had singing lessons, with a squeak of a trainer in it'],
  'blue-grosbeak': [1.8, 5.0, 'burr(am=70/.35/1,fm=70/.15,n=3) 2.2>3.0:120 _20 3.4>2.4:120 _20 2.4>3.8:120 _20 4.2>3.0:120 _20 3.0>4.4>3.2:140 _20 4.0>2.6:120 _20 2.6>3.4:120 _20 3.0>2.0:130 _20 2.2>3.2>2.4:140 _20 2.8>2.0:150 _20 2.1>2.6:150',
    'Long husky warble, rising and falling'],
  'indigo-bunting': [2.8, 7.6, 'whistle (6.8>4.2:110 _65)x2 (3.6>5.8>4.0:120 _60)x2 _10 (6.4>3.2:95 _55)x2 (4.0>6.6:95 _60)x2 (5.4>3.4>4.4:100 _55)x2',
    'All in pairs: fire, fire, where? where? here, here'],
  'lazuli-bunting': [2.8, 7.4, 'whistle 5.2>6.8>4.4:80 _20 3.6>5.2:60 _15 6.2>3.6:75 _15 burr(am=95/.7/1,fm=95/.5) 4.6>5.4:95 _15 whistle (5.6>3.8:55 _14)x2 4.0>6.4:70 _15 6.8>5.0:65 _15 3.4>5.0>3.6:80 _15 burr(am=95/.7/1,fm=95/.5) 5.2>4.2:110 _15 whistle 6.0>4.0:70 _15 3.8>5.4:75 _15 5.0>3.2:110',
    'Faster, scratchier than the Indigo, few pairs'],
  'painted-bunting': [2.6, 6.2, 'whistle(n=2,roll=26) 3.6>4.6:80 _12 4.8>3.8>4.2:100 _12 3.4>5.2:85 _12 5.0>4.0:80 _12 3.0>4.2>3.4:110 _12 4.6>5.8:80 _12 5.2>3.6:90 _12 3.2>4.4:85 _12 4.8>4.0>5.0:110 _12 4.2>3.0:90 _12 3.4>4.8>4.2:110 _12 5.2>4.4:80 _12 3.6>3.0:120',
    'Sweet, thin, hurried warble'],
  'dickcissel': [3.0, 7.6, 'chip(n=2,roll=20) (4.0>3.4:60 _120)x2 _20 buzz(am=95/.8/1,fm=95/.7) (5.6>6.6>4.6:185 _60)x3',
    'Dick, dick, ciss-ciss-ciss'],
  'bobolink': [1.8, 7.6, 'flute(n=3,roll=16) 1.9>2.4:100 _25 2.8>2.1:95 _20 2.2>3.0>2.2:110 _18 3.4>2.6:80 _14 2.2>4.2:70 _12 5.0>3.2:60 _12 burr(am=95/.8/1,fm=95/.5) 4.0>5.2:100 _12 whistle 6.2>4.2:55 _12 3.4>5.8:55 _12 (5.6>4.4:34 _11)x4,p1>1.15 2.4>3.0:60 _12 4.2>6.6:65 _12 buzz 6.0>5.2:120 _12 whistle (6.8>4.8:38 _12)x3 4.8>6.4:70 _12 burr(am=70/.8/1,fm=70/.6) 5.0>6.2:130 + whistle _420 (2.6>3.4:50@5 _35 4.6>3.8:50@5 _35)x7,p.85>1.2',
    'Bubbling, metallic, two voices at once: a robot overjoyed'],
  'spotted-towhee': [2.6, 6.4, 'chip(n=3,roll=16) (5.0>3.6:45 _115)x2 trill(am=44/.95/1.2,fm=44/.9) 4.4>4.2:980',
    'Chip, chip, then a very quick harsh trill, treeeee'],
} satisfies Record<string, Line>;
