/** A photograph of flat drawings needs few colours: rewrites a PNG of 8-bit RGB or RGBA with a palette of 256, at a third of the size. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Colours that differ by less than this in every channel share a bin of the histogram. */
const STEP = 6;
/** Square of the least distance between two colours of the palette. */
const APART = 15 ** 2;

interface Pixels {
  width: number;
  height: number;
  /** Three bytes to a pixel. */
  rgb: Buffer;
}

export function reduce(png: Buffer): Buffer {
  const { width, height, rgb } = read(png);
  const bins = new Map<number, { n: number; sum: [number, number, number] }>();
  const binOf = (i: number) =>
    (Math.round(rgb[i] / STEP) << 16) | (Math.round(rgb[i + 1] / STEP) << 8) | Math.round(rgb[i + 2] / STEP);
  for (let i = 0; i < rgb.length; i += 3) {
    const bin = bins.get(binOf(i)) ?? { n: 0, sum: [0, 0, 0] };
    bins.set(binOf(i), bin);
    bin.n++;
    for (const c of [0, 1, 2]) bin.sum[c] += rgb[i + c];
  }
  const mean = ({ n, sum }: { n: number; sum: number[] }) => sum.map((v) => Math.round(v / n));
  const common = [...bins].sort((a, b) => b[1].n - a[1].n);
  const palette: number[][] = [];
  // Apart from one another: else the many greys of a soft rim leave no room for a small patch of green.
  for (const [, bin] of common) {
    const c = mean(bin);
    if (palette.length < 256 && palette.every((p) => distance(p, c) > APART)) palette.push(c);
  }
  const index = new Map(common.map(([key, bin]) => [key, nearest(palette, mean(bin))]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = index.get(binOf((y * width + x) * 3))!;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const distance = (p: number[], q: number[]) => (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2;

function nearest(palette: number[][], c: number[]): number {
  let best = 0;
  let least = Infinity;
  palette.forEach((p, i) => {
    const d = distance(p, c);
    if (d < least) [best, least] = [i, d];
  });
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function read(png: Buffer): Pixels {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const [depth, kind] = [png[24], png[25]];
  if (depth !== 8 || (kind !== 2 && kind !== 6)) throw new Error('not an 8-bit RGB picture');
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const n = kind === 2 ? 3 : 4;
  const raw = unfilter(inflateSync(Buffer.concat(parts)), width * n, height, n);
  const rgb = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) raw.copy(rgb, i * 3, i * n, i * n + 3);
  return { width, height, rgb };
}

/** The five filters of PNG: each byte is told as a difference from its neighbours to the left and above. */
function unfilter(data: Buffer, stride: number, height: number, n: number): Buffer {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= n ? out[at - n] : 0;
      const up = y ? out[at - stride] : 0;
      const corner = x >= n && y ? out[at - stride - n] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[at] = data[y * (stride + 1) + 1 + x] + guess;
    }
  }
  return out;
}

function paeth(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}
