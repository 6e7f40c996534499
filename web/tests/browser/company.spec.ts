/** Others at the table: what they say is noticed, who is away is called so, and a bot on my seat is no turn of mine. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { newTable, playOut, quick } from './play';

/** Ada and Ben at a table, each in a browser of their own. Ben begins. */
async function pair(browser: Browser, game = 'songbirds', options: object = { first_player: '2' }) {
  const ada = await (await browser.newContext()).newPage();
  const ben = await (await browser.newContext()).newPage();
  for (const page of [ada, ben]) await quick(page, { lang: 'en' });
  await ada.goto('/');
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
  const { id, link } = await newTable(ada, { game, seats, options });
  await ben.goto(`/join/${id}#${link}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ada.goto(`/table/${id}`);
  for (const page of [ada, ben]) await expect(page.getByRole('grid')).toBeVisible();
  return { ada, ben, id };
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Chat/ }).click();
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(text)).toBeVisible();
  await page.keyboard.press('Escape');
}

test('what somebody says is counted, shown and read out; looking at it ends that', async ({ browser }) => {
  const { ada, ben } = await pair(browser);
  const toast = (text: string) => ada.getByRole('status').getByRole('button', { name: `Ben: ${text}` });
  // It is shown for some seconds only: looked for from the beginning.
  await Promise.all([expect(toast('Hello Ada')).toBeVisible(), say(ben, 'Hello Ada')]);
  await expect(ada.getByRole('button', { name: 'Chat One unread message.' })).toBeVisible();
  await say(ben, 'Are you there?');
  await expect(ada.getByRole('button', { name: 'Chat 2 unread messages.' })).toBeVisible();
  await Promise.all([toast('Well then').click(), say(ben, 'Well then')]);
  await expect(ada.getByRole('dialog')).toContainText('Hello Ada');
  await ada.keyboard.press('Escape');
  await expect(ada.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  // One's own words are no news.
  await expect(ben.locator('.badge')).toHaveCount(0);
});

test('who is away is called so, and a bot may play for them when it is allowed', async ({ browser }) => {
  const { ada, ben, id } = await pair(browser);
  const away = ben.context();
  await ben.close();
  await expect(ada.getByRole('list', { name: 'Around the table' })).toContainText('away');
  await expect(ada.locator('.ask')).toContainText('Ben is away. The table waits.');
  await expect(ada.locator('aside').getByRole('button', { name: 'Let a bot play (Ben)' })).toBeVisible();
  await ada.locator('.ask').getByRole('button', { name: 'Let a bot play' }).click();
  await expect(ada.locator('[data-lit]').first()).toBeVisible();

  // Ben comes back: a bot plays for him, and his page does not look as if he were to play.
  const back = await away.newPage();
  await quick(back, { lang: 'en' });
  await back.goto(`/table/${id}`);
  await expect(back.locator('.ask')).toContainText('A bot plays for you.');
  await expect(back.locator('[data-lit]')).toHaveCount(0);
  await expect(back).toHaveTitle('Songbirds · Volière');
  await back.getByRole('button', { name: 'Take over' }).click();
  await expect(back.locator('.ask')).not.toContainText('A bot plays for you.');
});

test('the next game is seen at once by everybody who is still there', async ({ browser }) => {
  const { ada, ben } = await pair(browser, 'whats-up', {});
  await Promise.all([playOut(ada), playOut(ben)]);
  await ada.getByRole('button', { name: 'See the scores' }).click();
  await ada.getByRole('button', { name: 'Play again together' }).click();
  await expect(ada.getByRole('grid')).toBeVisible();
  // Ben still looks at the board.
  await expect(ben.locator('.ask').getByRole('link', { name: 'Join the next game' })).toBeVisible();
  await ben.getByRole('button', { name: 'See the scores' }).click();
  await expect(ben.getByRole('status').filter({ hasText: 'The next game is ready' })).toBeVisible();
  await expect(ben).toHaveTitle(/^● The next game is ready/);
  await ben.getByRole('button', { name: 'Join the next game' }).click();
  await expect(ben).toHaveURL(ada.url());
});
