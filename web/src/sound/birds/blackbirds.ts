/** Blackbirds and orioles. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'baltimore-oriole': [1.4, 3.2, 'flute(n=3,roll=16) 2.0>2.4>2.1:170 _70 1.7>1.6:130 _60 (2.2>2.7>2.2:130 _60)x2 _110 1.6>2.1:120 _50 2.6>1.9:150 _90 1.8>2.3>1.9:200',
    'Full, choppy, piped whistles: hew-li, here-here, come'],
  'scotts-oriole': [1.3, 3.4, 'flute(n=3,roll=18) 1.5>2.2:100 _15 2.4>1.7:100 _15 1.8>2.8>2.0:140 _20 2.5>1.6:110 _15 1.5>2.0:90 _15 2.6>2.9>2.0:150 _20 1.8>1.4:130 _20 2.2>2.9>2.2:140',
    'Quick bubbling low whistles, like a meadowlark in the desert'],
  'western-meadowlark': [1.4, 4.2, 'flute(n=3,roll=20) 2.3>2.2:190 _60 1.7>1.75:210 _50 2.8>2.4:150 _35 2.0>3.2>2.1:90 _12 burr(am=42/.8/1,fm=42/.4,n=2) 2.6>3.2:170 _12 flute 3.6>2.2:75 _12 1.8>2.9:80 _12 (3.0>2.2:40 _12)x4 2.0>1.7:150',
    'Three mellow flutes, then a gurgling tumble'],
  'red-winged-blackbird': [1.4, 4.8, 'flute(n=4,roll=10) 1.7>2.0:85@3 _40 burr(am=40/.7/1,n=4) 2.4>1.9:130@2 _25 buzz(am=56/.8/1,fm=56/.45,n=3) 3.2>3.9>4.0>3.8:880!swell',
    'Conk-la-REEEEE'],
  'yellow-headed-blackbird': [0.9, 3.0, 'nasal(n=5,f=1.8/.6) 1.0>.8:90 _60 1.3>1.1:80 _70 nasal 1.9>2.3:70@3 _60 rasp(n=9,f=1.3/.3/2.4/.35,am=128/.5/1,noise=.3,sub=.8,j=.06) .46>.62>.58>.44:1350',
    'A rusty gate: two clucks and a long strangled rasp'],
  'brewers-blackbird': [2.0, 6.2, 'click(band=.4) 3.2:26@3 _14 buzz(am=120/.8/1,fm=120/.6,n=3) 2.6>4.2>5.4:250!swell _480 click(band=.4) 3.2:26@3 _14 buzz(am=120/.8/1,fm=120/.6,n=3) 2.6>4.2>5.4:260!swell _330 chip(n=3,roll=14) 3.8>2.6:60',
    'Creaky k-shleee, then check'],
  'common-grackle': [1.4, 6.4, 'rasp(n=5,f=2.0/.8,am=62/.7/1,noise=.35) 1.1>1.5:150 _10 1.5>1.2:110 _10 nasal(n=6,f=4.2/1.2,roll=0,noise=.25) 1.35>1.6:360 _300 rasp(n=4,f=2.2/.7,noise=.6,am=0/0,sub=.4) 1.2>1.0:130',
    'Hinge in need of oil, readle-EAK; chack'],
  'bronzed-cowbird': [0.6, 7.4, 'flute(n=5,roll=8,noise=.08) (.7>.9>.6:75 _45)x3 .8>1.1:80 _40 whistle(j=.02) 5.8>6.8:190 _50 flute(n=5,roll=8,noise=.08) .8>.65:80 _40 whistle(j=.02) 6.2>5.2>6.6:320',
    'Gurgled ugh-gub-bub and thin tuneless whistles'],
  'brown-headed-cowbird': [0.5, 9.6, 'flute(n=3,roll=14) .55>.8:85 _30 .9>.65:90 _30 .7>1.1:80 _40 whistle(n=1) 5.4>6.8:90 _12 9.2>7.6>7.2:330',
    'Liquid glug-glug-glEEE: the widest leap of any songbird here'],
} satisfies Record<string, Line>;
