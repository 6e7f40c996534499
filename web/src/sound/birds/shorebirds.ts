/** Shorebirds. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'killdeer': [2.6, 4.6, 'whistle(n=3,roll=18) 3.0>3.9>3.5:230 _140 (2.9>3.2:75 _25 3.2>4.1>4.3>3.7:330 _130)x3',
    'Dee, kill-DEEE, kill-DEEE'],
  'american-avocet': [2.2, 3.6, 'whistle(n=3,roll=14) (2.4>3.2>3.1>2.6:140 _130)x6-7,p.97>1.05',
    'Sharp scolding kleet-kleet-kleet'],
  'black-necked-stilt': [1.2, 4.4, 'nasal(n=4,roll=4,f=2.6/1.0) (1.25>1.7>1.4:75 _70 1.35>1.75>1.4:75 _150)x6,p.95>1.03',
    'Endless yapping, kek-kek-kek'],
  'american-oystercatcher': [2.2, 4.0, 'whistle(n=3,roll=16) (2.5>3.3>3.7>3.0:260 _260)x2 (2.5>3.4:75 _55)x8,t1.1>.7,a0>6',
    'Loud wheep, wheep, then quick piping'],
  'black-oystercatcher': [2.2, 4.2, 'whistle(n=3,roll=16) (2.7>3.7>3.2:150 _90)x4,t1.1>.8 (3.6>2.9:42 _34)x16,p1.03>.85,t1.1>.8,a0>9',
    'Whee-whee-whee running into a falling piping trill'],
  'willet': [1.8, 3.4, 'whistle(n=3,roll=16) (2.0>2.1:85@2 _15 2.2>2.9>2.4:150 _12 2.9>3.1>2.0:200 _120)x4',
    'Ringing pill-will-willet, over and over'],
  'spotted-sandpiper': [2.8, 5.0, 'whistle(n=2) 3.2>4.3>4.0:150 _70 (3.3>4.6>4.2:100 _85)x8,a0>8,p1>.97',
    'Peet, weet-weet-weet as it skims the water'],
  'wilsons-snipe': [0.5, 1.2, 'hiss(band=.08,e=soft) (.62>.82>.68:80 _36)x19,p.88>1.08>1.02,t1.15>.85,a16>0>10 + hoot(roll=24,n=3) (.62>.82>.68:80 _36)x19,p.88>1.08>1.02,t1.15>.85,a16>0>10',
    'Winnowing: tail feathers hum in the dive, hu-hu-hu-hu-hu'],
  'american-woodcock': [2.4, 5.0, 'croak(f=.8/.3) .35>.3:60@16 _330 nasal(n=7,roll=0,f=3.6/1.1,am=95/.8/1,noise=.25) 1.1>1.2>1.12:250 _850 1.1>1.2>1.12:250',
    'Dusk display on the ground: a nasal peent'],
  'long-billed-curlew': [1.4, 3.2, 'flute(roll=14) 1.5>1.6:160 1.7->2.9>2.7:430 _180 1.5>1.65:150 1.8->3.0>2.8:400 _90 (2.5>2.2:60 _30)x5,p1>.9,a2>8',
    'Cur-LEEE, cur-LEEE, then a bubbling whistle'],
} satisfies Record<string, Line>;
