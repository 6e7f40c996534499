/** Thrushes, mockingbirds, waxwings. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'eastern-bluebird': [1.8, 3.8, 'flute(n=3,roll=16,noise=.02) [ 2.4>3.2>2.6:150 _30 2.9>2.1:170 / 3.0>2.2:170 _30 2.2>3.0>2.3:170 ] _110 2.5>3.3:110 _25 burr(am=44/.6/1,fm=44/.12,n=3) 2.8>2.2:190 _25 flute 2.2>2.8>2.0:190',
    'Soft low warble, tru-ly, tur-a-ly'],
  'mountain-bluebird': [1.6, 3.0, 'flute(n=3,roll=14,noise=.05) 2.6>2.1:190 _190 2.5>2.0:180 _220 burr(am=58/.5/1,n=3) 2.2>2.6>2.2:190 _50 flute(n=3,roll=14,noise=.05) 2.4>1.9:260',
    'Low soft few … few … and a short burred warble'],
  'hermit-thrush': [2.2, 6.6, 'flute(roll=26,j=.001) [ 2.7:560!flat / 3.3:560!flat / 2.9:560!flat ] _25 [ 4.2>4.9>4.6:110 _8 5.4>4.6:90 _8 4.4>5.6>5.2:110 _8 5.2>4.2:90 _8 4.6>5.6>5.0:150 / 3.9>4.6>4.3:110 _8 5.0>4.3:90 _8 4.1>5.2>4.8:110 _8 4.8>3.9:90 _8 4.3>5.2>4.6:150 ] _15 (4.4>5.4:46@2 _14)x4,p1.05>.95,a0>4 (4.0>4.6:34@6 _18)x6,p1.05>.92,a0>12 + flute(roll=26) _610 (3.1>3.6>3.4:95@4 _15 3.8>3.2:85@4 _15)x3,p1>1.08,a0>5 _60 (3.0>3.4:60@10 _30)x3,a0>8',
    'One long flute note, then a spiralling two-voiced flourish'],
  'varied-thrush': [3.0, 4.4, 'flute(n=2,roll=24,am=135/.45/1,j=.001,e=arch) 3.55:1700 + flute(n=2,roll=24,j=.001,e=arch) 3.69:1700@5',
    'One eerie level note, two voices humming against each other'],
  'american-robin': [1.7, 3.6, 'whistle(n=3,roll=20) 2.2>2.9:95 _15 2.7>2.1>2.4:150 _20 2.9>2.3:110 _230 2.0>2.8>2.2:150 _25 2.4>3.3>2.7:150 _240 [ 3.0>2.1:130 _20 2.1>2.7>2.3:150 / 2.3>3.2:110 _20 2.9>2.0:150 ] _210 2.2>2.9>2.4>3.0:240',
    'Cheerily, cheer-up, cheerio'],
  'gray-catbird': [1.6, 3.8, 'nasal(n=6,f=2.6/.8,roll=1,j=.01,noise=.08,e=soft) .95>1.25>1.3>1.15>.9:760',
    'The cat: meeew'],
  'northern-mockingbird': [1.5, 5.2, '[ whistle (2.4>3.6>2.6:110 _45)x3 / flute (3.2>2.2:120 _40)x3 / whistle (4.4>2.6:60 _15 2.4>3.0:60 _35)x3 ] _110 [ buzz(am=48/.9/1,fm=48/.4) (3.4>3.8:130 _45)x3 / whistle (3.6>3.3:75 _15 2.6>2.4:75 _35)x3 ] _110 [ whistle (2.2>4.6:75 _45)x4 / nasal (1.6>2.1>1.6:85 _55)x3 ] _100 whistle (4.2>2.8>3.6:110 _45)x3',
    'Borrowed phrases, each said three or four times'],
  'lecontes-thrasher': [1.5, 3.6, 'flute(n=3,roll=14) 1.7>1.9:80 _30 1.9->3.2:260 _260 [ 2.4>1.8:150 _30 1.8>2.6>2.0:190 / 2.0>2.8:130 _30 2.6>1.8>2.2:220 ] _180 (2.9>2.2:110 _45)x2 _150 1.7>1.9:80 _30 1.9->3.2:260',
    'Rising tu-WEEP between leisurely mellow phrases'],
  'cedar-waxwing': [6.8, 8.6, 'buzz(am=70/.75/1,fm=70/.15) 7.4>7.7>7.5:460!arch _230 7.6>7.8>7.5:520!arch _240 7.5>7.7:420@4!arch',
    'Very high thin trilled sreee'],
  'horned-lark': [3.2, 7.2, 'whistle 4.2>4.8:50 _120 4.8>4.2:50 _90 4.4>5.2:55 _70 (4.8>6.2>4.4:42 _26)x9,p.88>1.15,t1.2>.75,a6>0 5.8>4.2:70 _20 4.6>6.6:120',
    'A few hesitant notes, then a tinkling rush upwards'],
  'spragues-pipit': [2.8, 7.0, 'whistle (6.0>4.6:75 _28 4.8>5.6>4.4:75 _28)x10,p1.08>.66,a5>0>6 + whistle (5.0>6.6>5.2:60@3 _43)x20,p1>.64,a5>0>6',
    'From high in the sky, a jingle that spins down'],
} satisfies Record<string, Line>;
