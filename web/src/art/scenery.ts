/** Drawn habitats: flat layers of one hue, the nearer the darker; the same for the same seed. Colours are in styles/scenery.css. */

export const PLACES = ['forest', 'grassland', 'wetland', 'mountain', 'desert', 'ocean'] as const;
export type Place = (typeof PLACES)[number];
type Dice = () => number;

/** Chance from a text: 0 up to 1. */
function dice(seed: string): Dice {
  let a = 0;
  for (const c of seed) a = (a * 31 + c.charCodeAt(0)) | 0;
  a ||= 7;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const n = (x: number): string => String(Math.round(x * 10) / 10);
const fill = (layer: string, d: string): string => `<path d="${d}" fill="var(--${layer})"/>`;
const stroke = (layer: string, d: string, w: number): string =>
  `<path d="${d}" fill="none" stroke="var(--${layer})" stroke-width="${w}" stroke-linecap="round"/>`;

/** A soft horizon, closed below. */
function ridge(r: Dice, w: number, h: number, y: number, amp: number, step: number): string {
  let d = `M0 ${n(y + (r() - 0.5) * amp)}`;
  for (let x = step, px = 0, py = y; x <= w + step; x += step) {
    const ny = y + (r() - 0.5) * 2 * amp;
    d += `Q${n(px + step / 2)} ${n(py + (r() - 0.5) * amp)} ${n(x)} ${n(ny)}`;
    [px, py] = [x, ny];
  }
  return `${d}V${h}H0Z`;
}

function fir(x: number, b: number, h: number): string {
  const w = h * 0.34;
  let d = '';
  for (let i = 0; i < 4; i++) {
    const [top, low] = [b - h + i * h * 0.2, b - h + (i + 1) * h * 0.27 + h * 0.02 * i];
    const half = (w * (0.36 + 0.16 * (i + 1))) / 2;
    d += `M${n(x)} ${n(top)}L${n(x + half)} ${n(low)}L${n(x - half)} ${n(low)}Z`;
  }
  return `${d}M${n(x - h * 0.025)} ${n(b - h * 0.14)}h${n(h * 0.05)}V${n(b)}h${n(-h * 0.05)}Z`;
}

function round(x: number, b: number, h: number): string {
  const R = h * 0.3;
  const arc = (rx: number, ry: number, dx: number, dy: number): string =>
    `a${n(R * rx)} ${n(R * ry)} 0 0 1 ${n(R * dx)} ${n(R * dy)}`;
  return (
    `M${n(x - h * 0.025)} ${n(b - h * 0.5)}h${n(h * 0.05)}V${n(b)}h${n(-h * 0.05)}Z` +
    `M${n(x - R)} ${n(b - h * 0.58)}${arc(0.62, 0.6, 0.35, -0.85)}${arc(0.7, 0.68, 1.3, 0)}${arc(0.62, 0.6, 0.35, 0.85)}` +
    `${arc(0.6, 0.4, -0.7, 0.42)}h${n(-R * 0.6)}${arc(0.6, 0.4, -0.7, -0.42)}Z`
  );
}

const blade = (x: number, b: number, h: number, lean: number): string =>
  `M${n(x - 1.1)} ${n(b)}Q${n(x + lean * 0.3)} ${n(b - h * 0.6)} ${n(x + lean)} ${n(b - h)}` +
  `Q${n(x + lean * 0.45 + 1)} ${n(b - h * 0.5)} ${n(x + 1.4)} ${n(b)}Z`;

/** Things set out from left to right, as far apart as `gap` says. */
function along(from: number, to: number, gap: () => number, draw: (x: number) => string): string {
  let d = '';
  for (let x = from; x < to; x += gap()) d += draw(x);
  return d;
}

const sun = (x: number, y: number, r: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="var(--sun)"/>`;

function water(r: Dice, w: number, h: number, top: number, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [r() * w, h * (top + 0.05 + r() * (0.93 - top))];
    const l = 14 + r() * 46 * (y / h);
    d += `M${n(x)} ${n(y)}q${n(l / 4)} -2.4 ${n(l / 2)} 0t${n(l / 2)} 0`;
  }
  return `<rect y="${n(h * top)}" width="${w}" height="${h}" fill="var(--wtr)"/>${stroke('s3', d, 1.3)}`;
}

type Draw = (r: Dice, w: number, h: number) => string;

const DRAW: Record<Place, Draw> = {
  forest(r, w, h) {
    const far = along(
      -10,
      w + 20,
      () => h * (0.05 + r() * 0.07),
      (x) => (r() < 0.8 ? fir(x, h * 0.72 + r() * 6, h * (0.3 + r() * 0.18)) : round(x, h * 0.72, h * 0.34)),
    );
    const near = along(
      -6,
      w + 40,
      () => h * (0.2 + r() * 0.26),
      (x) =>
        r() < 0.7 ? fir(x, h * 0.93 + r() * 5, h * (0.48 + r() * 0.28)) : round(x, h * 0.93, h * (0.5 + r() * 0.14)),
    );
    return (
      sun(w * 0.78, h * 0.22, h * 0.11) +
      fill('s1', ridge(r, w, h, h * 0.46, h * 0.09, 70)) +
      fill('s2', far + ridge(r, w, h, h * 0.7, h * 0.02, 60)) +
      fill('s3', near) +
      fill('s3', ridge(r, w, h, h * 0.9, h * 0.02, 50)) +
      fill(
        's4',
        along(
          0,
          w,
          () => 5 + r() * 15,
          (x) => blade(x, h, 6 + r() * 11, (r() - 0.5) * 8),
        ),
      )
    );
  },
  grassland(r, w, h) {
    let trees = '';
    for (let i = 0; i < 9; i++) trees += round(r() * w, h * 0.5, h * (0.12 + r() * 0.08));
    const posts = along(
      w * 0.4,
      w * 0.62,
      () => 34,
      (x) => `M${n(x)} ${n(h * 0.56)}v${n(h * 0.14)}`,
    );
    const rails = [0.6, 0.65].map((y) => `M${n(w * 0.385)} ${n(h * y)}H${n(w * 0.64)}`).join('');
    let flowers = '';
    for (let i = 0; i < 26; i++)
      flowers += `<circle cx="${n(r() * w)}" cy="${n(h * (0.78 + r() * 0.14))}" r="${n(1.6 + r() * 1.3)}"/>`;
    return (
      sun(w * 0.2, h * 0.25, h * 0.12) +
      fill('s1', ridge(r, w, h, h * 0.44, h * 0.05, 130)) +
      fill('s2', trees) +
      fill('s2', ridge(r, w, h, h * 0.6, h * 0.06, 150)) +
      fill('s3', round(w * 0.885, h * 0.74, h * 0.5)) +
      stroke('s3', posts + rails, 2) +
      fill('s3', ridge(r, w, h, h * 0.78, h * 0.04, 110)) +
      fill(
        's4',
        along(
          -4,
          w + 4,
          () => 2.6 + r() * 4.4,
          (x) => blade(x, h, h * (0.08 + r() * 0.22), (r() - 0.4) * 12),
        ),
      ) +
      `<g fill="var(--fl)">${flowers}</g>`
    );
  },
  wetland(r, w, h) {
    const back = along(
      -5,
      w + 10,
      () => 5 + r() * 7,
      (x) => blade(x, h * 0.5, h * (0.1 + r() * 0.14), (r() - 0.5) * 7),
    );
    const pool = water(r, w, h, 0.49, 46);
    let [lilies, stems, heads, leaves] = ['', '', '', ''];
    for (let i = 0; i < 7; i++)
      lilies += `M${n(r() * w)} ${n(h * (0.66 + r() * 0.22))}a${n(12 + r() * 6)} 4.6 0 1 0 24 -1.5l-11 1.5Z`;
    for (const at of [0.012, 0.27, 0.52, 0.73, 0.975]) {
      for (let i = 0; i < 6; i++) {
        const [x, tall, lean] = [w * at + (r() - 0.5) * h * 0.3, h * (0.42 + r() * 0.36), (r() - 0.5) * 14];
        stems += `M${n(x)} ${h}Q${n(x)} ${n(h - tall * 0.5)} ${n(x + lean)} ${n(h - tall)}`;
        heads += `M${n(x + lean - 2.6)} ${n(h - tall + 1)}a2.6 2.6 0 0 1 5.2 0v${n(tall * 0.2)}a2.6 2.6 0 0 1 -5.2 0Z`;
        leaves += blade(x + 6, h, h * (0.25 + r() * 0.3), (r() - 0.5) * 24);
        leaves += blade(x - 8, h, h * (0.2 + r() * 0.3), (r() - 0.5) * 24);
      }
    }
    return (
      fill('s1', ridge(r, w, h, h * 0.34, h * 0.06, 90)) +
      fill('s2', back) +
      pool +
      fill('s3', lilies + leaves) +
      stroke('s4', stems, 1.6) +
      fill('s4', heads)
    );
  },
  mountain(r, w, h) {
    /** A chain of peaks, and the snow on them. */
    const chain = (base: number, tall: number, gap: number): [string, string] => {
      let [rock, snow] = ['', ''];
      for (let x = -gap * r(); x < w + gap; x += gap * (0.7 + r() * 0.6)) {
        const [p, half] = [h * tall * (0.7 + r() * 0.5), gap * (0.62 + r() * 0.3)];
        const y = base - p;
        rock += `M${n(x - half)} ${n(base)}L${n(x)} ${n(y)}L${n(x + half)} ${n(base)}Z`;
        const s = 0.26;
        snow +=
          `M${n(x)} ${n(y)}L${n(x + half * s)} ${n(y + p * s)}L${n(x + half * s * 0.35)} ${n(y + p * s * 0.72)}` +
          `L${n(x)} ${n(y + p * s * 1.15)}L${n(x - half * s * 0.45)} ${n(y + p * s * 0.7)}L${n(x - half * s)} ${n(y + p * s)}Z`;
      }
      return [rock, snow];
    };
    const [far, snow] = chain(h * 0.72, 0.52, h * 0.62);
    const [mid] = chain(h * 0.86, 0.34, h * 0.5);
    const firs = along(
      -6,
      w + 20,
      () => h * (0.12 + r() * 0.22),
      (x) => fir(x, h * 0.95, h * (0.16 + r() * 0.14)),
    );
    return (
      sun(w * 0.24, h * 0.2, h * 0.1) +
      fill('s1', far) +
      fill('sun', snow) +
      fill('s2', mid) +
      fill('s3', firs + ridge(r, w, h, h * 0.88, h * 0.03, 90)) +
      fill(
        's4',
        along(
          0,
          w,
          () => 9 + r() * 22,
          (x) => blade(x, h, 5 + r() * 10, (r() - 0.5) * 8),
        ),
      )
    );
  },
  desert(r, w, h) {
    let mesas = '';
    for (let x = w * 0.05; x < w; x += h * (0.9 + r())) {
      const [wide, tall] = [h * (0.35 + r() * 0.4), h * (0.12 + r() * 0.14)];
      const top = h * 0.6 - tall;
      mesas += `M${n(x)} ${n(h * 0.62)}l${n(wide * 0.1)} ${n(top - h * 0.62)}h${n(wide * 0.8)}l${n(wide * 0.1)} ${n(h * 0.62 - top)}Z`;
    }
    const cactus = (x: number, b: number, t: number): string =>
      `M${n(x)} ${n(b)}V${n(b - t)}M${n(x)} ${n(b - t * 0.42)}h${n(-t * 0.2)}v${n(-t * 0.26)}` +
      `M${n(x)} ${n(b - t * 0.3)}h${n(t * 0.2)}v${n(-t * 0.34)}`;
    const few = along(
      w * 0.04,
      w,
      () => h * (0.7 + r() * 0.9),
      (x) => cactus(x, h * 0.92, h * (0.3 + r() * 0.22)),
    );
    let stones = '';
    for (let i = 0; i < 12; i++) {
      const s = 4 + r() * 9;
      stones += `M${n(r() * w)} ${n(h * (0.86 + r() * 0.12))}a${n(s)} ${n(s * 0.6)} 0 0 1 ${n(s * 2)} 0Z`;
    }
    return (
      sun(w * 0.72, h * 0.26, h * 0.14) +
      fill('s1', mesas + ridge(r, w, h, h * 0.6, h * 0.02, 160)) +
      fill('s2', ridge(r, w, h, h * 0.72, h * 0.05, 140)) +
      `<path d="${few}" fill="none" stroke="var(--s3)" stroke-width="${n(h * 0.045)}" stroke-linecap="round" stroke-linejoin="round"/>` +
      fill('s3', ridge(r, w, h, h * 0.88, h * 0.035, 120)) +
      fill(
        's4',
        stones +
          along(
            0,
            w,
            () => 12 + r() * 34,
            (x) => blade(x, h, 5 + r() * 12, (r() - 0.5) * 10),
          ),
      )
    );
  },
  ocean(r, w, h) {
    const swell = (y: number, amp: number, step: number): string => {
      let d = `M${-step} ${n(y)}`;
      for (let x = -step; x < w + step; x += step) d += `q${n(step / 4)} ${n(-amp)} ${n(step / 2)} 0t${n(step / 2)} 0`;
      return `${d}V${h}H0Z`;
    };
    const rock = (x: number, b: number, t: number): string =>
      `M${n(x - t * 0.7)} ${n(b)}L${n(x - t * 0.34)} ${n(b - t * 0.7)}L${n(x)} ${n(b - t)}L${n(x + t * 0.3)} ${n(b - t * 0.62)}L${n(x + t * 0.72)} ${n(b)}Z`;
    return (
      sun(w * 0.22, h * 0.24, h * 0.1) +
      fill('s1', rock(w * 0.82, h * 0.52, h * 0.26) + rock(w * 0.93, h * 0.52, h * 0.16)) +
      water(r, w, h, 0.5, 26) +
      fill('s2', swell(h * 0.72, h * 0.03, h * 0.5)) +
      fill('s3', swell(h * 0.84, h * 0.035, h * 0.42) + rock(w * 0.08, h, h * 0.26)) +
      fill('s4', swell(h * 0.95, h * 0.03, h * 0.34))
    );
  },
};

/** What is inside the drawing, w by h. */
export const scenery = (place: Place, w: number, h: number, seed: string): string =>
  `<rect width="${w}" height="${h}" fill="var(--s0)"/>${DRAW[place](dice(place + seed), w, h)}`;
