/** An invitation leads others to the table, not to their own device; and it can be copied without https. */
import { expect, test, type Page } from '@playwright/test';
import { newTable, quick } from './play';

async function waiting(page: Page, reach: object): Promise<{ id: string; link: string }> {
  await quick(page, { lang: 'en' });
  await page.route('**/api/reach', (route) => route.fulfill({ json: reach }));
  await page.goto('/');
  const made = await newTable(page, { game: 'songbirds', seats: [{ who: 'me', name: 'Ada' }, { who: 'open' }] });
  await page.goto(`/table/${made.id}`);
  return made;
}

const LAN = ['http://192.168.1.20:8642', 'http://10.0.0.7:8642'];

test('on localhost the invitation names an address others can reach, and one may choose', async ({ page }) => {
  const { id, link } = await waiting(page, { addresses: LAN, near: false });
  const address = page.getByLabel('Address', { exact: true });
  await expect(address).toHaveValue(`${LAN[0]}/join/${id}#${link}`);
  await expect(page.getByText('same Wi-Fi')).toBeVisible();
  const code = page.getByRole('img', { name: 'QR code of the address' }).locator('path');
  const before = await code.getAttribute('d');
  await page.getByLabel('Invite by this address').selectOption(LAN[1]);
  await expect(address).toHaveValue(`${LAN[1]}/join/${id}#${link}`);
  await expect.poll(() => code.getAttribute('d')).not.toBe(before);
});

test('a server that only listens here says so, and how to open it', async ({ page }) => {
  await quick(page, { lang: 'en' });
  await page.goto('/');
  const { id } = await newTable(page, { game: 'songbirds', seats: [{ who: 'me' }, { who: 'open' }] });
  // The server of these tests listens on loopback: its own answer.
  await page.goto(`/table/${id}`);
  await expect(page.getByText('Only this device can open this address')).toBeVisible();
  await expect(page.getByText('voliere serve --host 0.0.0.0')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of the address' })).toHaveCount(0);
});

test('copying works without https, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    addEventListener('copy', () => Object.assign(window, { taken: String(document.getSelection()) }));
  });
  const { id, link } = await waiting(page, { addresses: LAN, near: false });
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { taken: string }).taken)).toBe(
    `${LAN[0]}/join/${id}#${link}`,
  );
});
