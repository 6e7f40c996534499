/** Owls look at us: seen from the front, in a frame of their own around the middle line. */
import { darker, type Colour } from '../colours';
import type { Draft } from '../draft';
import { lerp, rad, type Pt } from '../geom';
import { SHADE, type Matrix } from '../pen';
import type { Marks } from '../types';
import { eyeball } from './eye';

const CX = 160;
const SIDES = [-1, 1] as const;

/** Where the head turns on the neck, and where the body stands on its feet. */
const NECK: Pt = [CX, 128];
const STAND: Pt = [CX, 264];

export function drawOwl(d: Draft): void {
  const { s, pen } = d;
  const { lean = 0, tilt = 0, look = 0, slim = 1, head = 1 } = s.stance ?? {};
  pen.move(about(STAND, lean, slim, 1), () => {
    drawTailFeathers(d);
    drawFront(d);
    drawFoldedWings(d);
    // The head keeps level when the body leans, and its own breadth.
    pen.move(about(NECK, tilt - lean, head / slim, head), () => drawHead(d, look));
  });
  drawFeet(d);
}

/** Turned by degrees and scaled around a point. */
function about([x, y]: Pt, deg: number, sx: number, sy: number): Matrix {
  const k = Math.cos(rad(deg));
  const n = Math.sin(rad(deg));
  return [k * sx, n * sx, -n * sy, k * sy, x - k * sx * x + n * sy * y, y - n * sx * x - k * sy * y];
}

/** Both contours of the head from the crown to the neck, with the ear tufts worked in. */
function contours({ s, g }: Draft): { left: readonly Pt[]; right: readonly Pt[] } {
  const T = s.tufts;
  const left = g.D.slice(0, 4);
  const right = g.V.slice(0, 4);
  if (!T) return { left, right };
  const tuft = (side: -1 | 1): Pt[] => [
    [CX + side * 20, 50], [CX + side * 38, 54 - 8 * T], [CX + side * 62, 46 - 22 * T, 1], [CX + side * 62, 82],
  ];
  return { left: [left[0], ...tuft(-1), left[3]], right: [right[0], ...tuft(1), right[3]] };
}

/** A ball on the body; the face slides on it and narrows when the owl looks aside. */
function drawHead(d: Draft, look: number): void {
  const { s, pen } = d;
  const { left, right } = contours(d);
  const chin: Pt[] = [[103, 134], [130, 147], [160, 151], [190, 147], [217, 134]];
  const narrow = 1 - Math.abs(look) * 0.009;
  pen.coat([...left, ...chin, ...[...right].reverse()], s.head ?? d.upper, () => {
    if (s.throat) pen.fill(THROAT, s.throat);
    drawHeadSpots(d);
    pen.fill([[204, 60], [222, 110], [196, 150], [240, 160], [250, 60]], SHADE, 0.12);
    pen.move([narrow, 0, 0, 1, CX + look - CX * narrow, 0], () => drawDisc(d));
  });
  pen.line([...[...left].reverse(), ...right], 2.6, { a: 0.4, b: 0.4 });
  pen.move([narrow, 0, 0, 1, CX + look - CX * narrow, 0], () => drawEyes(d, look * 0.3));
}

function drawHeadSpots({ s, pen }: Draft): void {
  if (!s.headSpots) return;
  for (let i = 0; i < 7; i++) {
    for (let j = 0; j < 3; j++) {
      const a = Math.PI * (1.12 + 0.127 * i);
      const r = 56 - j * 11 + (i % 2) * 3;
      pen.spot([CX + Math.cos(a) * r * 1.05, 104 + Math.sin(a) * r], 2.4, s.headSpots);
    }
  }
}

