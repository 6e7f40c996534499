/** The page "Me": name, recovery link, devices, my data, delete me. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { clean, STRICT } from './axe';
import { newTable, quick, watch } from './play';

const headers = (page: Page) => ({ origin: new URL(page.url()).origin });

/** The same person on another device. */
async function another(page: Page, open: Page): Promise<void> {
  const made = await page.request.post('/api/me/recovery', { headers: headers(page) });
  const { recovery } = (await made.json()) as { recovery: string };
  await open.goto(`/recover#${recovery}`);
  await expect(open).toHaveURL(/\/$/);
}

test('a name, from the lobby by keyboard alone', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  await page.goto('/');
  const way = page.getByRole('link', { name: 'Moi' });
  await expect(way).toBeVisible();
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Moi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Me supprimer' })).toHaveCount(0);
  await page.getByLabel('Votre nom').fill('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Enregistré.' })).toBeVisible();
  await page.getByLabel('Votre nom').fill('Zerlina');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => ((await (await page.request.get('/api/me')).json()) as { name: string }).name)
    .toBe('Zerlina');
  expect(wrong).toEqual([]);
});

for (const [theme, lang, width] of [
  ['light', 'fr', 1280],
  ['dark', 'en', 390],
] as const) {
  test(`axe finds nothing on Me, ${theme}, ${width} px`, async ({ page }) => {
    await quick(page, { theme, lang });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await newTable(page, { game: 'songbirds', seats: [{ who: 'me' }, { who: 'open' }] });
    await page.goto('/me');
    await page.getByRole('button', { name: /Créer un lien|Make a link/ }).click();
    await expect(page.getByRole('textbox', { name: /Adresse|Address/ })).toHaveValue(/\/recover#./);
    await expect(page.getByText(/Cet appareil|This device/)).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'wider than the page').toBeLessThanOrEqual(0);
    await clean(page, 'me', STRICT);
    await page.screenshot({ path: `tests/browser/shots/me-${theme}-${width}.png`, fullPage: true });
    await page.getByRole('button', { name: /Me supprimer…|Delete me …/ }).click();
    await clean(page, 'delete me', STRICT);
    await page.screenshot({ path: `tests/browser/shots/me-delete-${theme}-${width}.png` });
    await page.getByRole('button', { name: /Continuer|Continue/ }).click();
    await clean(page, 'delete me, really', STRICT);
  });
}

test('devices: one is signed out, then all others, then everywhere', async ({ page, browser }) => {
  await quick(page);
  await page.goto('/');
  await newTable(page, {
    game: 'songbirds',
    seats: [
      { who: 'me', name: 'Ada' },
      { who: 'bot', bot: 'greedy' },
    ],
  });
  const phone = await (await browser.newContext()).newPage();
  const pad = await (await browser.newContext()).newPage();
  for (const other of [phone, pad]) {
    await quick(other);
    await another(page, other);
  }
  const tables = (await (await phone.request.get('/api/tables')).json()) as { running: { id: string }[] };
  await phone.goto(`/table/${tables.running[0].id}`);
  await expect(phone.getByRole('grid')).toBeVisible();
  await page.goto('/me');
  const others = page.getByRole('listitem').filter({ hasText: 'Un autre appareil' });
  await expect(others).toHaveCount(2);
  await others.first().getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(others).toHaveCount(1);
  await page.getByRole('button', { name: 'Déconnecter tous les autres' }).click();
  await expect(others).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Déconnecter tous les autres' })).toBeDisabled();
  await expect(phone.getByText('Dites d’abord qui vous êtes.')).toBeVisible();
  for (const other of [phone, pad]) expect((await other.request.get('/api/me')).status()).toBe(401);
  await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
  const asked = page.getByRole('dialog', { name: 'Se déconnecter partout' });
  await expect(asked).toContainText('lien de récupération');
  await asked.getByRole('button', { name: 'Rester' }).click();
  expect((await page.request.get('/api/me')).status()).toBe(200);
  await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
  await asked.getByRole('button', { name: 'Se déconnecter partout' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await page.request.get('/api/me')).status()).toBe(401);
});

test('my data is a file; delete me asks twice and leaves nothing', async ({ page, browser }) => {
  await quick(page);
  await page.goto('/');
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
  const { id, link } = await newTable(page, { game: 'songbirds', seats, options: { first_player: '2' } });
  const ben = await (await browser.newContext()).newPage();
  await quick(ben);
  await ben.goto(`/join/${id}#${link}`);
  await ben.getByLabel('Votre nom').fill('Ben');
  await ben.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(ben.getByRole('grid')).toBeVisible();

  await page.goto('/me');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger' }).click();
  const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
  expect(file.tables.map((table: { id: string }) => table.id)).toEqual([id]);
  expect(file.devices).toHaveLength(1);
  expect(file.said).toEqual([]);

  await page.getByRole('button', { name: 'Me supprimer…' }).click();
  const asked = page.getByRole('dialog', { name: 'Me supprimer' });
  await expect(asked).toContainText('un robot prend la suite');
  await asked.getByRole('button', { name: 'Tout garder' }).click();
  await expect(asked).toHaveCount(0);
  await page.getByRole('button', { name: 'Me supprimer…' }).click();
  await asked.getByRole('button', { name: 'Continuer' }).click();
  await expect(asked).toContainText('faut-il vraiment tout supprimer');
  await asked.getByRole('button', { name: 'Supprimer pour toujours' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await expect(page.locator(`a[href="/table/${id}"]`)).toHaveCount(0);

  // At Ben's table a bot plays, for somebody without a name.
  await expect(ben.locator('aside [data-key="seat:0"]')).toContainText('quelqu’un');
  await expect(ben.locator('aside')).not.toContainText('Ada');
  await expect(ben.locator('[data-lit]').first()).toBeVisible();
});
