import { expect, test } from '@playwright/test';
import type { Push } from '../../src/lib/wire';
import { advance, newTable, over, playOut, quick, settled, twoClicks, watch } from './play';

for (const game of ['songbirds', 'whats-up']) {
  for (const lang of ['fr', 'en'] as const) {
    test(`a whole game of ${game} against a bot, by mouse, in ${lang}`, async ({ page }) => {
      const wrong = watch(page);
      await quick(page);
      await twoClicks(page, game, lang);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await playOut(page);
      await over(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        lang === 'fr' ? /gagne|partagent/ : /win|share/,
      );
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.getByRole('img', { name: lang === 'fr' ? /^La course/ : /^The race/ })).toBeVisible();
      expect(wrong).toEqual([]);
    });
  }
}

test('nobody is named before the favourites lie open', async ({ page }) => {
  await quick(page, { motion: 'on' });
  await page.goto('/');
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }];
  const { id } = await newTable(page, { game: 'songbirds', seats, options: { first_player: '1' } });
  const empty = (push: Push): number => (push.view?.forest as number[]).filter((card) => card < 0).length;
  await advance(page, id, 60, (push) => empty(push) <= 2);
  await page.goto(`/table/${id}`);
  await page.locator('[data-zone="hand"] [data-lit]').first().click();
  // Each turning over of a favourite, kept from its start: it may begin and end between two looks of a busy machine. And, whenever
  // the page changes, whether a winner can be read and a favourite is still being turned over then.
  await page.evaluate(() => {
    const turned: Animation[] = [];
    const seen: { named: boolean; turning: boolean }[] = [];
    Object.assign(window, { turned, seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      if (this.matches('[data-key^="favourite:"]')) turned.push(animation);
      return animation;
    };
    const look = () => {
      const said = ['.ask .q', 'aside .log'].map((one) => document.querySelector(one)?.textContent ?? '');
      const named = said.some((one) => /gagne|partag/.test(one));
      seen.push({ named, turning: turned.some(({ playState }) => playState === 'running') });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.locator('[data-zone="board"] [data-lit]').first().click();
  await expect(page.locator('.ask .q', { hasText: /gagne|partagent/ })).toBeVisible();
  const { turned, seen } = await page.evaluate(() => {
    const kept = window as unknown as { turned: Animation[]; seen: { named: boolean; turning: boolean }[] };
    return { turned: kept.turned.length, seen: kept.seen };
  });
  expect(turned).toBeGreaterThan(0);
  expect(seen.filter(({ named, turning }) => named && turning)).toEqual([]);
  expect(seen.at(-1)?.named).toBe(true);
});

test('the language changes in the middle of a game, and nothing else does', async ({ page }) => {
  await quick(page);
  await twoClicks(page, 'songbirds');
  await expect(page.locator('.ask .q', { hasText: 'Posez une carte.' })).toBeVisible();
  await page.locator('[data-zone="hand"] [data-lit]').first().click();
  await expect(page.locator('[data-zone="hand"] [aria-pressed]')).toHaveCount(1);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('.ask .q', { hasText: /Where do you place/ })).toBeVisible();
  await expect(page.locator('[data-zone="hand"] [aria-pressed]')).toHaveCount(1);
});

test('what a choice does is read before it is made', async ({ page }) => {
  await quick(page, { confirm: true });
  await twoClicks(page, 'songbirds');
  await page.locator('[data-zone="hand"] [data-lit]').first().click();
  const cell = page.locator('[data-zone="board"] [data-lit]').first();
  await cell.hover();
  await expect(page.locator('.ask .sub')).toContainText(/Vous posez/);
  const before = await page.locator('.stand').innerText();
  await cell.click();
  await expect(page.locator('.stand')).toHaveText(before);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.locator('.stand')).not.toHaveText(before);
});

test('a move that showed nothing is taken back at once', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }];
  const { id } = await newTable(page, { game: 'songbirds', seats, options: { mode: 'coop', first_player: '1' } });
  await page.goto(`/table/${id}`);
  await page.locator('[data-zone="hand"] [data-lit]').first().click();
  await page.locator('[data-zone="ask"] .go').click();
  await expect(page.locator('.ask .q')).toContainText('Où posez-vous');
  await page.getByRole('button', { name: 'Annuler' }).first().click();
  await expect(page.locator('[data-zone="hand"] [data-lit]').first()).toBeVisible();
  await expect(page.locator('.ask .q')).toContainText('Montrez la carte');
});

test('options that mean nothing are not shown', async ({ page }) => {
  await page.goto('/new/songbirds');
  await expect(page.getByLabel('Early Bird', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Carte spéciale')).toHaveCount(0);
  await page.getByRole('button', { name: '4', exact: true }).click();
  await page.getByLabel('Carte spéciale').selectOption('raven');
  await page.getByLabel('Early Bird', { exact: true }).check();
  await expect(page.getByLabel('Un ver pour les retardataires')).toBeVisible();
  // What no longer fits goes by itself.
  await page.getByRole('group', { name: 'Partie' }).getByRole('button', { name: 'coopérative' }).click();
  await expect(page.getByLabel('Early Bird', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: '1', exact: true }).click();
  await expect(page.getByLabel('Early Bird', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Jouer', exact: true })).toBeEnabled();
});

test('a cell that cannot be chosen says why', async ({ page }) => {
  await quick(page);
  await twoClicks(page, 'songbirds');
  await expect(page.locator('[data-zone="hand"] [data-lit]').first()).toBeVisible();
  await page.locator('[data-thing="cell:0"]').hover();
  await expect(page.locator('.ask .sub')).toHaveText(/ne touche encore aucune carte/);
});

test('aiming tells what a choice does without moving the board', async ({ page }) => {
  await quick(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await twoClicks(page, 'whats-up');
    const grid = page.getByRole('grid');
    await expect(page.locator('[data-lit]').first()).toBeVisible();
    await settled(page);
    const before = await grid.boundingBox();
    await page.locator('[data-lit]').last().hover();
    await expect(page.locator('.ask .sub')).toContainText('Retourner');
    expect(await grid.boundingBox()).toEqual(before);
  }
});
