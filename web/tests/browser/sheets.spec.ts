/** Paper for a game, where it is described and beside its rules. */
import { expect, test } from '@playwright/test';
import { quick } from './play';

// Each place once, each language once: the files themselves are read by tests/sheets.
for (const [lang, path, score, aid] of [
  ['fr', '/new/wingspan', 'Feuilles de score', 'Aide de jeu'],
  ['en', '/rules/wingspan', 'Score sheets', 'Player aid'],
] as const)
  test(`score sheets and player aid from ${path}, in ${lang}`, async ({ page }) => {
    await quick(page, { lang });
    await page.goto(path);
    for (const [name, kind] of [
      [score, 'score'],
      [aid, 'aid'],
    ]) {
      const got = page.waitForEvent('download');
      await page.getByRole('link', { name, exact: true }).click();
      expect((await got).suggestedFilename()).toMatch(new RegExp(`^wingspan-${kind}-${lang}-(a4|letter)\\.pdf$`));
    }
  });
