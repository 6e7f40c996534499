/** The pictures of the pages in docs/, made anew by `make pictures`: no test, but played at the real server like one. */
import { expect, test, type Page } from '@playwright/test';
import { make, PHONE, seats } from '../browser/box';
import { advance, newTable, quick, settled } from '../browser/play';

const DOCS = '../docs';
const me = { who: 'me', name: 'Ada' };
const bot = (name: string) => ({ who: 'bot', bot: 'greedy', name });

async function shoot(page: Page, file: string): Promise<void> {
  await settled(page);
  const jpeg = file.endsWith('.jpg');
  await page.screenshot({ path: `${DOCS}/${file}`, ...(jpeg ? { type: 'jpeg', quality: 82 } : {}) });
}

/** A table some moves on, with something that may be chosen under the pointer. */
async function sit(page: Page, game: string, others: object[], moves: number): Promise<void> {
  const { id } = await newTable(page, { game, seats: [me, ...others] });
  await advance(page, id, moves);
  await page.goto(`/table/${id}`);
  await expect(page.locator('[data-lit]').first()).toBeVisible();
}

for (const lang of ['en', 'fr'] as const) {
  test(`the players' pages, ${lang}`, async ({ page }) => {
    const picture = (name: string) => `play/pictures/${name}.${lang}.jpg`;
    await quick(page, { theme: 'light', lang });
    await page.goto('/');
    await expect(page.locator('a[href="/new/songbirds"]')).toBeVisible();

    await sit(page, 'songbirds', [bot('Inès'), bot('Sacha')], 5);
    await page.locator('[data-zone="hand"] [data-lit]').first().click();
    await page.locator('[data-zone="board"] [data-lit]').first().hover();
    await shoot(page, picture('songbirds'));

    const { id } = await newTable(page, { game: 'whats-up', seats: [me, bot('Inès')] });
    await advance(page, id, Infinity);
    await page.goto(`/table/${id}`);
    await expect(page.getByRole('img', { name: /^(La course|The race)/ })).toBeVisible();
    await shoot(page, picture('end'));

    await page.goto('/');
    await expect(page.locator('a[href^="/table/"]').first()).toBeVisible();
    await shoot(page, picture('lobby'));

    await page.setViewportSize(PHONE);
    const pad = await make(page, 'feather', seats(3));
    await page.goto(`/table/${pad.id}`);
    for (const n of [0, 1, 2, 5, 6]) await page.locator('.tiles .tile').nth(n).click();
    await shoot(page, picture('pad'));
  });
}
