/** Warblers. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'blue-winged-warbler': [4.2, 8.4, 'buzz(am=160/.7/1,fm=160/.5) 6.6>7.6:580 _70 buzz(am=62/.95/1.3,fm=62/.9) 5.6>5.2:640',
    'Breathed in and out: beeee-bzzzz'],
  'cerulean-warbler': [3.6, 8.0, 'buzz(am=70/.7/1,fm=70/.45) (4.4>4.9:170 _70)x3,p1>1.04 (4.8>5.5:80 _35)x4,p1>1.1 buzz(am=130/.8/1,fm=130/.5) 5.6>6.4>7.0:560',
    'Buzzes that climb: zray zray zray zizizi-zreeee'],
  'common-yellowthroat': [2.2, 5.8, 'whistle (2.8>4.6:75 _12 5.2>3.4:90 _12 3.0>4.2>2.6:110 _25)x5',
    'Witchity-witchity-witchity'],
  'hooded-warbler': [2.8, 6.2, 'whistle (3.4>3.2:60 _18 3.4>5.0:95 _55)x4,a4>0 4.0>5.8>5.2:150 _25 5.0>3.2:210',
    'Ta-wit ta-wit ta-wit tee-YO'],
  'prothonotary-warbler': [2.8, 6.4, 'whistle(n=2,roll=22) (3.2>-5.4:135!swell _75)x9,a3>0',
    'Ringing sweet-sweet-sweet-sweet on one pitch'],
  'yellow-rumped-warbler': [3.2, 5.6, 'whistle (4.4>5.0>3.8:68 _42)x9,a6>0,p1>1.04 (4.0>4.6>3.5:80 _48)x5,p1>.9,a0>5',
    'Loose soft trill that drops at the end'],
  'yellow-breasted-chat': [0.9, 4.0, 'rasp(n=5,am=0/0,noise=.4) 1.9>1.6:80 _260 flute(n=3,roll=12) (1.3>1.1:95 _75)x4 _240 [ whistle 3.6>2.2:160 / nasal 1.6>2.2>1.6:150 ] _200 rasp(n=5,am=26/.9/1.5) 1.9>1.6:420',
    'One oddity at a time: chack … toop-toop-toop … whistle … rattle'],
} satisfies Record<string, Line>;
