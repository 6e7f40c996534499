/** The flocks of What's Up on the wing: one call; for two or three birds use flock(). Under half a second. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'flock-red': [2.4, 4.8, 'chip(n=3,roll=14) (3.0>4.4>3.0:50 _70)x3', 'Crested red bird in flight: jip-jip-jip'],
  'flock-green': [1.4, 3.4, 'nasal(n=5,f=2.4/.8,roll=3,noise=.08) 1.5>2.1>1.7:130 _40 1.7>2.0>1.3:190', 'Long-tailed green bird: parakeet’s kee-yak'],
  'flock-yellow': [2.8, 6.2, 'whistle 3.6>5.4:60 _25 5.0>3.4:60 _25 3.4>4.4:55 _25 4.8>3.2:85', 'Black-capped yellow bird: goldfinch’s per-chic-o-ree'],
  'flock-violet': [1.2, 3.6, 'flute(n=4,roll=10) 2.2>1.4:100 _20 burr(am=44/.85/1,fm=44/.3) 1.8>2.6>1.7:210 flute 2.6>1.6:90', 'Fork-tailed violet bird: martin’s gurgle'],
} satisfies Record<string, Line>;
