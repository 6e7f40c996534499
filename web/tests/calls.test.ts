/** Every call is measured against its description. */
import { describe, expect, test } from 'vitest';
import { SPECIES } from '../src/art/species';
import { CALLS, lineOf } from '../src/sound/calls';
import type { Line } from '../src/sound/line';
import { RATE } from '../src/sound/mixer';
import { NotationError, parse } from '../src/sound/notation';
import { along, plan } from '../src/sound/plan';
import { flock, loudness, LOUDNESS, PEAK, render } from '../src/sound/synth';
import { TABLE } from '../src/sound/table';
import { distance, features } from '../scripts/likeness';
import { spectrogram, strongest } from '../scripts/spectrum';

const LONGEST = 2.5;
const dB = (x: number) => 20 * Math.log10(Math.max(1e-9, x));
const all: [string, Line][] = [...Object.entries(CALLS), ...Object.entries(TABLE)];

describe.each(all)('%s', (_, [low, high, text]) => {
  const call = parse(text);
  const samples = render(call, { seed: 1, rate: RATE });

  test('lasts as long as described, and never too long', () => {
    expect(Math.abs(samples.length / RATE - plan(call, 1).long)).toBeLessThan(0.02);
    const longest = Math.max(...Array.from({ length: 60 }, (_, seed) => plan(call, seed).long));
    expect(longest).toBeLessThan(LONGEST);
  });

  test('is as loud as the others, and silent at both ends', () => {
    const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    expect(peak).toBeLessThan(PEAK + 1e-4);
    const off = dB(loudness(samples, RATE) / LOUDNESS);
    expect(off).toBeLessThan(0.7);
    expect(off).toBeGreaterThan(peak > PEAK - 1e-3 ? -9 : -0.7); // a drum's peak allows no more
    for (const edge of [samples.subarray(0, 12), samples.subarray(-12)])
      expect(edge.every((x) => Math.abs(x) <= 0.01)).toBe(true);
  });

  test('has its energy where it is described', () => {
    const { frames, bin } = spectrogram(samples, 1024, 256, RATE);
    const mean = new Float64Array(frames[0].length);
    for (const frame of frames) frame.forEach((p, k) => (mean[k] += p));
    const [from, to] = [low * 900 - bin, high * 1100 + bin];
    const inside = mean.reduce((sum, p, k) => sum + (k * bin >= from && k * bin <= to ? p : 0), 0);
    expect(inside / mean.reduce((a, b) => a + b, 0)).toBeGreaterThan(0.85);
    const peak = (mean.indexOf(mean.reduce((a, b) => Math.max(a, b), 0)) * bin) / 1000;
    expect(peak).toBeGreaterThan(low * 0.9);
    expect(peak).toBeLessThan(high * 1.1);
  });

  test('each syllable that sounds alone is on a harmonic of its pitch', () => {
    const { beats } = plan(call, 1);
    let [right, heard] = [0, 0];
    for (const b of beats) {
      const v = b.voice;
      const alone = beats.every((o) => o === b || o.at >= b.at + b.long || b.at >= o.at + o.long);
      if (!alone || !v.partials || b.long < 0.03 || v.noise > 0.3 || b.gain < 0.3) continue;
      const u = v.env === 'swell' ? 0.7 : v.env === 'hit' || v.env === 'fade' ? 0.25 : 0.45;
      const size = b.long < 0.05 ? 512 : 1024;
      const found = strongest(samples, Math.round((0.006 + b.at + u * b.long) * RATE), size, RATE);
      const pitch = (at: number) => Math.exp(along(b.pitch, Math.min(1, Math.max(0, at))));
      const sweep = Math.abs(pitch(u + 0.2) - pitch(u - 0.2));
      const unit = v.sub ? 0.5 : 1;
      const near = Math.max(1, Math.round(found / (pitch(u) * unit))) * unit;
      const room = Math.max(RATE / size, near * pitch(u) * 0.04) + near * sweep + v.fm[1] * 1000 + v.am[0];
      heard += 1;
      if (Math.abs(found - near * pitch(u)) <= room && near <= v.partials) right += 1;
    }
    expect(right).toBeGreaterThanOrEqual(heard * 0.85);
  });
});

test('every bird that is drawn has a call', () => {
  const silent = [...SPECIES.keys()].map((id) => id.replace(/-(fe)?male$/, '')).filter((id) => !lineOf(id));
  expect(silent).toEqual([]);
});

test('no two birds sound alike, and a bird on another morning is taken for itself', () => {
  const known = Object.entries(CALLS).map(([id, [, , text]]) => ({
    id,
    mine: features(render(parse(text), { seed: 1 }), RATE),
    other: features(render(parse(text), { seed: 2 }), RATE),
  }));
  const alike: string[] = [];
  for (const [i, a] of known.entries()) {
    for (const b of known.slice(i + 1)) if (distance(a.mine, b.mine) < 0.5) alike.push(`${a.id} – ${b.id}`);
    const nearest = known.map((k) => ({ far: distance(a.other, k.mine), id: k.id })).sort((x, y) => x.far - y.far)[0];
    if (nearest.id !== a.id) alike.push(`${a.id} is taken for ${nearest.id}`);
  }
  expect(alike).toEqual([]);
}, 120_000);

test('no two plays are equal, the same seed gives the same, and another rate the same call', () => {
  const call = parse(CALLS['common-loon'][2]);
  const [one, same, other] = [1, 1, 2].map((seed) => render(call, { seed }));
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
  const fine = render(call, { seed: 1, rate: 44_100 });
  expect(Math.abs(fine.length / 44_100 - one.length / RATE)).toBeLessThan(0.002);
  expect(Math.abs(dB(loudness(fine, 44_100) / loudness(one, RATE)))).toBeLessThan(1);
});

test('a flock is short, whatever its number', () => {
  for (const id of Object.keys(CALLS).filter((name) => name.startsWith('flock-')))
    for (const birds of [2, 3]) expect(flock(parse(CALLS[id][2]), birds).length / RATE, id).toBeLessThan(1.2);
});

test('a wrong word of the notation is named', () => {
  for (const wrong of [
    'tuba 3:100',
    'whistle 3:100!loud',
    'whistle (3:90)xx',
    '3:90 ]',
    '( 3:90',
    'whistle(zz=1) 3:90',
  ])
    expect(() => parse(wrong), wrong).toThrow(NotationError);
});
