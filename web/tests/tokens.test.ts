import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sprite, SPRITES } from '../src/art/sprite';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const light = new Map<string, string>();
const dark = new Map<string, string>();
for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  light.set(name, both ? both[1] : value);
  dark.set(name, both ? both[2] : value);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (hi + 0.05) / (lo + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s paper', (_, token) => {
  const get = (name: string) => token.get(name)!;
  const grounds = ['paper', 'sheet', 'raised', 'well'];

  test('text reads at 4.5 on every ground', () => {
    for (const ink of ['ink', 'ink2', 'ink3', 'act', 'bad', 'good']) {
      for (const ground of grounds) expect(contrast(get(ink), get(ground)), `${ink} on ${ground}`).toBeGreaterThan(4.5);
    }
    expect(contrast(get('onact'), get('act'))).toBeGreaterThan(4.5);
  });

  test('edges of controls show at 3 on every ground', () => {
    for (const ground of grounds) expect(contrast(get('rule2'), get(ground)), ground).toBeGreaterThan(3);
  });

  test('numerals read on their tinted cards', () => {
    for (const c of ['red', 'blue', 'green', 'white', 'yellow', 'violet']) {
      expect(contrast(get(`${c}_d`), get(`${c}_t`)), c).toBeGreaterThan(6);
    }
  });
});

test('every colour a drawing asks for is a token, and stands in with its light value', () => {
  const used = new Set(
    SPRITES.flatMap((name) => [...sprite(name).matchAll(/var\(--([\w-]+),(#\w+)\)/g)].map((m) => m[1] + ' ' + m[2])),
  );
  // --mk is set by the card an icon lies on.
  used.delete('mk #fff');
  for (const pair of used) {
    const [name, fallback] = pair.split(' ');
    expect(light.has(name), name).toBe(true);
    const value = light.get(name)!;
    if (value.startsWith('#')) expect(value, name).toBe(fallback);
  }
  expect(used.size).toBeGreaterThan(10);
});

test('each hatching is drawn once: colour is never alone on a card', () => {
  const cards = readFileSync('src/styles/cards.css', 'utf8');
  const hatchings = [...cards.matchAll(/--h: ([^;]+);/g)].map((m) => m[1]);
  expect(hatchings).toHaveLength(6);
  expect(new Set(hatchings).size).toBe(6);
});