function drawTailFeathers({ s, g, pen, upper }: Draft): void {
  const t = { ...g.tail, ...s.tail };
  const c = t.c ?? upper;
  const L = t.len;
  const p: Pt[] = [[CX - 22, 250], [CX - 26, 262 + L * 0.6], [CX - 14, 270 + L], [CX + 14, 270 + L], [CX + 26, 262 + L * 0.6], [CX + 22, 250]];
  pen.coat(p, c, () => {
    for (let i = 0; i < 4; i++) {
      const y = 272 + i * 13;
      pen.stroke([[CX - 34, y], [CX, y + 4], [CX + 34, y]], 5, t.bars ?? darker(c), { a: 1, b: 1 });
    }
  });
  pen.line(p, 2.2);
}

const THROAT: Pt[] = [[128, 144], [160, 138], [192, 144], [184, 160], [160, 166], [136, 160]];

function drawFront(d: Draft): void {
  const { s, g, pen } = d;
  const side = (pts: readonly Pt[]) => pts.slice(4);
  const left: Pt[] = [[CX, 112], ...side(g.D)];
  const right: Pt[] = side(g.V);
  pen.coat([...left, ...[...right].reverse()], d.under, () => {
    pen.fill([[60, 90], [60, 148], [96, 156], [130, 146], [160, 150], [190, 146], [224, 156], [260, 148], [260, 90]], s.head ?? d.upper);
    if (s.bibBars) {
      for (let i = 0; i < 4; i++) {
        pen.stroke([[100, 142 + i * 8], [130, 150 + i * 9], [160, 153 + i * 9], [190, 150 + i * 9], [220, 142 + i * 8]], 4, s.bibBars, { a: 0.6,
          b: 0.6 });
      }
    }
    if (s.throat) pen.fill(THROAT, s.throat);
    for (const m of s.marks ?? []) rows(d, m);
    pen.fill([[190, 146], [206, 170], [204, 210], [188, 244], [160, 262], [240, 280], [250, 150]], SHADE, 0.14);
  });
  pen.line([...side(g.D)].reverse(), 2.6, { a: 0.4, b: 0.4 });
  pen.line(right, 2.6, { a: 0.4, b: 0.4 });
}

function rows({ pen }: Draft, m: Marks): void {
  const { kind, c, y0 = 160, y1 = 252, n = 8, w = 4, nv = 5 } = m;
  for (let i = 0; i < n; i++) {
    const y = lerp(y0, y1, i / (n - 1));
    if (kind === 'bars') {
      for (let j = 0; j < 4; j++) {
        const x = CX - 44 + j * 25 + (i % 2) * 10;
        pen.stroke([[x, y], [x + 10, y + 4], [x + 20, y]], w, c, { a: 0.5, b: 0.5 });
      }
      continue;
    }
    for (let j = 0; j < nv; j++) {
      const x = CX - 46 + (92 * (j + (i % 2) * 0.5)) / (nv - 0.5);
      if (kind === 'streaks') pen.stroke([[x, y - 7], [x + 1, y + 3], [x, y + 9]], w, c, { a: 0.3, b: 0.4 });
      else pen.ellipse([x, y], w, w * 0.75, 0, c);
    }
  }
}

function drawFoldedWings({ s, pen, wing }: Draft): void {
  for (const d of SIDES) {
    const w: Pt[] = [
      [CX + d * 58, 138], [CX + d * 72, 160], [CX + d * 74, 204], [CX + d * 60, 246], [CX + d * 36, 282, 1], [CX + d * 40, 244], [CX + d * 50, 204],
      [CX + d * 50, 166],
    ];
    pen.coat(w, d > 0 ? darker(wing, 0.1) : wing, () => {
      if (s.wingSpots) {
        for (let i = 0; i < 8; i++) for (let j = 0; j < 2; j++) pen.spot([CX + d * (68 - j * 11 - i * 1.6), 152 + i * 15 + j * 7], 3, s.wingSpots);
      }
      if (s.wingBarring) {
        for (let i = 0; i < 8; i++) {
          const y = 152 + i * 15;
          pen.stroke([[CX + d * 78, y], [CX + d * 56, y + 6], [CX + d * 30, y + 2]], 4.5, s.wingBarring, { a: 0.8, b: 0.8 });
        }
      }
      for (const x of [48, 56, 63]) pen.hair([[CX + d * (x + 4), 190], [CX + d * x, 226], [CX + d * (x * 0.82), 262]], 1.2, { op: 0.6 });
    });
    pen.line(w.slice(0, 5), 2.4);
    pen.line([w[0], ...w.slice(5).reverse(), w[4]], 1.9, { a: 0.1 });
  }
}

