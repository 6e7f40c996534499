import { expect, test } from '@playwright/test';
import { over, playOut, quick, watch } from './play';

test('the end, the rematch, and the replay from every side', async ({ page, browser }) => {
  const wrong = watch(page);
  await quick(page);
  await page.goto('/new/songbirds');
  await page.getByRole('button', { name: 'Jouer', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await playOut(page);
  const table = page.url();
  await over(page).click();
  await page.getByRole('link', { name: 'Revoir la partie' }).click();
  await expect(page.locator('.ask .chip')).toHaveText(/^0 sur \d+/);

  await page.getByRole('button', { name: 'En avant' }).click();
  await expect(page.locator('.ask .chip')).toHaveText(/^1 sur/);
  await page.getByRole('button', { name: 'À la fin' }).click();
  await expect(page.locator('[role="gridcell"] .card')).toHaveCount(25);
  // All hands are open until somebody's eyes are chosen.
  await page.getByRole('slider').fill('4');
  await expect(page.locator('.hands > section')).toHaveCount(2);
  await page.getByRole('combobox').selectOption('0');
  await expect(page).toHaveURL(/at=4&seat=0/);
  const own = await page.locator('.hands [data-thing]').count();
  expect(own).toBeGreaterThan(8);
  await page.getByRole('combobox').selectOption('-1');
  await expect(page.locator('.hands [data-thing]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lire' }).click();
  // It goes on by itself, and may be further when it is looked at.
  await expect(page.locator('.ask .chip')).toHaveText(/^([6-9]|[1-9]\d) sur/);

  // A link to a moment opens that moment, for somebody else too.
  const link = page.url().replace(/at=\d+/, 'at=7');
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator('.ask .chip')).toHaveText(/^7 sur/);

  await page.goto(table);
  await page.getByRole('button', { name: 'Rejouer', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(page.url()).not.toBe(table);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Parties finies' })).toBeVisible();
  expect(wrong).toEqual([]);
});
