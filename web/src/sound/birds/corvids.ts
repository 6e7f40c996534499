/** Jays, crows and shrikes. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'blue-jay': [2.0, 4.4, 'nasal(n=5,roll=0,f=3.0/.9,j=.01,noise=.12) 1.25>1.5>1.45>1.2:330 _130 1.3>1.55>1.5>1.2:350 _180 1.25>1.5>1.4>1.15:330',
    'Jaaay! jaaay! jaaay!'],
  'stellers-jay': [1.8, 4.6, 'rasp(n=6,f=3.0/.7/4.0/.8,am=0/0,noise=.35,sub=.15) (1.05>1.25>1.0:125 _95)x7,a3>0>3',
    'Harsh quick shack-shack-shack-shack'],
  'clarks-nutcracker': [1.6, 4.2, 'rasp(n=6,f=2.4/.5/3.5/.4,am=66/.9/1,noise=.2,sub=.2) .8>.96>.9>.74:820 _240 .82>.96>.8:520',
    'Grating long kraaaaa, kraaaaa'],
  'black-billed-magpie': [1.4, 3.8, 'nasal(n=6,f=2.4/.8,roll=2,noise=.3,sub=.2) (1.1>1.35>.95:85 _62)x8,a2>0 _170 .9>1.6>1.3:320@3',
    'Yak-yak-yak-yak, and a whining maaag'],
  'american-crow': [0.8, 2.4, 'croak(f=1.3/.35/1.9/.5,sub=.08,noise=.12,n=8) (.52>.62>.6>.48:340 _190)x4',
    'Caw, caw, caw, caw'],
  'fish-crow': [0.7, 2.2, 'nasal(n=9,f=1.1/.35/1.9/.4,roll=3,noise=.15) .56>.62>.55:190 _60 .48>.45>.4:230 _430 .56>.62>.55:190 _60 .48>.45>.4:230',
    'Nasal ca-hah: no, uh-uh'],
  'common-raven': [0.3, 1.5, 'croak(f=.6/.18/1.15/.25,sub=.3,am=31/.85/1.4,noise=.15) .3>.36>.27:380 _230 .3>.35>.26:410 _280 .32>.37>.26:350@2',
    'Deep rolling kronk, kronk, kronk'],
  'chihuahuan-raven': [0.7, 2.2, 'croak(f=1.0/.3/1.8/.4,sub=.25,am=52/.4/1,noise=.3) .46>.5>.44:430 _520 .46>.5>.43:470',
    'Higher, flatter, more crow-like craaah'],
} satisfies Record<string, Line>;
