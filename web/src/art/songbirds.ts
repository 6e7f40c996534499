/** The singers of Songbirds. Each colour is a bird of its own shape, so that colour is never the only clue. */
import { drawBird, type Drawing } from './bird';
import { frame, rad } from './geom';
import type { Species } from './types';
import { reach, waves } from './waves';

export const SINGER_COLOURS = ['red', 'blue', 'green', 'white'] as const;
export type SingerColour = (typeof SINGER_COLOURS)[number];
export const VOLUMES = [1, 2, 3, 4, 5, 6, 7] as const;
export type Volume = (typeof VOLUMES)[number];

export const SINGERS: Record<SingerColour, Species> = {
  // A crested finch with a dark face and a stout bill.
  red: {
    plan: 'finch', upper: 'redMain', under: 'redMain', belly: 'redPale', wing: 'redDark', primaries: 'redNight', faceSmall: 'redNight',
    crest: { form: 'peak', len: 0.62 }, tail: { c: 'redDark', shape: 'rounded', k: 1.12 }, bill: { c: 'gold', shape: 'grosbeak', len: 27,
      depth: 1.45 },
    legs: 'taupe', slim: 0.98,
  },
  // An upright thrush, round-headed, with a white belly.
  blue: {
    plan: 'thrush', upper: 'blueMain', under: 'bluePale', hood: 'blueMain', hoodTo: 4.5, wing: 'blueDark',
    primaries: 'blueNight', tail: { c: 'blueDark', k: 0.86 }, bill: { c: 'coal', k: 0.9 }, legs: 'taupe', scene: 'twig', foot: 'perch', legK: 0.7,
    headScale: 1.05,
  },
  // A slim warbler with a striped face and two wing bars.
  green: {
    plan: 'warbler', upper: 'greenMain', under: 'greenPale', wing: 'greenDark', primaries: 'greenNight', tail: { c: 'greenDark' }, brow: 'greenPale',
    browW: 1.5, browLen: 1.05, eyeline: 'greenNight', lineW: 1.2, wingbars: { c: 'greenPale', w: 0.95 }, bill: { c: 'coal', k: 1.12, depth: 0.85 },
    legs: 'taupe', headScale: 1.06,
  },
  // A ball of white down with a dark back and a long tail.
  white: {
    plan: 'puff', upper: 'whitePale', under: 'whitePale', wing: 'whiteDark', primaries: 'whiteNight', mantle: 'whiteNight', rump: 'whiteNight',
    flank: 'blush', edge: 'whitePale', tail: { c: 'whiteNight' }, bill: { c: 'soot' }, legs: 'slate', noTicks: true,
  },
};

/** Four postures for seven volumes: the ear of the eye is in the arcs, and the sprite stays small. */
export const POSTURES = [1, 2, 3, 4] as const;
export type Posture = (typeof POSTURES)[number];
export const postureOf = (volume: Volume): Posture => Math.ceil(volume / 2) as Posture;

/** The louder, the wider the bill, the higher the head and the prouder the breast. */
function singing(colour: SingerColour, p: Posture): Species {
  const s = SINGERS[colour];
  return {
    ...s,
    id: `sing-${colour}`,
    pose: 'singing',
    open: 8 + p * 12,
    tilt: 10.5 - p * 4.8,
    nod: 17 - p * 6,
    slim: (s.slim ?? 1) * (0.965 + p * 0.022),
    bill: { ...s.bill, k: (s.bill?.k ?? 1) * 1.15 },
  };
}

export const singer = (colour: SingerColour, p: Posture, uid = `sb-${colour}-p${p}`): Drawing =>
  drawBird(singing(colour, p), { level: 'card', uid });

/** The song rises: it fills the corner above the bird instead of pushing the bird aside. */
const RISE = -24;

/** The arcs of a volume, at the bill of a singer. */
export function song(colour: SingerColour, volume: Volume, { tip, dir }: Drawing): string {
  const [x, y] = frame(tip, dir)(-2, 0);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(dir + RISE).toFixed(1)})">${waves(volume, `${colour}Deep`)}</g>`;
}

/** The square that holds a singer at every volume: on the table a row of them keeps its feet on one line. */
export function singerBox(colour: SingerColour): Drawing['box'] {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  for (const volume of VOLUMES) {
    const { box, tip, dir } = singer(colour, postureOf(volume));
    const r = reach(volume);
    left = Math.min(left, box[0]);
    top = Math.min(top, box[1], tip[1] + r * Math.sin(rad(dir + RISE - 40)));
    right = Math.max(right, box[0] + box[2], tip[0] + r * Math.cos(rad(Math.min(0, dir + RISE + 40))));
    bottom = Math.max(bottom, box[1] + box[3]);
  }
  const size = Math.max(right - left, bottom - top);
  return [left, bottom - size, size, size];
}

/** A singer with its song, standing on its own. */
export function songbird(colour: SingerColour, volume: Volume, uid = `sb-${colour}-${volume}`): Drawing {
  const bird = singer(colour, postureOf(volume), uid);
  return { ...bird, body: bird.body + song(colour, volume, bird), box: singerBox(colour) };
}
