import { expect, test } from '@playwright/test';
import { over, quick, watch } from './play';

test('a whole game with nothing but the keyboard', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  await page.goto('/');
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.textContent?.trim());
  await expect(page.locator('a[href="/new/songbirds"]')).toBeVisible();
  for (let i = 0; i < 30 && (await focused()) !== '/new/songbirds'; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Jouer', exact: true })).toBeEnabled();
  for (let i = 0; i < 60 && (await focused()) !== 'Jouer'; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();

  const end = over(page);
  const lit = page.locator('[data-lit]');
  const speech = page.locator('[data-speech]');
  for (let i = 0; i < 40; i++) {
    await expect(lit.or(end).first()).toBeVisible();
    if (await end.isVisible()) break;
    // G goes to what is lit: a card, then a place for it; arrows go on from there.
    await page.keyboard.press('g');
    if (i % 2) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const places = page.locator('[data-zone="board"] [data-lit]');
    const confirm = page.getByRole('button', { name: 'Confirmer' });
    await expect(places.or(confirm).first()).toBeVisible();
    // Where only one place is left the card leads there by itself, and the next Enter agrees.
    if (!(await confirm.isVisible())) {
      await page.keyboard.press('b');
      await page.keyboard.press(i % 2 ? 'ArrowDown' : 'ArrowRight');
    }
    await expect(page.locator('.ask .sub')).toContainText(/Vous posez/);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-zone="board"] [data-lit]')).toHaveCount(0);
    await expect(speech).toContainText(/pose/);
  }
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gagne|partagent/);
  expect(wrong).toEqual([]);
});

test('keys are shown, and Escape goes one step back', async ({ page }) => {
  await quick(page);
  await page.goto('/new/songbirds');
  await page.getByRole('button', { name: 'Jouer', exact: true }).click();
  await expect(page.locator('[data-zone="hand"] [data-lit]').first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Esc');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('1');
  await expect(page.locator('[data-zone="hand"] [aria-pressed]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-zone="hand"] [aria-pressed]')).toHaveCount(0);
});
