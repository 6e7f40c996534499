/** Small things that misled players. */
import { expect, test } from '@playwright/test';
import { newTable, quick } from './play';

test('the edition of the cards is that of my language, and the form says so', async ({ page }) => {
  await quick(page, { lang: 'en' });
  await page.goto('/new/wingspan');
  const chosen = (name: string) => page.getByRole('group', { name }).locator('[aria-pressed="true"]');
  await expect(chosen('Edition of the cards')).toHaveText('English');
  await expect(page.getByText('look at the birds’ English names')).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(chosen('Édition des cartes')).toHaveText('française');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(chosen('Edition of the cards')).toHaveText('English');
  const made = page.waitForRequest((r) => r.method() === 'POST' && r.url().endsWith('/api/tables'));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  expect(((await made).postDataJSON() as { options: object }).options).toEqual({ edition: 'en' });
});

test('what a page remembers of waiting tables is read again on the next page', async ({ page }) => {
  await quick(page, { lang: 'en' });
  await page.goto('/');
  const { id } = await newTable(page, { game: 'songbirds', seats: [{ who: 'me' }, { who: 'friend', name: 'Cléo' }] });
  await page.reload();
  const badge = page.locator('.badge').first();
  await expect(badge).toBeVisible();
  // Over meanwhile, as far as the server says: the next page does not count it any more.
  await page.route('**/api/tables', (route) => route.fulfill({ json: { running: [], finished: [] } }));
  await page.locator('a[href="/new/songbirds"]').click();
  await page.goBack();
  await expect(badge).toHaveCount(0);
  expect(id).toBeTruthy();
});

test('after an update the page offers to be loaded again', async ({ page }) => {
  await quick(page, { lang: 'en' });
  await page.goto('/');
  await newTable(page, { game: 'songbirds', seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }] });
  const offer = page.getByText('Volière has been updated.');
  await page.reload();
  await expect(page.getByRole('link', { name: /Songbirds/ }).first()).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.route('**/api/tables', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-voliere-page': 'another' } });
  });
  await page.locator('a[href="/new/songbirds"]').click();
  await expect(offer).toBeVisible();
  await page.unroute('**/api/tables');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
