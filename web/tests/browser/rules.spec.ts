/** The rules open where the question is. */
import { expect, test } from '@playwright/test';
import { clean } from './axe';
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
    // Contents say where one is and lead elsewhere; a search counts and marks, also what is folded.
    const contents = page.getByRole('navigation', { name: /^(Sommaire|Contents)$/ });
    await contents
      .getByRole('link', { name: /^(Vocabulaire|Words)/ })
      .first()
      .click();
    await expect(page.locator('article h2', { hasText: /^(Vocabulaire|Words)/ })).toBeInViewport();
    await page.getByRole('searchbox').fill('SB-R-5');
    await expect(page.getByRole('status').filter({ hasText: /^\d+ (sur|of) [1-9]/ })).toBeVisible();
    await expect(page.locator('mark.now')).toBeInViewport();
    await expect(page.locator('article')).not.toContainText('SB-INV-');
    // On one page: four steps, score and exceptions, all without scrolling.
    await page.getByRole('button', { name: /^(En une page|On one page)$/ }).click();
    await expect(page.locator('.panels section')).toHaveCount(6);
    await expect(page.locator('.panels section').last()).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL(/short/);
    await clean(page, 'rules');
  });
}

test('a line of the log rings what it speaks of; a choice is ringed for a moment, but not without motion', async ({
  page,
}) => {
  await quick(page, { lang: 'en', motion: 'on' });
  await page.goto('/new/songbirds');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const rings = page.locator('svg[aria-hidden] > path[pathLength]');
  await expect(rings).toHaveCount(0);
  // It is there for a second only: the page itself takes note of it.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('svg[aria-hidden] > path[pathLength]')) document.body.dataset.ringed = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('[data-zone="hand"] [data-lit]').first().click();
  await page.locator('[data-zone="board"] [data-lit]').first().click();
  await expect(page.locator('body')).toHaveAttribute('data-ringed');
  await expect(rings).toHaveCount(0);
  await page.locator('aside .log li', { hasText: 'You place' }).hover();
  await expect(rings.first()).toBeAttached();
  await page.locator('h1').hover();
  await expect(rings).toHaveCount(0);
  // One stop of the Tab key for the whole log, then the arrows.
  await page.locator('aside .log li[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('aside .log li').nth(1)).toBeFocused();
  await expect(page.locator('aside .log li[tabindex="0"]')).toHaveCount(1);
});

test('the way to the rules opens a game on one page', async ({ page }) => {
  await quick(page, { lang: 'en' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.locator('.panels section').first()).toBeVisible();
  await page.getByRole('button', { name: 'Full rules' }).click();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
});
