/** Pictures to LOOK at, in tests/browser/shots: every page, wide and narrow, by day and by night, in both languages. */
import { expect, test, type Page } from '@playwright/test';
import { advance, newTable, quick, settled } from './play';

const SIZES = { 1280: 800, 768: 1024, 390: 844 } as const;
const LOOKS = [
  { theme: 'light', lang: 'fr' },
  { theme: 'dark', lang: 'en' },
] as const;
const bot = { who: 'bot', bot: 'greedy', name: 'Grive' };
const me = { who: 'me', name: 'Ada' };

/** The page at every size, as it is now. */
async function shoot(page: Page, name: string, look: string): Promise<void> {
  for (const [width, height] of Object.entries(SIZES)) {
    await page.setViewportSize({ width: Number(width), height });
    await settled(page);
    const cell = page.locator('[data-zone="board"] [data-lit]').first();
    if (await cell.isVisible()) await cell.hover();
    await page.screenshot({ path: `tests/browser/shots/${name}.${width}.${look}.png` });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${name} is too wide at ${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const { theme, lang } of LOOKS) {
  test(`pictures at every width, ${theme}, ${lang}`, async ({ page }) => {
    const look = `${theme}.${lang}`;
    await quick(page, { theme, lang });
    await page.goto('/');
    await expect(page.locator('a[href="/new/songbirds"]')).toBeVisible();
    await shoot(page, 'lobby', look);
    await page.goto('/new/songbirds');
    await expect(page.locator('form .go')).toBeEnabled();
    await shoot(page, 'new', look);

    const open = async (name: string, body: object, moves: number): Promise<void> => {
      const { id } = await newTable(page, body);
      await advance(page, id, moves);
      await page.goto(`/table/${id}`);
      await expect(page.locator('[data-lit]').first()).toBeVisible();
      await shoot(page, name, look);
    };
    await open('songbirds', { game: 'songbirds', seats: [me, bot, { ...bot, name: 'Loriot' }] }, 4);
    await open(
      'songbirds-four',
      {
        game: 'songbirds',
        seats: [me, bot, bot, bot],
        options: { special: 'raven', early_bird: true, extended: 'rounds' },
      },
      3,
    );
    await open('songbirds-solo', { game: 'songbirds', seats: [me], options: { mode: 'solo' } }, 6);
    await open('songbirds-team', { game: 'songbirds', seats: [me, bot], options: { mode: 'coop' } }, 3);
    await open(
      'whats-up',
      { game: 'whats-up', seats: [me, bot, { ...bot, name: 'Merle' }], options: { memory_aid: true } },
      5,
    );

    const { id } = await newTable(page, { game: 'whats-up', seats: [me, bot] });
    await advance(page, id, Infinity);
    await page.goto(`/table/${id}`);
    await expect(page.getByRole('img', { name: /^(La course|The race)/ })).toBeVisible();
    await shoot(page, 'end', look);
    await page.goto(`/replay/${id}?at=20`);
    await expect(page.getByRole('slider')).toBeVisible();
    await shoot(page, 'replay', look);
    const waiting = await newTable(page, { game: 'songbirds', seats: [me, { who: 'open' }, bot] });
    await page.goto(`/table/${waiting.id}`);
    await expect(page.getByRole('heading', { name: /^(On attend vos amis|Waiting for friends)/ })).toBeVisible();
    await shoot(page, 'waiting', look);
    await page.goto('/');
    await expect(page.locator('a[href^="/table/"]').first()).toBeVisible();
    await shoot(page, 'lobby-again', look);
  });
}
