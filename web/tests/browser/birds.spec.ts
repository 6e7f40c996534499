import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { runnerImport } from 'vite';
import { bird } from '../../src/art/bird';
import { clean } from './axe';
import { newTable, quick, watch } from './play';

/** The size of a bird on a phone, and how far two of them must lie apart: mean difference of a channel, of 255. */
const SIZE = 40;
const APART = 9;
const [, LIGHT, DARK] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens())!;
const [, CHALK] = /--bird-filter: (drop-shadow.+);/.exec(tokens())!;

function tokens(): string {
  return readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
}

for (const [theme, paper, filter] of [
  ['light', LIGHT, 'none'],
  ['dark', DARK, CHALK],
]) {
  test(`no two birds look alike at ${SIZE} px on ${theme} paper`, async ({ page }) => {
    // As Vite reads it: Playwright does not know how to find all files of a folder.
    const { module } = await runnerImport<typeof import('../../src/art/species')>('./src/art/species/index.ts', {
      configFile: false,
    });
    const drawings = [...module.SPECIES].map(([id, s]): [string, string] => [id, bird(s, { level: 'card', uid: id })]);
    const alike = await page.evaluate(
      async ({ drawings, paper, filter, size, apart }) => {
        const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })!;
        const pixels: Uint8ClampedArray[] = [];
        for (const [, svg] of drawings) {
          const image = new Image(size, size);
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await image.decode();
          context.filter = 'none';
          context.fillStyle = paper;
          context.fillRect(0, 0, size, size);
          context.filter = filter;
          context.drawImage(image, 0, 0, size, size);
          pixels.push(context.getImageData(0, 0, size, size).data);
        }
        const found: string[] = [];
        for (let i = 0; i < pixels.length; i++) {
          for (let j = 0; j < i; j++) {
            let sum = 0;
            for (let k = 0; k < pixels[i].length; k++) sum += Math.abs(pixels[i][k] - pixels[j][k]);
            const mean = sum / (size * size * 3);
            if (mean < apart) found.push(`${drawings[j][0]} and ${drawings[i][0]}: ${mean.toFixed(1)}`);
          }
        }
        return found;
      },
      { drawings, paper, filter, size: SIZE, apart: APART },
    );
    expect(alike).toEqual([]);
  });
}

test('birds are searched, filtered, leafed through and met at a table', async ({ page }) => {
  const wrong = watch(page);
  await quick(page, { lang: 'en' });
  await page.goto('/birds');
  const tiles = page.locator('.grid li a');
  // By its name in another language than the page's.
  await page.getByRole('searchbox').fill('plongeon');
  await expect(tiles).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'wetland', exact: true }).click();
  await page.getByRole('button', { name: 'fish', exact: true }).click();
  await expect(page.getByText(/\d+ live in wetland and eat fish\./)).toBeVisible();
  await expect(page).toHaveURL(/habitat=wetland&food=fish/);
  await clean(page, 'birds');
  const second = await tiles.nth(1).getAttribute('href');
  await tiles.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(second!.replaceAll(/[?]/g, '\\?') + '$'));
  await page.getByRole('button', { name: /^Listen to / }).click();
  await clean(page, 'birds');
  await page.goBack();
  await expect(tiles.nth(1)).toHaveAttribute('href', second!);

  const { id } = await newTable(page, { game: 'feather', seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }] });
  await page.goto(`/table/${id}`);
  await page.locator('[data-zone="hand"] [data-bird]').first().click({ button: 'right' });
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /^Listen to / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  expect(wrong).toEqual([]);
});
