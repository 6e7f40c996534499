import { expect, test, type Page } from '@playwright/test';
import { clickOn, newTable, quick, watch } from './play';

async function pair(ada: Page, ben: Page): Promise<string> {
  for (const page of [ada, ben]) await quick(page);
  await ada.goto('/');
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
  const { id, link } = await newTable(ada, { game: 'songbirds', seats, options: { first_player: '2' } });
  await ben.goto(`/join/${id}#${link}`);
  await ben.getByLabel('Votre nom').fill('Ben');
  await ben.getByRole('button', { name: 'S’asseoir' }).click();
  await ada.goto(`/table/${id}`);
  await expect(ada.getByRole('grid')).toBeVisible();
  await expect(ben.getByRole('grid')).toBeVisible();
  return id;
}

test('what is said is heard, as text and nothing else', async ({ browser }) => {
  const [ada, ben] = await Promise.all([
    (await browser.newContext()).newPage(),
    (await browser.newContext()).newPage(),
  ]);
  const wrong = watch(ben);
  await pair(ada, ben);
  const payload = 'Bonjour <img src=x onerror="document.title=1"> !';
  await ada.getByRole('button', { name: 'Discuter' }).click();
  await ada.getByLabel('Dites quelque chose').fill(payload);
  await ada.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(ben.locator('aside .said')).toContainText(payload);
  await expect(ben.locator('aside .said img')).toHaveCount(0);
  expect(wrong).toEqual([]);
});

test('a bot plays for somebody who is away, until they come back', async ({ browser }) => {
  const away = await browser.newContext();
  const ada = await (await browser.newContext()).newPage();
  const ben = await away.newPage();
  const id = await pair(ada, ben);
  await ben.close();
  await expect(ada.locator('aside')).toContainText('pas là');
  await ada.locator('aside [data-key="seat:1"] .seat-line').click();
  // Offered once he has been away for long enough.
  await ada.getByRole('dialog').getByRole('button', { name: 'Laisser jouer un robot' }).click();
  await expect(ada.getByRole('dialog')).toHaveCount(0);
  await expect(ada.locator('[data-lit]').first()).toBeVisible();
  const back = await away.newPage();
  await back.goto(`/table/${id}`);
  await back.getByRole('button', { name: /Vous/ }).first().click();
  await back.getByRole('button', { name: 'Reprendre ma place' }).click();
  await clickOn(ada);
  await clickOn(ada);
  await expect(back.locator('[data-lit]').first()).toBeVisible();
});

test('a finger aims first: the second tap does it', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await quick(page);
  await page.goto('/new/songbirds');
  await page.getByRole('button', { name: 'Jouer', exact: true }).tap();
  await page.locator('[data-zone="hand"] [data-lit]').first().tap();
  const before = await page.locator('.stand').innerText();
  const cell = page.locator('[data-zone="board"] [data-lit]').first();
  await cell.tap();
  await expect(page.locator('.ask .sub')).toContainText('Vous posez');
  await expect(page.locator('.stand')).toHaveText(before);
  await page.locator('[data-zone="board"] [aria-pressed]').tap();
  await expect(page.locator('.stand')).not.toHaveText(before);
});

test('a recovery link brings my tables to another device', async ({ browser, page }) => {
  await quick(page);
  await page.goto('/');
  const { id } = await newTable(page, {
    game: 'whats-up',
    seats: [
      { who: 'me', name: 'Ada' },
      { who: 'bot', bot: 'greedy' },
    ],
  });
  await page.goto('/me');
  await page.getByRole('button', { name: 'Créer un lien' }).click();
  const link = await page.getByRole('textbox', { name: 'Adresse' }).inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator(`a[href="/table/${id}"]`).first()).toBeVisible();
  const late = await (await browser.newContext()).newPage();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'Ce lien n’est plus valable.' })).toBeVisible();
});

test('whoever is somebody already is asked before a recovery link makes them somebody else', async ({
  browser,
  page,
}) => {
  const name = async (whose: Page) => ((await (await whose.request.get('/api/me')).json()) as { name: string }).name;
  const become = async (whose: Page, called: string): Promise<void> => {
    await whose.goto('/me');
    await whose.getByLabel('Votre nom').fill(called);
    await whose.keyboard.press('Enter');
    await expect.poll(() => name(whose)).toBe(called);
  };
  await quick(page);
  await become(page, 'Ada');
  await page.getByRole('button', { name: 'Créer un lien' }).click();
  const link = await page.getByRole('textbox', { name: 'Adresse' }).inputValue();
  const other = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await become(other, 'Ben');
  await other.goto(link);
  await expect(other.getByRole('main')).toContainText('vous êtes Ben');
  await other.getByRole('link', { name: 'Rester Ben' }).click();
  await expect(other).toHaveURL(/\/$/);
  expect(await name(other)).toBe('Ben');
  // The link is not used up.
  await other.goto(link);
  await other.getByRole('button', { name: 'Utiliser le lien' }).click();
  await expect(other).toHaveURL(/\/$/);
  expect(await name(other)).toBe('Ada');
});
