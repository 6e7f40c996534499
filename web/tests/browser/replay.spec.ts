import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Recap } from '../../src/lib/wire';
import { advance, newTable, over, playOut, quick, watch } from './play';

test('the end, the rematch, and the replay from every side', async ({ page, browser }) => {
  const wrong = watch(page);
  await quick(page);
  await page.goto('/new/songbirds');
  await page.getByRole('button', { name: 'Jouer', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await playOut(page);
  const table = page.url();
  await over(page).click();

  // The end: what decided it, one's own place, the account, the picture made here, the proof folded away.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/gagne|partagent/);
  await expect(page.locator('.hero .own')).toContainText('Vous');
  await expect(page.getByRole('rowheader', { name: 'Baies' })).toBeVisible();
  await expect(page.getByText('SHA-256')).toBeHidden();
  await page.getByRole('button', { name: 'L’image à partager' }).click();
  await expect(page.locator('dialog [data-made]')).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Enregistrer l’image' }).click(),
  ]);
  expect((await readFile(await saved.path())).byteLength).toBeGreaterThan(20_000);
  await page.keyboard.press('Escape');
  // The race leads to a moment: in the middle of it, to the middle of the game.
  await page.getByRole('button', { name: 'Aller à ce moment' }).click();
  await expect(page).toHaveURL(/\/replay\/.*at=\d+/);

  const at = page.locator('.panel .more');
  await page.getByRole('button', { name: 'Au début' }).click();
  await expect(at).toContainText(/Moment 0 sur \d+/);
  await page.getByRole('button', { name: 'En avant' }).click();
  await expect(at).toContainText('Moment 1 sur');
  await page.getByRole('button', { name: 'À la fin' }).click();
  await expect(page.locator('[role="gridcell"] .card')).toHaveCount(25);
  // A line of the log leads to its moment, and is the one in sight there.
  await page.locator('.log [data-v="3"]').first().click();
  await expect(at).toContainText('Moment 3 sur');
  await expect(page.locator('.log [aria-current]').first()).toHaveAttribute('data-v', '3');
  // All hands are open until somebody's eyes are chosen.
  await page.getByRole('slider').fill('4');
  await expect(page.locator('.hands .hand-row')).toHaveCount(2);
  await page.locator('.eyes .seg button').nth(1).click();
  await expect(page).toHaveURL(/at=4&seat=0/);
  expect(await page.locator('.hands [data-thing]').count()).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'le public' }).click();
  await expect(page.locator('.hands [data-thing]')).toHaveCount(0);
  // By keys: a step, a turn, back to the start, four times as fast, and on by itself.
  await page.locator('body').press('Shift+ArrowRight');
  await expect(at).toContainText('Moment 5 sur');
  await page.keyboard.press('ArrowLeft');
  await expect(at).toContainText('Moment 4 sur');
  await page.keyboard.press('4');
  await expect(page.getByRole('button', { name: 'Vitesse : × 4' })).toBeVisible();
  await page.getByRole('button', { name: 'Lire' }).click();
  await expect(at).toContainText(/Moment ([6-9]|[1-9]\d) sur/);

  // A link to a moment opens that moment, for somebody else too.
  const link = page.url().replace(/at=\d+/, 'at=7');
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator('.panel .more')).toContainText('Moment 7 sur');

  await page.goto(table);
  await page.getByRole('button', { name: 'Rejouer', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(page.url()).not.toBe(table);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dernières parties' })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('points below nothing have a minus sign in the race', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  const seats = [
    { who: 'me', name: 'Ada' },
    { who: 'bot', bot: 'random', name: 'Nour' },
  ];
  const { id } = await newTable(page, { game: 'songbirds', seats });
  await advance(page, id, Infinity);
  await page.route('**/api/tables/*/recap*', async (route) => {
    const answer = await route.fetch();
    const recap = (await answer.json()) as Recap;
    recap.runners[0].points = recap.runners[0].points.map((_, i) => (i ? -27 : 0));
    await route.fulfill({ response: answer, json: recap });
  });
  await page.goto(`/table/${id}`);
  const race = page.locator('.race svg');
  await expect(race.locator('.name').first()).toHaveText(/ −27$/);
  await expect(race).toHaveAttribute('aria-label', / −27/);
});
