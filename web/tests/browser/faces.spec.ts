/** Bots are people: the same one where a table is set and at the table, drawn, and silent for who wants it. */
import { expect, test } from '@playwright/test';
import { clean } from './axe';
import { newTable, quick, watch } from './play';

test('who is promised sits down, with a face, and comes again with one click', async ({ page }) => {
  const wrong = watch(page);
  await quick(page, { lang: 'en' });
  await page.goto('/new/songbirds');
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '4' }).click();
  const chairs = page.getByRole('list', { name: 'Around the table' });
  await expect(chairs.getByRole('button', { name: /Free seat/ })).toHaveCount(2);
  // Five levels are offered by their faces, and none of those who sit here already.
  const offer = page.getByRole('region', { name: 'Who sits here?' });
  await expect(offer.locator('.who .likeness svg')).toHaveCount(5);
  await expect(offer).not.toContainText('Barnabé');
  await offer.getByRole('button', { name: /Meera/ }).click();
  await expect(chairs.getByRole('button', { name: /^Seat 3: Meera.*level 5 of 5/ })).toBeVisible();
  // The next free chair is asked about, and a friend may take it.
  await offer.getByRole('button', { name: 'A friend, here' }).click();
  await offer.getByLabel('Their name').fill('Ben');
  await expect(chairs.getByRole('button', { name: /^Seat 4: Ben/ })).toBeVisible();
  await offer.getByRole('button', { name: /Zoé/ }).click();
  // What an option makes true changes with it.
  await page.getByLabel('Early Bird', { exact: true }).check();
  await expect(page.getByText('the first takes the worm of 3')).toBeVisible();
  await clean(page, 'faces');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const seats = page.locator('ul[aria-label="Around the table"] > li');
  await expect(seats.locator('.likeness svg')).toHaveCount(3);
  await expect(seats.nth(2)).toContainText('Meera');
  await page.goto('/new/songbirds');
  await page.getByRole('button', { name: /As last time.*Barnabé, Meera and Zoé.*Early Bird/ }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(seats.nth(3)).toContainText('Zoé');
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
