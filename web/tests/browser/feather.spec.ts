/** Birds of a Feather through the page: alone and with seven, both languages, every option, by mouse and by keys. */
import { expect, test, type Page } from '@playwright/test';
import { clean, STRICT } from './axe';
import { laid, newTable, over, quick, settled, watch } from './play';

const BOTS = ['Grive', 'Loriot', 'Nour', 'Merle', 'Pinson', 'Huppe'];
const seatsOf = (n: number): object[] => [
  { who: 'me', name: 'Ada' },
  ...BOTS.slice(0, n - 1).map((name) => ({ who: 'bot', bot: 'greedy', name })),
];
const lit = (page: Page) => page.locator('[data-zone="hand"] [data-lit]');
const box = (page: Page, mark: string) => page.locator(`.notebook td.${mark}`);

async function open(page: Page, seats: number, options: object = {}): Promise<string> {
  await page.goto('/');
  const { id } = await newTable(page, { game: 'feather', seats: seatsOf(seats), options });
  await page.goto(`/table/${id}`);
  await expect(lit(page).first()).toBeVisible();
  await laid(page);
  return id;
}

/** One choice: a click arms it, the second makes it. False when the game is over. */
async function choose(page: Page, nth = 0): Promise<boolean> {
  await expect(lit(page).or(over(page)).first()).toBeVisible();
  if (await over(page).isVisible()) return false;
  await lit(page)
    .nth(nth % (await lit(page).count()))
    .click();
  await page.getByRole('button', { name: /^(Confirmer|Confirm)$/ }).click();
  await expect(page.getByRole('button', { name: /^(Confirmer|Confirm)$/ })).toHaveCount(0);
  return true;
}

async function playOut(page: Page): Promise<void> {
  for (let i = 0; i < 60; i++) if (!(await choose(page, i * 5))) return;
  throw new Error('the game does not end');
}

async function some(page: Page, choices: number): Promise<void> {
  for (let i = 0; i < choices; i++) expect(await choose(page, i * 3)).toBe(true);
}

