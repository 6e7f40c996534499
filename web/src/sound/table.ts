/** The sounds of the table, by the same synthesiser. */
import type { Line } from './line';

// prettier-ignore
export const TABLE: Readonly<Record<string, Line>> = {
  'card-placed': [0.3, 2.6, 'drum(band=.8) .55:70 + hiss(band=1,e=fade) 1.9>1.2:60@9', 'Card laid on felt: a soft thump with paper on it'],
  'card-turned': [0.8, 5.0, 'hiss(band=.6,e=swell) 1.6>3.4:90@5 _12 click(band=.5) 2.4:22 drum(band=.8) .8:45@4', 'Card turned over: a flick and a tap'],
  'shuffle': [0.8, 4.6, 'click(band=.9) (2.2>1.8:16 _22)x16-19,t1.2>.7,a8>0,p.85>1.1 _90 hiss(band=.7,e=swell) 1.5>2.6:180@6 _20 drum(band=.8) .7:80@2 _90 drum(band=.8) .8:70@5', 'Riffle, bridge and two taps to square the pack'],
  'die-rolling': [0.8, 3.6, 'drum(band=.22) [ 1.5:36 _55 2.0:32 _70 1.3:36 _40 / 1.8:34 _65 1.4:36 _45 2.1:32 _60 ] [ 1.7:34 _80 1.4:32 _50 1.9:30 _55 / 1.3:36 _50 1.8:34 _75 1.6:30 _45 ] (1.7>1.5:28 _42)x4,t1>1.3,a2>7', 'A wooden die tumbling in the tower'],
  'die-landing': [0.8, 3.2, 'drum(band=.2) 1.3:60 _60 1.7:38@7 _38 (1.9:22 _20)x4,a10>20,t1>.7', 'It lands and settles'],
  'egg-laid': [0.5, 2.6, 'hoot(e=hit,n=3,roll=12) .62>.9:85 _40 drum(band=.12) 1.9:45@4 _55 drum(band=.12) 2.1:30@12', 'A round plop and a small ceramic tick'],
  'token': [1.6, 4.2, 'click(band=.07) 2.9:55 _30 click(band=.07) 3.3:40@9', 'Wooden token set down: tick-tick'],
  'your-turn': [2.3, 4.1, 'whistle(n=2,roll=24) 3.4>2.5:90 _40 3.6>2.7:90 _50 2.6>3.9:140', 'Two falling whistles and a rising one'],
  'round-end': [0.7, 2.2, 'flute(n=3,roll=16,e=fade) 1.568:230 _20 1.319:230 _20 1.047:520 + flute(e=fade,roll=20) _500 .784:520@8', 'Three notes down, a dove under the last'],
  'game-won': [1.0, 4.2, 'flute(n=3,roll=16) 1.319:130 _20 1.568:130 _20 1.760:130 _20 2.093:420!fade _60 whistle 2.6>3.9:90 _25 3.0>4.0>3.2:150 + flute(roll=20) _450 1.319:420@8!fade', 'Four notes up, and a small bird agrees'],
  'game-lost': [0.5, 1.2, 'flute(n=3,roll=16,e=fade) .988>.98:300 _40 .784>.77:640', 'Two soft notes down, never mocking'],
  'error': [0.3, 0.8, 'hoot(roll=14,e=fade) .44>.42:90 _45 .37>.35:130', 'A small owl says no'],
  'chat': [2.0, 3.4, 'whistle 2.4>2.9:55 _50 2.9>2.6:70', 'Two quick pips'],
};
