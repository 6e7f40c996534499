/** Doves, quail, grouse and turkeys. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'mourning-dove': [0.4, 0.85, 'hoot(roll=20) .45>.5>.72>.55>.47:620 _140 (.5>.52>.48:330 _210)x3',
    'oo-AAH, coo, coo, coo'],
  'inca-dove': [0.45, 0.8, 'hoot(roll=18,j=.008) (.62>.66>.58:190 _70 .56>.54>.5:330 _340)x2',
    'No hope … no hope, on two flat notes'],
  'band-tailed-pigeon': [0.2, 0.5, 'hoot(roll=12,noise=.05) (.27>.3:150@3 _60 .33>.35>.27:390 _160)x3',
    'Owl-like whoo-WHOOO, deep in the firs'],
  'yellow-billed-cuckoo': [0.6, 1.7, 'honk(f=1.1/.4,n=4,noise=.12) (.95>1.1>.9:42 _34)x12,a4>0 _70 (.85>1.0>.8>.62:150 _120)x4,t.85>1.3,p1>.92,a0>5',
    'Wooden ka-ka-ka-ka, slowing to kow-kow-kowlp-kowlp'],
  'greater-roadrunner': [0.25, 0.65, 'hoot(roll=15) (.47>.5>.4:215 _125)x6,p1.08>.72,t.9>1.15,a0>4',
    'Sad coos, each lower than the last'],
  'northern-bobwhite': [1.5, 4.2, 'whistle(n=2,roll=22) 1.7>1.75:90@12 _420 1.85>1.9:190 _70 1.75>2.1->3.9:340 _560 1.85>1.9:190@2 _70 1.75>2.1->3.9:330@2',
    'Bob-WHITE! the second note whipped upwards'],
  'california-quail': [0.9, 2.6, 'nasal(n=5,f=1.6/.5,roll=6,noise=.08) (1.0>1.15:110 _45 1.45>1.9>1.6:230 _40 1.15>.9:150 _150)x3',
    'Chi-CA-go, chi-CA-go'],
  'gambels-quail': [0.9, 3.0, 'nasal(n=6,f=2.0/.6,roll=4) 1.15>1.25:80 _30 1.7>2.1>1.8:260 _30 1.4>1.2:110 _30 1.2>1.0:150 _260 1.15>1.25:80 _30 1.7>2.1>1.8:260 _30 1.4>1.2:110 _30 1.2>1.0:170',
    'Chi-CA-go-go, four notes'],
  'mountain-quail': [1.0, 2.6, 'flute(n=4,roll=10,noise=.05) 1.3>1.5:90@6 1.6>2.3>1.9>1.3:240 _950 1.3>1.5:90@6 1.6>2.3>1.9>1.3:250',
    'A single mellow QUE-ark, long waited for'],
  'wild-turkey': [0.8, 2.8, 'honk(f=1.3/.4/2.2/.4,n=6,noise=.1) .8>1.2:80@4 (.85>1.45>.7:46 _16)x14-16,p1.2>.8,t.9>1.15,a0>8',
    'Gobble: a tumbling burst'],
  'greater-prairie-chicken': [0.2, 0.75, 'hoot(roll=11) .25>.27:260@3 _40 .3>.28:190 _30 .26>.34>.36>.33:780 _140 honk(f=1.0/.4) .55>.8>.5:150@7 _70 .55>.75>.5:120@9',
    'Lek boom, whoo-doo-dooooh, and a cackle'],
} satisfies Record<string, Line>;
