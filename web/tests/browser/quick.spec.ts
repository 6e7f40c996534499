/** What keeps a slow phone quick, counted: what is drawn is not styled twice. */
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
