/** Bots are people: the same one where a table is set and at the table, drawn, and silent for who wants it. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { newTable, quick, watch } from './play';

test('who is promised sits down, with a face', async ({ page }) => {
  const wrong = watch(page);
  await quick(page, { lang: 'en' });
  await page.goto('/new/songbirds');
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '3' }).click();
  await expect(page.locator('form li .sign .likeness svg')).toHaveCount(2);
  // Five levels are offered for each, by their faces.
  await expect(page.locator('form li').nth(1).getByRole('group').locator('.likeness svg')).toHaveCount(5);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const seats = page.locator('ul[aria-label="Around the table"] > li');
  await expect(seats.locator('.likeness svg')).toHaveCount(2);
  await expect(seats.nth(0).locator('.likeness')).toHaveCount(0);
  expect(wrong).toEqual([]);
});

test('the first bot greets, once; a switch silences all', async ({ page }) => {
  await quick(page, { lang: 'en' });
  await page.goto('/');
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'greedy' }];
  const { id } = await newTable(page, { game: 'songbirds', seats, options: { first_player: '1' } });
  await page.goto(`/table/${id}`);
  const says = page.locator('ul[aria-label="Around the table"] .says');
  await expect(says).toHaveText(/binoculars|properly/);
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByLabel('Bots’ remarks').uncheck();
  await expect(says).toHaveCount(0);
});
