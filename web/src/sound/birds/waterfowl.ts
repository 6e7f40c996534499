/** Ducks, geese and swans. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'black-bellied-whistling-duck': [2.2, 4.4, 'whistle(j=.008,noise=.05) 2.6>3.6:90 _30 3.9>3.2:130 _40 (3.4>3.0:75 _35)x2 3.2>2.5:190',
    'Wheezy five-note whistle in flight, pit-CHEE-che-che-nee'],
  'canada-goose': [0.4, 2.4, 'honk(f=.75/.25/1.5/.4) (.36>.40:90@4 .62>.66>.52:230 _170)x3-4,p1>1.05',
    'Flock honking, h-RONK: the voice breaks upwards in the middle'],
  'trumpeter-swan': [0.4, 1.9, 'honk(f=.55/.2/1.1/.3,n=9) .42>.44>.43:170 _110 .47>.50>.46:330 _180 .43>.46>.43:240',
    'Low French horn, oh-OH-oh'],
  'mallard': [0.8, 3.4, 'quack(sub=.04,noise=.08) (.34>.38>.27:190 _110)x6,t1.15>.75,a0>12,p1.05>.92',
    'Hen’s decrescendo: loud first quacks, then ever shorter and softer'],
  'northern-shoveler': [0.4, 1.6, 'honk(f=.7/.15,n=6,noise=.05,sub=0) (.34>.38:70 _50 .3>.25:95 _230)x4',
    'Drake’s hollow took-a, took-a, took-a'],
  'wood-duck': [1.4, 3.8, 'nasal(n=4,f=2.6/1,roll=8) 1.5>1.7:130@5 1.7>3.0>3.4>3.1:420 _200 1.5>1.7:110@5 1.8>3.1>3.4>3.2:380',
    'Hen flushed from the water: rising squeal oo-EEK, oo-EEK'],
  'barrows-goldeneye': [0.5, 2.6, 'hiss(band=.12) (1.5>2.0>1.6:62 _28)x15-17,a14>0>6>14 + _900 croak(f=.7/.2) .2>.26:90@4 _70 .2>.3>.22:170@4',
    'Whistling wings passing by, with the drake’s grunted ka-KAA'],
  'common-merganser': [0.6, 2.2, 'croak(f=1.1/.4/1.9/.5,am=38/.8/1) (.42>.5>.4:120 _85)x7-8,p.95>1.05>.95,a3>0>5',
    'Hoarse flight croaks, karr-karr-karr'],
  'hooded-merganser': [0.4, 1.2, 'hoot(n=6,roll=8,am=27/.95/1.4,f=.8/.3) .42>.62>.75>.7:850 .6>.45:350@5',
    'Displaying drake’s froglike purr, crrrooOOoo'],
  'ruddy-duck': [0.4, 1.8, 'drum(band=.5) (.9:22 _75)x14,t1.5>.45,a10>0 croak(f=.7/.25,am=45/.7/1) .3>.2:330',
    'Bill beaten on the breast, ever faster, ending in a belch'],
} satisfies Record<string, Line>;
