/** Flycatchers and swallows. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'eastern-phoebe': [2.8, 5.8, 'whistle 3.4>5.0>4.4:170 _25 burr(am=62/.85/1,fm=62/.35) 4.4>3.5:190 _480 whistle 3.4>5.0>4.4:170 _25 4.1>3.4:60 burr(am=36/.9/1,fm=36/.5) 3.6>4.5>4.0:190',
    'Fee-bee … fee-b-be-bee, the second half burred'],
  'says-phoebe': [2.0, 3.8, 'whistle(n=3,roll=18) 3.0>3.5>3.0>2.3:560 _330 3.0>3.4>2.9>2.2:540 _180 burr(am=30/.9/1) 2.5>3.2>3.0:300@3',
    'Plaintive falling pee-urr, pee-urr'],
  'ash-throated-flycatcher': [1.6, 3.8, 'whistle(n=3,roll=14) 1.9>2.2:60 _40 burr(am=38/.9/1.2,fm=38/.3,n=3) 2.2>3.3>2.6:190 _260 whistle(n=3,roll=14) 1.9>2.2:60 _40 burr(am=38/.9/1.2,fm=38/.3,n=3) 2.2>3.3>2.6:190 _260 whistle(n=3,roll=14) 2.0>2.2:70 2.3>3.0>2.0:290',
    'Ka-BRICK, ka-brick, ha-wheer'],
  'great-crested-flycatcher': [1.7, 4.4, 'whistle(n=4,roll=12) 1.9>2.4->4.0>3.6:330 _430 1.9>2.4->4.0>3.6:330 _300 burr(am=45/.9/1,fm=45/.25,n=3) 2.0>2.6>2.4:340',
    'Loud rising wheeEEP, and a burry prrrt'],
  'eastern-kingbird': [4.2, 7.6, 'buzz(am=90/.7/1,fm=90/.4) (5.4>6.8:36 _54)x8,t1.4>.7,a7>0,p.95>1.05 7.0>6.4>4.8:330',
    'Electric sputter, dzit-dzit-dzit-dzeeer'],
  'scissor-tailed-flycatcher': [1.6, 3.8, 'chip(n=3,roll=14) (1.9>2.7>1.8:42 _105)x6,t1.2>.8,a6>0 _20 2.2>3.0:50 2.4>1.9:60 2.0>3.5:110 _280 2.2>3.0:50 2.4>1.9:60 2.0>3.5:110',
    'Pup-pup-pup-pup-perleep, perleep'],
  'loggerhead-shrike': [1.6, 4.4, 'burr(am=52/.8/1,fm=52/.15,n=4,roll=8) 2.1>2.4:130 _20 whistle(n=4,roll=12) 3.2>3.8:90 _330 burr(am=52/.8/1,fm=52/.15,n=4,roll=8) 2.1>2.4:130 _20 whistle(n=4,roll=12) 3.2>3.8:90 _330 rasp(am=45/.8/1,n=5) (2.6>2.2:150 _110)x3',
    'Mechanical krrr-DEE, krrr-DEE, then harsh shack-shack'],
  'bells-vireo': [2.4, 5.6, 'burr(am=58/.6/1,fm=58/.3,n=3) (3.2>4.6:55 _14 4.4>3.0:65 _22)x3 3.4>5.2:120 _150 (3.4>4.8:55 _14 4.4>2.9:65 _22)x3 4.2>2.6:150',
    'Husky cheedle-cheedle-cheedle-chee? … cheedle-cheedle-chew!'],
  'red-eyed-vireo': [2.0, 5.6, 'whistle(n=2,roll=22) [ 3.0>4.4:90 _20 3.6>2.6:110 _20 3.0>5.0:90 / 4.2>2.8:120 _20 2.8>3.8>3.0:130 ] _420 [ 2.6>4.0>3.2:110 _25 3.4>5.2>4.0:130 / 2.6>3.6:90 _20 4.4>2.6:110 ] _430 [ 4.8>3.0:110 _20 2.8>4.2>2.6:150 / 3.2>2.6:90 _20 2.8>4.6:140 ] _300 3.0>4.8>3.4:170',
    'Here I am … where are you? … all day long'],
} satisfies Record<string, Line>;
