/** The four singers of Songbirds: four registers, so that they can be told apart at once. Short: they sing often. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'singer-red': [1.8, 4.8, 'whistle(n=3,roll=20) 4.4>3.0>2.2:300 _60 (2.1->3.7:105 _35)x3', 'Crested red finch: a slur and three upward whips, as a cardinal'],
  'singer-blue': [1.6, 2.8, 'flute(n=3,roll=16) 1.8>2.2>1.9:210 _40 2.4>2.5>2.1:190 _40 1.8>1.7:260', 'Round blue thrush: three low fluted notes'],
  'singer-green': [3.2, 6.0, 'whistle (3.6>5.2:60 _12 5.2>3.8:70 _20)x4 3.8>5.6>4.4:160', 'Slim green warbler: quick wichety with a turn at the end'],
  'singer-white': [5.6, 8.4, 'whistle (7.4>7.0:70 _60)x3,a4>0 burr(am=40/.9/1.3,fm=40/.5,n=2) 6.8>6.2:330', 'White ball of down: thin si-si-si and a purring trill'],
} satisfies Record<string, Line>;
