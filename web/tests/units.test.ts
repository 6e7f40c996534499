import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Text, and what holds it, grows with the size the reader has chosen in the browser. Hairlines and shadows stay as they are. */
const files = ['src', 'public'].flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => /\.(svelte|css)$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const told = (line: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, i) => `${file}:${i + 1}: ${text.trim()}`)
      .filter((text) => line.test(text)),
  );

test('there are styles to look at', () => expect(files.length).toBeGreaterThan(100));

test('no text has a size in pixels', () => {
  expect(told(/(^|[\s;{])font(-size)?:[^;]*[\d.]px/)).toEqual([]);
});

test('the page changes its form by the size of the text, not of the pixels', () => {
  expect(told(/@(media|container)[^{]*[\d.]px/)).toEqual([]);
});

test('what holds text has no height, width or gap in pixels', () => {
  expect(told(/: (min-|max-)?(width|height|padding[a-z-]*|gap):[^;]*(?<![\d.])([4-9]|\d{2,})(\.\d+)?px/)).toEqual([]);
});
