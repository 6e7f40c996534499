/** A drawn habitat in flat layers of one hue, the nearer the darker; the same for the same seed. Colours: recap.css. */
import type { Scene } from './figures';

type Chance = () => number;

function chanceOf(seed: string): Chance {
  let a = 0;
  for (const letter of seed) a = (a * 31 + letter.charCodeAt(0)) | 0;
  a ||= 7;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const r1 = (n: number): number => Math.round(n * 10) / 10;
const path = (d: string, fill: string): string => `<path d="${d}" fill="var(--s${fill})"/>`;

function ridge(r: Chance, w: number, h: number, y: number, amp: number, step: number): string {
  let d = `M0 ${r1(y + (r() - 0.5) * amp)}`;
  let [px, py] = [0, y];
  for (let x = step; x <= w + step; x += step) {
    const ny = y + (r() - 0.5) * 2 * amp;
    d += `Q${r1(px + step / 2)} ${r1(py + (r() - 0.5) * amp)} ${x} ${r1(ny)}`;
    [px, py] = [x, ny];
  }
  return `${d}V${h}H0Z`;
}

function fir(x: number, b: number, h: number): string {
  const w = h * 0.34;
  let d = '';
  for (let i = 0; i < 4; i++) {
    const [top, foot, half] = [
      b - h + i * h * 0.2,
      b - h + (i + 1) * h * 0.27 + h * 0.02 * i,
      w * (0.18 + 0.08 * (i + 1)),
    ];
    d += `M${r1(x)} ${r1(top)}L${r1(x + half)} ${r1(foot)}L${r1(x - half)} ${r1(foot)}Z`;
  }
  return `${d}M${r1(x - h * 0.025)} ${r1(b - h * 0.14)}h${r1(h * 0.05)}V${r1(b)}h${r1(-h * 0.05)}Z`;
}

function tree(x: number, b: number, h: number): string {
  const R = h * 0.3;
  const arc = (rx: number, ry: number, dx: number, dy: number): string =>
    `a${r1(R * rx)} ${r1(R * ry)} 0 0 1 ${r1(R * dx)} ${r1(R * dy)}`;
  return (
    `M${r1(x - h * 0.025)} ${r1(b - h * 0.5)}h${r1(h * 0.05)}V${r1(b)}h${r1(-h * 0.05)}ZM${r1(x - R)} ${r1(b - h * 0.58)}` +
    arc(0.62, 0.6, 0.35, -0.85) +
    arc(0.7, 0.68, 1.3, 0) +
    arc(0.62, 0.6, 0.35, 0.85) +
    arc(0.6, 0.4, -0.7, 0.42) +
    `h${r1(-R * 0.6)}` +
    arc(0.6, 0.4, -0.7, -0.42) +
    'Z'
  );
}

const blade = (x: number, b: number, h: number, lean: number): string =>
  `M${r1(x - 1.1)} ${r1(b)}Q${r1(x + lean * 0.3)} ${r1(b - h * 0.6)} ${r1(x + lean)} ${r1(b - h)}` +
  `Q${r1(x + lean * 0.45 + 1)} ${r1(b - h * 0.5)} ${r1(x + 1.4)} ${r1(b)}Z`;

function blades(r: Chance, w: number, b: number, step: () => number, high: () => number, lean: number): string {
  let d = '';
  for (let x = 0; x < w; x += step()) d += blade(x, b, high(), (r() - 0.5) * lean);
  return d;
}

function forest(r: Chance, w: number, h: number): string {
  let [far, near] = ['', ''];
  for (let x = -10; x < w + 20; x += h * (0.05 + r() * 0.07))
    far += r() < 0.8 ? fir(x, h * 0.72 + r() * 6, h * (0.3 + r() * 0.18)) : tree(x, h * 0.72, h * 0.34);
  for (let x = -6; x < w + 40; x += h * (0.2 + r() * 0.26))
    near += r() < 0.7 ? fir(x, h * 0.93 + r() * 5, h * (0.48 + r() * 0.28)) : tree(x, h * 0.93, h * (0.5 + r() * 0.14));
  return [
    path(ridge(r, w, h, h * 0.46, h * 0.09, 70), '1'),
    path(far, '2') + path(ridge(r, w, h, h * 0.7, h * 0.02, 60), '2'),
    path(near, '3') + path(ridge(r, w, h, h * 0.9, h * 0.02, 50), '3'),
    path(
      blades(
        r,
        w,
        h,
        () => 5 + r() * 15,
        () => 6 + r() * 11,
        8,
      ),
      '4',
    ),
  ].join('');
}

function grassland(r: Chance, w: number, h: number): string {
  let trees = '';
  for (let i = 0; i < 9; i++) trees += tree(r() * w, h * 0.5, h * (0.12 + r() * 0.08));
  return [
    path(ridge(r, w, h, h * 0.44, h * 0.05, 130), '1'),
    path(trees, '2') + path(ridge(r, w, h, h * 0.6, h * 0.06, 150), '2'),
    path(tree(w * 0.62, h * 0.74, h * 0.5), '3') + path(ridge(r, w, h, h * 0.78, h * 0.04, 110), '3'),
    path(
      blades(
        r,
        w,
        h,
        () => 2.6 + r() * 4.4,
        () => h * (0.08 + r() * 0.16),
        12,
      ),
      '4',
    ),
  ].join('');
}

function wetland(r: Chance, w: number, h: number): string {
  let [waves, reeds, stems] = ['', '', ''];
  for (let i = 0; i < 46; i++) {
    const [x, y] = [r() * w, h * (0.56 + r() * 0.4)];
    const l = 14 + r() * 46 * (y / h);
    waves += `M${r1(x)} ${r1(y)}q${r1(l / 4)} -2.4 ${r1(l / 2)} 0t${r1(l / 2)} 0`;
  }
  for (const middle of [0.02, 0.29, 0.5, 0.64, 0.98])
    for (let i = 0; i < 6; i++) {
      const [x, high, lean] = [w * middle + (r() - 0.5) * h * 0.3, h * (0.42 + r() * 0.3), (r() - 0.5) * 14];
      stems += blade(x, h, high, lean);
      reeds += blade(x + 6, h, h * (0.25 + r() * 0.3), (r() - 0.5) * 24);
    }
  return [
    path(ridge(r, w, h, h * 0.34, h * 0.06, 90), '1'),
    path(
      blades(
        r,
        w,
        h * 0.5,
        () => 5 + r() * 7,
        () => h * (0.1 + r() * 0.14),
        7,
      ),
      '2',
    ),
    `<rect y="${r1(h * 0.49)}" width="${w}" height="${h}" fill="var(--s2)"/>`,
    `<path d="${waves}" fill="none" stroke="var(--s3)" stroke-width="1.3" stroke-linecap="round"/>`,
    path(reeds, '3') + path(stems, '4'),
  ].join('');
}

const KINDS = { forest, grassland, wetland };

/** The layers as SVG inside a box of w by h; without the sky, which is the ground's own colour. */
export const scenery = (kind: Scene, w: number, h: number, seed: string): string =>
  KINDS[kind](chanceOf(kind + seed), w, h);