const HEART: Pt[] = [[160, 74, 1], [182, 62], [206, 72], [212, 98], [200, 126], [160, 152], [120, 126], [108, 98], [114, 72], [138, 62]];
const DISC: Pt[] = [
  [160, 84], [176, 68], [202, 70], [216, 94], [208, 124], [184, 138], [160, 134], [136, 138], [112, 124], [104, 94], [118, 70], [144, 68],
];

function drawDisc({ s, pen }: Draft): void {
  const face = s.heart ? HEART : DISC;
  const gap = s.eyeGap ?? 27;
  const eyeY = s.eyeY ?? 100;
  pen.coat(face, s.disc ?? 'sand', () => {
    const rings = s.discRings;
    for (const d of SIDES) {
      if (rings) for (const r of [14, 21, 28]) ring(d, r, rings);
      if (s.faceX) pen.fill([[CX + d * 2, 122], [CX + d * 3, 96], [CX + d * 12, 74], [CX + d * 18, 70], [CX + d * 12, 96], [CX + d * 10, 122]],
        s.faceX);
      if (s.brow) pen.fill([[CX + d * 2, 108], [CX + d * 10, 88], [CX + d * 38, 72], [CX + d * 48, 78], [CX + d * 30, 86], [CX + d * 14, 100]],
        s.brow);
    }
    pen.fill([[166, 96], [200, 112], [216, 90], [226, 130], [180, 150], [164, 140]], SHADE, 0.1);
  });
  pen.line(face, s.heart ? 2.2 : 2.6, { closed: true, c: s.rim ?? 'dark' });

  function ring(d: -1 | 1, r: number, c: Colour): void {
    const circle = Array.from({ length: 12 }, (_, i): Pt => [CX + d * gap + r * Math.cos((i * Math.PI) / 6), eyeY + r * Math.sin((i * Math.PI) / 6)]);
    pen.stroke([...circle, circle[0]], 2.2, c, { a: 1, b: 1, op: 0.7 });
  }
}

function drawEyes({ s, pen }: Draft, aside: number): void {
  const gap = s.eyeGap ?? 27;
  const eyeY = s.eyeY ?? 100;
  const r = s.eyeR ?? 12;
  for (const d of SIDES) {
    eyeball(pen, [CX + d * gap, eyeY], r, s.eye ?? 'yellow');
    if (s.frown) pen.line([[CX + d * 8, eyeY - 4], [CX + d * 18, eyeY - 12], [CX + d * (gap + 14), eyeY - 14]], 3.4, { press: false });
  }
  const x = CX + aside;
  const bill: Pt[] = [[x - 8, 106], [x, 101], [x + 8, 106], [x + 7, 120], [x + aside * 0.3, 134, 1], [x - 7, 120]];
  pen.fill(bill, s.bill?.c ?? 'horn');
  pen.line(bill, 1.9, { closed: true, press: false });
}

function drawFeet({ s, pen }: Draft): void {
  const long = s.legK ?? 0;
  const y = 272 + long;
  for (const d of SIDES) {
    const x = CX + d * 20;
    if (long) {
      pen.fill([[x - 8, 252], [x + 8, 252], [x + 5, y], [x - 5, y]], s.trouser ?? 'cream');
      pen.line([[x - 8, 254], [x - 5, y]], 1.8);
      pen.line([[x + 8, 254], [x + 5, y]], 1.8);
    }
    const toes = [-9, 0, 9].map((dx): Pt[] => [[x + dx * 0.5, y - 4], [x + dx, y], [x + dx * 1.1, y + 9]]);
    pen.tube(toes, 6, s.legs ?? 'buff', 2.2);
  }
}
