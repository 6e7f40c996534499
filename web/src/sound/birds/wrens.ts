/** Wrens. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'bewicks-wren': [2.4, 7.2, 'buzz(am=80/.8/1,fm=80/.5) 5.2>6.4:210 _40 whistle 3.4>2.6:130 _40 buzz(am=60/.8/1,fm=60/.5) 5.8>5.0:150 _40 whistle 4.6>3.2:90 _30 (3.2>5.2>3.0:48 _34)x12,a0>3',
    'Inhaled buzz, a few notes, a buzz, then a musical trill'],
  'carolina-wren': [1.6, 4.0, 'whistle(n=3,roll=18) (3.4>3.6>2.4:120 _15 2.0>2.9:90 _15 2.6>1.8:130 _35)x5',
    'Tea-kettle, tea-kettle, tea-kettle'],
  'house-wren': [2.0, 6.6, 'rasp(n=3,f=3.6/1.4,am=0/0,noise=.15,sub=0) (3.0>4.6:40 _45)x5,a9>3 whistle (2.4>5.6:42 _18)x7,p1>1.1,a3>0 (5.8>3.0:46 _22)x8,p1.1>1 (2.6>4.6>2.4:50 _24)x7,p1>.88,a0>4',
    'Stuttering start, then a bubbling rush up and down'],
  'cactus-wren': [0.9, 3.6, 'rasp(n=7,f=1.7/.6/2.6/.6,am=30/.5/1,noise=.3,sub=.4) (.62>.78>.66:120 _72)x11,t1.2>.85,a11>0',
    'A car that will not start, char-char-char-char'],
} satisfies Record<string, Line>;
