/** Swifts, nighthawks, hummingbirds, kingfishers, cuckoos. */
import type { Line } from '../line';

// prettier-ignore
export default {
  'common-nighthawk': [2.6, 5.6, 'nasal(n=5,roll=0,f=3.8/1.2,am=78/.85/1,noise=.15) 1.3>1.5>1.25:300 _420 1.3>1.5>1.25:290 _380 hiss(band=.5,e=swell) .35>.5>.28:520@9',
    'Peeent … peeent, then the boom of wings in a dive'],
  'chimney-swift': [4.0, 6.6, 'chip (5.2>6.2>4.6:30 _62)x9,t1.2>.9 (5.4>6.0>4.8:24 _16)x15,a0>2>5,p1>.95 (5.2>6.2>4.6:30 _70)x3',
    'Flying cigar’s chittering, single chips run into a twitter'],
  'annas-hummingbird': [4.0, 9.0, 'buzz(am=60/.9/1.5,fm=60/.7) (6.8>7.4:120 _50)x3 whistle 5.0>8.2:90 _25 buzz(am=45/.9/1,fm=45/.9) 6.0>5.2:260 _50 (6.8>7.4:90 _40)x3 _160 whistle(n=3,roll=12) 3.8>4.3>3.9:95',
    'Scratchy buzzes of a perched male, and the squeak of tail feathers at the dive'],
  'ruby-throated-hummingbird': [0.1, 9.0, 'honk(n=6,f=.3/.2,noise=.08,roll=3,e=arch) .11>.12:1500@6 + _250 chip (7.2>5.4:24 _95)x5 (8.2>6.0:26 _30 6.4>7.6>5.6:45 _110)x3',
    'Humming wings and chee-dit chips'],
  'belted-kingfisher': [1.6, 5.2, 'rasp(n=3,f=3.0/1,am=0/0,noise=.2,band=.5,sub=0) (1.8>2.5>1.8:28 _26)x8,a5>0 _90 (1.9>2.7>1.9:28 _20)x13,p1>1.05 _80 (1.8>2.5>1.8:28 _24)x9,p1>.92,a0>6',
    'Loud dry rattle along the river'],
  'barn-swallow': [2.8, 6.4, 'whistle [ 3.6>5.4:60 _20 5.0>3.8:70 _20 4.0>5.8>4.6:80 / 5.4>3.4:80 _20 3.6>4.8:60 _20 5.6>4.2:60 ] _25 (4.2>5.4>4.0:45 _25)x4,p.95>1.1 3.4>5.6:70 _20 5.2>4.0:70 _20 4.0>5.6:90 _20 click(band=.3) (3.4:14 _24)x9,p1.1>.9,a3>0 whistle 4.4>5.8>5.6:150',
    'Twittering chatter, a dry grating, a rising whistle'],
  'tree-swallow': [2.6, 6.0, 'whistle 5.6>4.0:110 _50 4.6>3.2:130 _40 burr(am=42/.9/1,fm=42/.5) 3.8>4.6>3.6:220 _110 whistle 5.4>3.8:100 _50 4.4>3.0:130 _60 (3.4>4.8>3.4:38 _14)x6,p1>1.15',
    'Liquid tseet-tsut and a gurgle'],
  'violet-green-swallow': [3.8, 6.6, 'chip(e=soft) (4.6>5.6:45 _75 5.6>4.4:50 _60)x3 chip 4.2>5.2>4.4:70 _90 (5.8>4.6:36 _70)x5,p1>.95',
    'Dry chee-chip, chip-tseet before dawn'],
  'purple-martin': [1.0, 4.0, 'flute(n=4,roll=10) 1.9>1.3:130 _30 1.4>2.0>1.5:120 _20 burr(am=34/.9/1,fm=34/.3) 1.8>2.4>1.6:260 _60 flute(n=4,roll=10) 2.4>1.5:120 _25 2.8>3.4>2.2:90 _15 click(band=.3) (2.6:13 _22)x10,p1>.85,a0>6',
    'Rich low gurgle, tchew-wew, ending in clicks'],
} satisfies Record<string, Line>;
