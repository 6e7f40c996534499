import { expect, test } from '@playwright/test';
import { clean, STRICT } from './axe';
import { advance, clickOn, newTable, over, quick } from './play';

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on lobby, table, end and replay, ${theme}`, async ({ page }) => {
    await quick(page, { theme });
    await page.goto('/');
    await expect(page.locator('a[href="/new/songbirds"]')).toBeVisible();
    await clean(page, 'lobby', STRICT);
    await page.goto('/new/songbirds');
    await expect(page.getByRole('button', { name: 'Jouer', exact: true })).toBeEnabled();
    await clean(page, 'new table', STRICT);
    await page.getByRole('button', { name: 'Jouer', exact: true }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await clickOn(page);
    await page.locator('[data-zone="board"] [data-lit]').first().hover();
    await clean(page, 'songbirds', STRICT);
    await page.keyboard.press('?');
    await clean(page, 'keys', STRICT);
    await page.keyboard.press('Escape');
    await advance(page, new URL(page.url()).pathname.split('/')[2], Infinity);
    await over(page).click();
    await expect(page.getByRole('img', { name: /^La course/ })).toBeVisible();
    await clean(page, 'end', STRICT);
    await page.getByRole('link', { name: 'Revoir la partie' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await clean(page, 'replay', STRICT);
    await page.goto('/rules/whats-up');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await clean(page, 'rules', STRICT);
    const { id } = await newTable(page, {
      game: 'whats-up',
      seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }, { who: 'bot', bot: 'random' }],
    });
    await page.goto(`/table/${id}`);
    await expect(page.locator('[data-lit]').first()).toBeVisible();
    await clean(page, 'whats up', STRICT);
    const waiting = await newTable(page, { game: 'songbirds', seats: [{ who: 'me' }, { who: 'open' }] });
    await page.goto(`/table/${waiting.id}`);
    await expect(page.getByText('Seul cet appareil peut ouvrir cette adresse')).toBeVisible();
    await clean(page, 'waiting', STRICT);
  });
}

for (const width of [360, 390, 768, 1280, 2560]) {
  test(`everything can be reached at ${width} px`, async ({ page }) => {
    await quick(page);
    await page.setViewportSize({ width, height: width < 700 ? 780 : width > 2000 ? 1440 : 800 });
    for (const game of ['songbirds', 'whats-up', 'feather']) {
      await page.goto(`/new/${game}`);
      await expect(page.locator('form .seg').first()).toBeVisible();
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('form .seg, form h2, form label, form p')]
          .filter((e) => e.scrollWidth > e.clientWidth + 1)
          .map((e) => e.outerHTML.slice(0, 90)),
      );
      expect(cut, `${game}: cut off in the form`).toEqual([]);
      await page.getByRole('button', { name: 'Jouer', exact: true }).click();
      await expect(page.locator('[data-lit]').first()).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${game} is wider than the page`).toBeLessThanOrEqual(0);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, a[href], select, input')]
          .filter((e) => e.offsetParent && !e.closest('.sr'))
          .map((e) => ({ box: e.getBoundingClientRect(), what: e.outerHTML.slice(0, 90) }))
          .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
          .map(({ box, what }) => `${Math.round(box.width)}×${Math.round(box.height)} ${what}`),
      );
      expect(small, `${game}: targets under 44 px`).toEqual([]);
      const hidden = await page.evaluate(() => {
        const strip = document.querySelector('[data-zone="ask"]')?.getBoundingClientRect();
        return !strip || strip.bottom > innerHeight + 1;
      });
      expect(hidden, 'the question strip is out of sight').toBe(false);
    }
  });
}

test('with reduced motion nothing travels', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/new/whats-up');
  await page.getByRole('button', { name: 'Jouer', exact: true }).click();
  await clickOn(page);
  await expect(page.locator('aside .log li')).not.toHaveCount(1);
  const travelling = await page.evaluate(() => {
    const frames = document.getAnimations().flatMap((one) => (one.effect as KeyframeEffect).getKeyframes());
    return frames.filter((frame) => 'transform' in frame).length;
  });
  expect(travelling).toBe(0);
});
