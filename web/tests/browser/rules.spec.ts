/** The rules open where the question is. */
import { expect, test } from '@playwright/test';
import { quick } from './play';

for (const lang of ['fr', 'en'] as const) {
  test(`from a question to its rule and on to another, in ${lang}`, async ({ page }) => {
    await quick(page, { lang });
    await page.goto('/new/songbirds');
    await page.getByRole('button', { name: /^(Jouer|Play)$/ }).click();
    await page.getByRole('button', { name: /^(La règle à ce sujet|The rule for this)$/ }).click();
    const here = page.locator('article .here');
    await expect(here).toContainText('SB-TURN-1');
    await expect(here).toBeInViewport();
    await expect(here).toBeFocused();
    // A rule that names another leads there.
    await page.locator('article a[href="#SB-R-2"]').first().click();
    await expect(here).toContainText('SB-R-2');
    await expect(here).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The menu and the key lead to the same rule; the bar to the whole text.
    await page.keyboard.press('r');
    await expect(here).toContainText('SB-TURN-1');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^(Règles|Rules)$/ }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(here).toHaveCount(0);
    await page.goto('/rules/songbirds#SB-LINE-3');
    await expect(here).toContainText('SB-LINE-3');
    await expect(here).toBeInViewport();
  });
}
