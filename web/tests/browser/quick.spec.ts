/** What keeps a slow phone quick, counted: what is drawn is not styled twice, and nothing is made to fit before it is there. */
import { expect, test } from '@playwright/test';
import { advance, laid, newTable, quick } from './play';

test('drawings are kept, not displayed; only their clip paths are', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  const seats = [
    { who: 'me', name: 'Ada' },
    { who: 'bot', bot: 'random', name: 'Nour' },
  ];
  const { id } = await newTable(page, { game: 'wingspan', seats });
  await advance(page, id, 12);
  await page.goto(`/table/${id}`);
  await laid(page);
  await expect(page.locator('.app svg.bird use').first()).toBeAttached();
  const wrong = await page.evaluate(() => {
    const told: string[] = [];
    for (const one of document.querySelectorAll('body > .sprite')) {
      const kept = getComputedStyle(one).display === 'none';
      if (!kept && one.querySelector('symbol')) told.push(`displayed: ${one.firstElementChild?.id}`);
      if (kept && one.querySelector('clipPath')) told.push(`not there: ${one.querySelector('clipPath')?.id}`);
      for (const [, id] of one.innerHTML.matchAll(/url\(#([^)]+)\)/g))
        if (!document.getElementById(id)) told.push(`missing: ${id}`);
    }
    return told;
  });
  expect(wrong).toEqual([]);
  expect(await page.locator('body > .sprite clipPath').count()).toBeGreaterThan(0);
});

test('boards and hands of a replay are made to fit once all of them is laid', async ({ page }) => {
  await quick(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const counted = window as unknown as { zooms: number };
    counted.zooms = 0;
    const set = CSSStyleDeclaration.prototype.setProperty;
    CSSStyleDeclaration.prototype.setProperty = function (this: CSSStyleDeclaration, ...all) {
      if (all[0] === 'zoom' && document.querySelector('.app.hidden')) counted.zooms += 1;
      return set.apply(this, all);
    };
  });
  await page.goto('/');
  const bots = ['Nour', 'Merle', 'Loriot'].map((name) => ({ who: 'bot', bot: 'random', name }));
  const { id } = await newTable(page, { game: 'songbirds', seats: [{ who: 'me', name: 'Ada' }, ...bots] });
  await advance(page, id, Infinity);
  await page.goto(`/replay/${id}?at=9`);
  await laid(page);
  expect(await page.evaluate(() => (window as unknown as { zooms: number }).zooms)).toBe(0);
  await expect(page.locator('.hands > ul')).toHaveAttribute('style', /zoom/);
});
