/** Drawn habitats: four flat layers of one hue, the nearer the darker, and blades in front. No line, no texture, no motion. The same
 *  place always has the same trees. Colours are those of styles/scenery.css, by day and by night. */

export type Habitat = 'forest' | 'grassland' | 'wetland';

/** Numbers from 0 to 1, always the same ones for the same name. */
function chance(name: string): () => number {
  let a = 0;
  for (const c of name) a = (a * 31 + c.charCodeAt(0)) | 0;
  a ||= 7;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Chance = () => number;
const n = (v: number): number => Math.round(v * 10) / 10;

/** The edge of a hill or of a wood, from left to right. */
function ridge(r: Chance, w: number, y: number, amp: number, step: number): string {
  let d = `M0 ${n(y + (r() - 0.5) * amp)}`;
  let [px, py] = [0, y];
  for (let x = step; x <= w + step; x += step) {
    const ny = y + (r() - 0.5) * 2 * amp;
    d += `Q${n(px + step / 2)} ${n(py + (r() - 0.5) * amp)} ${x} ${n(ny)}`;
    [px, py] = [x, ny];
  }
  return d;
}

function fir(x: number, base: number, h: number): string {
  const [w, tiers] = [h * 0.34, 4];
  let d = '';
  for (let i = 0; i < tiers; i++) {
    const top = base - h + i * h * 0.2;
    const foot = base - h + (i + 1) * h * 0.27 + h * 0.02 * i;
    const half = (w * (0.36 + (0.64 * (i + 1)) / tiers)) / 2;
    d += `M${n(x)} ${n(top)}L${n(x + half)} ${n(foot)}L${n(x - half)} ${n(foot)}Z`;
  }
  return d + trunk(x, base - h * 0.14, base, h);
}

const trunk = (x: number, top: number, base: number, h: number): string =>
  `M${n(x - h * 0.025)} ${n(top)}h${n(h * 0.05)}V${n(base)}h${n(-h * 0.05)}Z`;

function leafy(x: number, base: number, h: number): string {
  const R = h * 0.3;
  const arc = (rx: number, ry: number, dx: number, dy: number): string =>
    `a${n(R * rx)} ${n(R * ry)} 0 0 1 ${n(R * dx)} ${n(R * dy)}`;
  return (
    trunk(x, base - h * 0.5, base, h) +
    `M${n(x - R)} ${n(base - h * 0.58)}` +
    arc(0.62, 0.6, 0.35, -0.85) +
    arc(0.7, 0.68, 1.3, 0) +
    arc(0.62, 0.6, 0.35, 0.85) +
    arc(0.6, 0.4, -0.7, 0.42) +
    `h${n(-R * 0.6)}` +
    arc(0.6, 0.4, -0.7, -0.42) +
    'Z'
  );
}

const blade = (x: number, base: number, h: number, lean: number): string =>
  `M${n(x - 1.1)} ${n(base)}Q${n(x + lean * 0.3)} ${n(base - h * 0.6)} ${n(x + lean)} ${n(base - h)}` +
  `Q${n(x + lean * 0.45 + 1)} ${n(base - h * 0.5)} ${n(x + 1.4)} ${n(base)}Z`;

/** `layer` 0 to 4, from the sky to what stands in front. */
const fill = (layer: number, d: string): string => `<path d="${d}" class="s${layer}"/>`;
const sun = (x: number, y: number, r: number): string => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" class="sun"/>`;

function forest(r: Chance, w: number, h: number): string {
  let far = '';
  for (let x = -10; x < w + 20; x += h * (0.07 + r() * 0.09))
    far += r() < 0.8 ? fir(x, h * 0.72 + r() * 6, h * (0.3 + r() * 0.18)) : leafy(x, h * 0.72, h * 0.34);
  let near = '';
  for (let x = -6; x < w + 40; x += h * (0.22 + r() * 0.28))
    near +=
      r() < 0.7 ? fir(x, h * 0.93 + r() * 5, h * (0.48 + r() * 0.28)) : leafy(x, h * 0.93, h * (0.5 + r() * 0.14));
  let grass = '';
  for (let x = 0; x < w; x += 6 + r() * 16) grass += blade(x, h, 6 + r() * 11, (r() - 0.5) * 8);
  return (
    sun(w * 0.78, h * 0.22, h * 0.11) +
    fill(1, `${ridge(r, w, h * 0.46, h * 0.09, 70)}V${h}H0Z`) +
    fill(2, far + `${ridge(r, w, h * 0.7, h * 0.02, 60)}V${h}H0Z`) +
    fill(3, near + `${ridge(r, w, h * 0.9, h * 0.02, 50)}V${h}H0Z`) +
    fill(4, grass)
  );
}

function grassland(r: Chance, w: number, h: number): string {
  let bushes = '';
  for (let i = 0; i < 9; i++) bushes += leafy(r() * w, h * 0.5, h * (0.12 + r() * 0.08));
  let fence = '';
  for (let x = w * 0.4; x < w * 0.62; x += 34) fence += `M${n(x)} ${n(h * 0.56)}v${n(h * 0.14)}`;
  fence += `M${n(w * 0.385)} ${n(h * 0.6)}H${n(w * 0.64)}M${n(w * 0.385)} ${n(h * 0.65)}H${n(w * 0.64)}`;
  let grass = '';
  for (let x = -4; x < w + 4; x += 3.4 + r() * 5) grass += blade(x, h, h * (0.08 + r() * 0.22), (r() - 0.4) * 12);
  let flowers = '';
  for (let i = 0; i < 22; i++)
    flowers += `<circle cx="${n(r() * w)}" cy="${n(h * (0.78 + r() * 0.14))}" r="${n(1.6 + r() * 1.3)}"/>`;
  return (
    sun(w * 0.2, h * 0.25, h * 0.12) +
    fill(1, `${ridge(r, w, h * 0.44, h * 0.05, 130)}V${h}H0Z`) +
    fill(2, bushes + `${ridge(r, w, h * 0.6, h * 0.06, 150)}V${h}H0Z`) +
    fill(3, leafy(w * 0.885, h * 0.74, h * 0.5)) +
    `<path d="${fence}" class="l3"/>` +
    fill(3, `${ridge(r, w, h * 0.78, h * 0.04, 110)}V${h}H0Z`) +
    fill(4, grass) +
    `<g class="flower">${flowers}</g>`
  );
}

function wetland(r: Chance, w: number, h: number): string {
  let reeds = '';
  for (let x = -5; x < w + 10; x += 6 + r() * 8) reeds += blade(x, h * 0.5, h * (0.1 + r() * 0.14), (r() - 0.5) * 7);
  let waves = '';
  for (let i = 0; i < 38; i++) {
    const [x, y] = [r() * w, h * (0.54 + r() * 0.42)];
    const l = 14 + r() * 46 * (y / h);
    waves += `M${n(x)} ${n(y)}q${n(l / 4)} -2.4 ${n(l / 2)} 0t${n(l / 2)} 0`;
  }
  let lilies = '';
  for (let i = 0; i < 7; i++)
    lilies += `M${n(r() * w)} ${n(h * (0.66 + r() * 0.22))}a${n(12 + r() * 6)} 4.6 0 1 0 24 -1.5l-11 1.5Z`;
  let [stems, heads, leaves] = ['', '', ''];
  for (const middle of [0.012, 0.27, 0.52, 0.73, 0.975])
    for (let i = 0; i < 6; i++) {
      const x = w * middle + (r() - 0.5) * h * 0.3;
      const [tall, lean] = [h * (0.42 + r() * 0.36), (r() - 0.5) * 14];
      stems += `M${n(x)} ${h}Q${n(x)} ${n(h - tall * 0.5)} ${n(x + lean)} ${n(h - tall)}`;
      heads += `M${n(x + lean - 2.6)} ${n(h - tall + 1)}a2.6 2.6 0 0 1 5.2 0v${n(tall * 0.2)}a2.6 2.6 0 0 1 -5.2 0Z`;
      leaves += blade(x + 6, h, h * (0.25 + r() * 0.3), (r() - 0.5) * 24);
      leaves += blade(x - 8, h, h * (0.2 + r() * 0.3), (r() - 0.5) * 24);
    }
  return (
    fill(1, `${ridge(r, w, h * 0.34, h * 0.06, 90)}V${h}H0Z`) +
    fill(2, reeds) +
    `<rect y="${n(h * 0.49)}" width="${w}" height="${h}" class="water"/>` +
    `<path d="${waves}" class="l3"/>` +
    fill(3, lilies + leaves) +
    `<path d="${stems}" class="l4"/>` +
    fill(4, heads)
  );
}

const DRAWS = { forest, grassland, wetland };

export function scenery(kind: Habitat, seed: string, w = 1000, h = 190): string {
  return (
    `<svg class="scenery" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">` +
    `<rect width="${w}" height="${h}" class="s0"/>${DRAWS[kind](chance(kind + seed), w, h)}</svg>`
  );
}
