import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no browser test waits for a time, or gets a second try', () => {
  const files = readdirSync('tests/browser').filter((name) => name.endsWith('.ts'));
  const told = files.filter((name) => /waitForTimeout|setTimeout/.test(readFileSync(`tests/browser/${name}`, 'utf8')));
  expect(told).toEqual([]);
  expect(readFileSync('playwright.config.ts', 'utf8')).toMatch(/retries: 0,/);
});
