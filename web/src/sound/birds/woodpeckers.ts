/** Woodpeckers. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'acorn-woodpecker': [1.0, 3.4, 'nasal(n=6,f=2.0/.7,roll=4,noise=.12) (1.1>1.5>1.3:120 _20 1.3>.9:130 _70)x6,p.95>1.05>.97',
    'Clownish waka-waka-waka'],
  'downy-woodpecker': [1.9, 4.4, 'chip(n=3,roll=16) 2.6>3.8>2.6:30 _180 (3.0>4.1>2.8:28 _40)x19,p1>1>.7,t1.1>.85,a1>0>8',
    'Pik, then a whinny that falls at the end'],
  'northern-flicker': [1.4, 3.6, 'nasal(n=3,f=2.4/.8,roll=7) (1.6>2.5>1.9:70 _62)x16,p.94>1.03,a5>0',
    'Long level wick-wick-wick-wick'],
  'pileated-woodpecker': [0.5, 1.8, 'drum(band=.35) (.85:42 _58)x22,t1.25>.8>.72,a3>0>1>16,p.98>1.04 + drum(band=.2) (1.4:20@8 _80)x22,t1.25>.8>.72,a3>0>1>16',
    'Deep drum roll on a hollow trunk: quickens, then fades'],
  'red-bellied-woodpecker': [1.0, 2.8, 'nasal(n=4,f=1.8/.6,am=24/.85/1.2,fm=24/.12) 1.2>1.7>1.5>1.3:480 _260 1.2>1.7>1.5>1.3:460 _200 (1.4>1.7>1.2:75 _75)x3',
    'Rolling kwirrr … kwirrr, then cha-cha-cha'],
  'red-headed-woodpecker': [1.6, 3.8, 'rasp(n=4,f=2.7/.8,am=48/.6/1,noise=.2,sub=.1) (1.8>2.4>2.2>1.5:330 _230)x3-4',
    'Hoarse queeah, queeah'],
  'red-cockaded-woodpecker': [2.0, 4.6, 'rasp(n=3,f=3.2/1,am=70/.6/1,noise=.25,sub=0) (3.4>2.5:105 _130)x3 _80 (2.6>3.9>2.8:60 _70)x6,p1>1.08>.95',
    'Raspy sripp, sripp, then a chatter about the nest pine'],
  'yellow-bellied-sapsucker': [0.8, 2.8, 'drum(band=.3) (1.5:32 _38)x6,a0>2 _90 1.5:32 _150 (1.5:30 _45)x2,a2>2 _190 1.5:32@2 _240 (1.5:28 _50)x2,a4>4 _260 1.5:32@5 _300 1.5:32@7',
    'Drum that stumbles like Morse: a burst, then taps slower and slower'],
  'white-headed-woodpecker': [2.0, 4.6, 'chip(n=3,roll=14) (2.6>3.9>3.0:38 _38 4.1>2.7:52 _240)x3 (2.6>3.9>3.0:34 _30)x2 4.1>2.6:60',
    'Sharp pee-dink, pee-dink, pee-dee-dink'],
} satisfies Record<string, Line>;
