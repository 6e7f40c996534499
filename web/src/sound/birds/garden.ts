/** The garden of Piafs: its six birds and its two thieves. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'chaffinch': [2.2, 6.4, 'whistle(n=2,roll=24) (5.6>3.6:70 _75)x4,t1.1>.95,p1.05>1 (5.0>3.0:62 _42)x6,p1>.9,t1>.8 (4.2>2.5:55 _28)x4,p1>.94 4.6>3.0:75 _12 2.6>5.2>3.6:110 _12 3.0>2.4:90',
    'A rattle that hurries downhill and ends in a flourish'],
  'blackbird': [1.4, 7.0, 'flute(n=3,roll=20) [ 1.7>2.0>1.9:260 _50 2.5>2.35>2.4:260 _40 1.9>1.55>2.2>1.8:330 / 2.2>2.0>2.15:280 _45 1.7>1.95>1.6:260 _40 2.5>2.2>2.0:290 / 1.6>2.3>2.2:270 _40 2.4>2.7>2.2:260 _45 1.9>1.7>1.85:290 ] _40 2.0>2.7>2.3>1.8:300 _50 [ 1.5>1.9:150 / 2.6>2.1:150 ] _30 whistle 6.4>4.6:50@9 _18 5.2>6.8>4.4:60@9 _18 (5.0>6.6>4.4:42@10 _18)x3,p1>.9',
    'Lazy mellow fluting, thrown away in a thin twitter'],
  'greenfinch': [2.2, 5.6, 'chip (3.8>4.6>3.2:38 _26)x9,a4>0 _90 buzz(am=84/.6/1,fm=84/.35,n=3,roll=14) 4.4>3.9>3.2:680 _110 chip (3.2>4.0>3.0:45 _60)x5',
    'Twitter, and the long wheeze dzweeee'],
  'sparrow': [2.4, 5.6, 'chip(n=4,roll=12) 3.0>4.8>3.4:85 _20 3.2>2.6:60 _180 [ 3.4>5.0>3.6:110 / 2.9>4.4>3.0:100 ] _220 3.0>4.6>3.2>3.8:120 _190 3.6>4.9>3.0:105 _200 3.0>4.6>2.8:120',
    'Chirrup, cheep, chirrup under the eaves'],
  'bullfinch': [1.6, 2.8, 'whistle(n=2,roll=20,j=.003) 2.4>2.3>2.0:330 _420 2.4>2.3>1.95:350 _400 2.5>2.35>2.0:310@2',
    'Soft sad pew … pew … pew'],
  'yellowhammer': [3.8, 7.6, 'whistle (5.2>6.4:48 _60)x9,a12>0,p.95>1.02 _30 7.0>6.9:330 _20 4.4>4.2:420',
    'A little bit of bread and no cheeeese'],
  'carrion-crow': [0.8, 2.6, 'croak(f=1.5/.35/2.3/.4,sub=.4,am=88/.45/1,noise=.25) (.52>.64>.6>.44:420 _150)x3,p1>.97',
    'Hard rolling kraaa, kraaa, kraaa'],
  'squirrel': [1.2, 5.0, 'rasp(n=3,f=2.6/.9,am=0/0,noise=.4,sub=0) (2.0>3.2>1.8:38 _72)x9,t1.2>.9,a4>0 _80 rasp(n=6,f=3.0/1.0,am=45/.5/1,noise=.5) 1.4>1.7>1.2:480',
    'Not a bird: scolding kuk-kuk-kuk-quaaa'],
} satisfies Record<string, Line>;