async function shoot(page: Page, name: string): Promise<void> {
  await settled(page);
  await page.screenshot({ path: `tests/browser/shots/feather-${name}.png` });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${name} is too wide`).toBeLessThanOrEqual(0);
}

test('alone, by mouse, in French: the pile runs out and a title is earned', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  await open(page, 1);
  await expect(page.locator('.solo')).toContainText('Encore 11 tours');
  await playOut(page);
  await expect(page.locator('.solo [aria-current]')).toHaveCount(1);
  await over(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d+ points?\./);
  await expect(page.locator('.hero .words p')).toContainText('Titre');
  await expect(page.getByRole('img', { name: /^La course/ })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('seven players with raptors, by mouse, in English', async ({ page }) => {
  const wrong = watch(page);
  await quick(page, { lang: 'en' });
  await open(page, 7, { raptors: true });
  await expect(page.locator('.choices li')).toHaveCount(7);
  // Who has chosen is shown, what they chose is not.
  await expect(page.locator('.choices .bk')).toHaveCount(6);
  await expect(page.locator('aside')).toContainText('has chosen');
  await choose(page);
  await expect(page.locator('.settled figure')).toHaveCount(7);
  // The log has a row for what each of them saw.
  const sights = page.locator('aside .log li').first().locator('span').filter({ hasText: /sees?/ });
  await expect(sights).toHaveCount(7);
  for (const text of await sights.allTextContents()) expect(text.match(/: (\S+) sees? /g)).toHaveLength(1);
  await playOut(page);
  await over(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|share/);
  // The account names all of them.
  await expect(page.locator('.account .total > span')).toHaveCount(7);
  await expect(page.getByRole('img', { name: /^The race/ })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('a first click shows what is certain, only the second one plays', async ({ page }) => {
  await quick(page);
  await open(page, 2);
  await expect(page.locator('.choices .neutral')).toHaveCount(2);
  const before = await page.locator('.stand').innerText();
  const first = lit(page).first();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.ask .q')).toContainText(/^Jouer .+\?$/);
  await expect(page.locator('.ask .sub')).toContainText('à coup sûr');
  await expect(box(page, 'sure')).toHaveCount(1);
  await expect(page.locator('.stand')).toHaveText(before);
  // Another card takes its place; the same one again is played.
  await lit(page).nth(1).click();
  await expect(first).not.toHaveAttribute('aria-pressed', 'true');
  await lit(page).nth(1).click();
  await expect(page.locator('.stand')).not.toHaveText(before);
  await expect(box(page, 'seen').first()).toBeVisible();
  await expect(page.locator('.settled figure')).toHaveCount(4);
});

test('notebooks of others are one tap away, and closed where the table hides them', async ({ page }) => {
  await quick(page);
  await open(page, 3);
  await some(page, 2);
  await page.locator('aside li').nth(1).getByRole('button').click();
  await expect(page.getByRole('dialog').locator('td.seen').first()).toBeVisible();
  // So are the cards that left the game: those of the first round, for the second one's lie on the table.
  await page.keyboard.press('Escape');
  const gone = page.getByRole('button', { name: /^\d+ cartes? sorties? du jeu$/ });
  const count = Number.parseInt(await gone.innerText());
  await gone.click();
  await expect(page.getByRole('dialog', { name: 'Sorties du jeu' }).locator('li').first()).toBeVisible();
  expect(count).toBeGreaterThanOrEqual(await page.getByRole('dialog').locator('li').count());
  await open(page, 3, { hide_sheets: true });
  await some(page, 1);
  await page.locator('aside li').nth(1).getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('reste fermé');
});

test('migration: three cards fly to the left neighbour, three arrive', async ({ page }) => {
  await quick(page);
  await open(page, 4, { migration: true });
  await expect(page.locator('.passing')).toContainText('Pour Grive');
  await choose(page);
  await expect(page.locator('.passing .mine .card:not(.outlined)')).toHaveCount(1);
  await some(page, 2);
  await expect(page.locator('.stand')).toHaveText(/Tour 1 sur 14/);
  await expect(page.locator('[data-zone="hand"] .moved').first()).toBeVisible();
  await some(page, 2);
  await expect(page.locator('.settled figure')).toHaveCount(4);
});

test('draft: packs go round, a neutral hand is fed, then the hand is played', async ({ page }) => {
  await quick(page);
  await open(page, 3, { draft: true, raptors: true });
  await expect(page.locator('.passing .seat')).toHaveCount(3);
  await expect(page.locator('.passing h2')).toContainText('Lot 1 sur 2, passe à gauche');
  await expect(page.locator('[data-zone="hand"] .head')).toContainText('Aucune carte gardée');
  await some(page, 9);
  await expect(page.locator('.passing h2')).toContainText('Lot 2 sur 2, passe à droite');
  await choose(page);
  await expect(page.locator('.ask .q')).toContainText('main neutre');
  await some(page, 8);
  await expect(page.locator('.stand')).toHaveText(/Tour 1 sur 14/);
  await some(page, 2);
  await expect(page.locator('.settled figure')).toHaveCount(4);
});

test('a whole game with nothing but the keyboard', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  await open(page, 6);
  const speech = page.locator('[data-speech]');
  for (let i = 0; i < 12; i++) {
    await expect(lit(page).or(over(page)).first()).toBeVisible();
    if (await over(page).isVisible()) break;
    const round = await page.locator('.stand').innerText();
    await page.keyboard.press('h');
    if (i % 2 && (await lit(page).count()) > 1) await page.keyboard.press('ArrowRight');
    await expect(page.locator('.ask .sub')).toContainText(/sûr|certain/);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-zone="hand"] [aria-pressed]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('.stand')).not.toHaveText(round);
    await expect(speech).toContainText(/observe/);
  }
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gagne|partagent/);
  expect(wrong).toEqual([]);
});

for (const { theme, lang } of [
  { theme: 'light', lang: 'fr' },
  { theme: 'dark', lang: 'en' },
] as const) {
  test(`axe finds nothing and every width fits, ${theme}, ${lang}`, async ({ page }) => {
    await quick(page, { theme, lang });
    const sizes = { 1280: 800, 768: 1024, 390: 844 };
    const everyWidth = async (name: string): Promise<void> => {
      for (const [width, height] of Object.entries(sizes)) {
        await page.setViewportSize({ width: Number(width), height });
        await shoot(page, `${name}.${width}.${theme}.${lang}`);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    await open(page, 4, { draft: true });
    await lit(page).first().click();
    await clean(page, 'draft', STRICT);
    await everyWidth('draft');
    await open(page, 7, { migration: true });
    await lit(page).first().click();
    await clean(page, 'migration', STRICT);
    await everyWidth('migration');
    await open(page, 7, { raptors: true });
    await clean(page, 'opening', STRICT);
    await everyWidth('opening');
    await some(page, 4);
    await lit(page).first().click();
    await expect(page.locator('td.sure, td.maybe, .ask .sub').first()).toBeVisible();
    await clean(page, 'middle', STRICT);
    await everyWidth('middle');
    await page.keyboard.press('Escape');
    await some(page, 3);
    await over(page).click();
    await expect(page.getByRole('img', { name: /^(La course|The race)/ })).toBeVisible();
    await clean(page, 'end', STRICT);
    await everyWidth('end');
  });
}
