/** The lobby's lists, all my games, and the room where one waits for others. */
import { expect, test } from '@playwright/test';
import { clean } from './axe';
import { newTable, playOut, quick } from './play';

const BOT = { who: 'bot', bot: 'greedy' };

test('tables that wait for me stand first; one may be ended, another hidden and found again', async ({ page }) => {
  await quick(page, { lang: 'en' });
  await page.goto('/');
  const mine = await newTable(page, { game: 'songbirds', seats: [{ who: 'me' }, BOT], options: { first_player: '1' } });
  const waiting = await newTable(page, { game: 'piafs', seats: [{ who: 'me' }, { who: 'open' }] });
  await page.reload();
  const group = page.locator('section', { has: page.getByRole('heading', { name: 'Waiting for you' }) });
  await expect(group.locator(`a[href="/table/${mine.id}"]`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();

  await page.getByRole('button', { name: 'Put away (Songbirds)' }).click();
  await page.getByRole('button', { name: 'Hide it from my tables' }).click();
  await expect(page.locator(`a[href="/table/${mine.id}"]`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Put away (Piafs)' }).click();
  await page.getByRole('button', { name: 'End this table' }).click();
  await expect(page.locator(`a[href="/table/${waiting.id}"]`)).toHaveCount(0);

  await page.goto('/games');
  await expect(page.locator(`a[href="/table/${mine.id}"]`)).toBeVisible();
  await expect(page.locator(`a[href="/table/${waiting.id}"]`)).toHaveCount(0);
  await clean(page, 'lobby');
  await page.getByLabel('Which game').selectOption('piafs');
  await expect(page.getByText('No game yet.')).toBeVisible();
  await page.getByLabel('Which game').selectOption('');
  await page.getByRole('button', { name: 'Show it among my tables (Songbirds)' }).click();
  await page.getByRole('button', { name: 'Show it among my tables', exact: true }).click();
  await page.goto('/');
  await expect(page.locator(`a[href="/table/${mine.id}"]`).first()).toBeVisible();
  await page.goto(`/table/${waiting.id}`);
  await expect(page.getByRole('heading', { name: 'This table was closed.' })).toBeVisible();
});

test('a finished game is listed with its result', async ({ page }) => {
  await quick(page, { lang: 'en' });
  await page.goto('/');
  await newTable(page, { game: 'whats-up', seats: [{ who: 'me' }, { who: 'bot', bot: 'random' }] }).then(({ id }) =>
    page.goto(`/table/${id}`),
  );
  await playOut(page);
  await page.goto('/');
  const row = page.locator('section', { has: page.getByRole('heading', { name: 'Last games' }) }).locator('li');
  await expect(row).toContainText(/(Won|Lost) \d+–\d+\.|\d+ points?\./);
  // The bird of the day leads to its page; a click plays the same game again, and then the lobby begins with that table.
  await page.locator('.day h2 a').click();
  await expect(page).toHaveURL(/\/birds\/[a-z-]+$/);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'Play What’s Up again' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const again = new URL(page.url()).pathname;
  await page.goto('/');
  await expect(page.locator('.resume').getByRole('link', { name: 'Continue' })).toHaveAttribute('href', again);
  await clean(page, 'lobby');
});

test('in the waiting room one talks, changes seats and bots, leaves, or cancels the table', async ({ browser }) => {
  const ada = await (await browser.newContext()).newPage();
  const ben = await (await browser.newContext()).newPage();
  for (const page of [ada, ben]) await quick(page, { lang: 'en' });
  await ada.goto('/');
  const seats = [{ who: 'me', name: 'Ada' }, BOT, { who: 'open' }, { who: 'open' }];
  const { id, link } = await newTable(ada, { game: 'songbirds', seats });
  await ada.goto(`/table/${id}`);
  await ben.goto(`/join/${id}#${link}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  const chairs = (page: typeof ada) => page.locator('main ul li');
  await expect(chairs(ben).nth(2)).toContainText('Ben');

  // Ben says something and sits elsewhere; Ada changes the bot, and then frees its seat.
  await ben.getByLabel('Say something').fill('Hello');
  await ben.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ada.getByText('Ben: Hello')).toBeVisible();
  await ben.getByRole('button', { name: 'Sit here (Seat 4)' }).click();
  await expect(chairs(ada).nth(3)).toContainText('Ben');
  await expect(chairs(ben).nth(3)).toContainText('You');
  await expect(chairs(ada).nth(1)).toContainText('Zoé');
  await ada.getByLabel('Seat 2').selectOption('random');
  await expect(chairs(ada).nth(1)).toContainText('Zoé');
  await ada.getByLabel('Seat 2').selectOption('');
  await expect(chairs(ada).nth(1)).toContainText('free seat');
  await clean(ada, 'lobby');

  await ben.getByRole('button', { name: 'Leave the table' }).click();
  await expect(ben).toHaveURL(/\/$/);
  await expect(chairs(ada).nth(3)).toContainText('free seat');
  await ben.goto(`/join/${id}#${link}`);
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(chairs(ada).nth(1)).toContainText('Ben');
  await ada.getByRole('button', { name: 'Cancel the table' }).click();
  await expect(ada.getByRole('alert')).toContainText('Cancel for everybody?');
  await ada.getByRole('button', { name: 'Cancel the table' }).click();
  await expect(ada).toHaveURL(/\/$/);
  await expect(ben.getByRole('heading', { name: 'This table was closed.' })).toBeVisible();
});
