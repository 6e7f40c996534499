/** Gulls, terns and auks. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'ring-billed-gull': [1.0, 4.2, 'nasal(n=6,f=2.2/.8,roll=4) 1.5>1.7>1.1:420 _90 (1.2>1.6>1.05:140 _75)x6,t1.1>.85,p1.06>.95',
    'Long call: a squeal and quick high kyow-kyow-kyow'],
  'franklins-gull': [1.0, 3.2, 'nasal(n=4,f=1.8/.7,roll=5) (1.0>1.25:90 _20 1.55>1.65>1.05:210 _90)x5,p.95>1.08>.95',
    'Laughing weeh-ah weeh-ah'],
  'western-gull': [0.7, 2.4, 'nasal(n=8,f=1.1/.4/1.9/.5,roll=4,noise=.08) .62>.85>.6:330 _120 (.8>1.02>.72:180 _100)x5,t1.1>.9,p.95>1.05>.95',
    'Deep laughing long call, ow … kyow kyow kyow'],
  'black-tern': [2.4, 4.6, 'scream(n=3) (3.0>3.6>2.6:75 _110)x3 _120 (3.1>3.8>2.8:95 _110)x3,p1>1.05',
    'Sharp metallic kik-kik-kik over the marsh'],
  'forsters-tern': [2.0, 4.6, 'rasp(n=4,f=3.2/1.2,am=55/.8/1,sub=.1,noise=.3) 2.7>2.9>2.3>1.7:540 _300 (3.1>2.6:80 _90)x4',
    'Harsh falling kyarrrr, then kit-kit-kit'],
  'black-skimmer': [0.8, 2.4, 'honk(f=1.2/.4,n=5,noise=.2) (.75>1.15>.8:95 _150)x3 (.8>1.3>.85:110 _120)x4,p1>1.05',
    'Barks like a small dog, kaup, kaup'],
  'atlantic-puffin': [0.3, 1.6, 'croak(f=.75/.2/1.35/.25,sub=.06,noise=.04,am=12/.3/1,j=.012,n=10) .25>.3>.28:460@3 .31>.46>.48>.38:700 _40 .34>.22:460@4',
    'Groan from the burrow, like a distant chainsaw: arr-UHHH-ohh'],
  'tufted-puffin': [0.3, 1.2, 'croak(f=.45/.15/.9/.2,sub=.6,am=36/.6/1,noise=.1) (.15>.21>.14:300 _230)x3,p1>.9,a0>4',
    'Three low growls, errr, errr, errr'],
} satisfies Record<string, Line>;
