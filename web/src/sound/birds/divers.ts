/** Loons, grebes, albatross, cormorants and pelicans. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'common-loon': [0.6, 1.2, 'flute(roll=17,j=.002) .66>.68>.98>1.06>1.07>1.06>1.05>.82>.72:2200',
    'Wail across the lake: one note that climbs, stays and sinks back'],
  'pied-billed-grebe': [0.6, 1.5, 'honk(f=.9/.35,noise=.1) (.8>1.05>.75:75 _55)x7,t1>.8 _40 (.78>1.0>.8>.58:190 _120)x3,t1>1.2,p1>.94',
    'Gulping cuk-cuk-cuk-cuk, then slow cow-cowp-cowp'],
  'clarks-grebe': [2.0, 3.6, 'nasal(n=3,f=2.9/1,am=62/.85/1,j=.02) 2.2>2.9>3.0>2.6:520 _520 2.2>2.9>2.6:460',
    'One-noted creak, kreeed (the Western has two notes)'],
  'black-footed-albatross': [0.5, 2.4, 'click(band=.5) (1.7:24 _38)x9-11,a6>0 _130 nasal(f=.95/.35/1.9/.4,n=9,noise=.15) .38>.52>.6>.46:620 _120 .45>.36:260@4',
    'Courting pair: bills clappered, then a mooing groan'],
  'double-crested-cormorant': [0.3, 1.3, 'croak(f=.5/.15/1.1/.2,j=.03,sub=.2,noise=.1) (.24>.3>.2:105 _75)x6,p1>1.1>.9,a2>0>5 _100 .22>.16:420@4',
    'Pig-like grunts at the nest, oak-oak-oak'],
  'anhinga': [0.8, 2.4, 'croak(f=1.2/.3/2.0/.3,sub=.1,noise=.12) (.8>.62:42 _48)x16-18,p1.12>.8,t.85>1.25,a3>0>8',
    'Dry mechanical clicking chatter that runs down'],
  'american-white-pelican': [0.2, 1.0, 'croak(f=.38/.1/.75/.15,sub=.25,noise=.05,n=10,j=.02) .16>.2>.14:210 _130 .17>.21>.13:250 _420 hiss(band=.4,e=arch) .8>.6:380@14 _60 croak(f=.38/.1/.75/.15,sub=.25,noise=.05,n=10) .15>.11:320@2',
    'Almost mute: two deep grunts at the colony'],
  'brown-pelican': [0.4, 5.0, 'hiss(band=.35,e=swell) .6>.7>1.5:620@12 drum(band=1.4) 1.2:70@3 hiss(band=1.3,e=fade) 2.6>1.2:520@5 + _900 drum(band=.5) (.8>1.0:26@10 _75)x6,t.7>1.8,a0>10',
    'Silent bird: air past the folded wings, the splash, water running off'],
} satisfies Record<string, Line>;
