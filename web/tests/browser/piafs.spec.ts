import { expect, test, type Page } from '@playwright/test';
import { clean, STRICT } from './axe';
import { clickOn, laid, newTable, over, playOut, quick, settled, watch } from './play';

const me = { who: 'me', name: 'Ada' };
const bots = (...names: string[]) => names.map((name) => ({ who: 'bot', bot: 'greedy', name }));
const THREE = bots('Nour', 'Grive', 'Sittelle');

async function shoot(page: Page, name: string): Promise<void> {
  await settled(page);
  await page.screenshot({ path: `tests/browser/shots/piafs-${name}.png` });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${name} is wider than the page`).toBeLessThanOrEqual(0);
}

async function sit(page: Page, seats: object[], options: object = {}): Promise<void> {
  await page.goto('/');
  const { id } = await newTable(page, { game: 'piafs', seats, options });
  await page.goto(`/table/${id}`);
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  await laid(page);
}

/** Plays on until this is asked. */
async function until(page: Page, question: RegExp): Promise<void> {
  for (;;) {
    await expect(page.locator('[data-lit]').first()).toBeVisible();
    if (question.test(await page.locator('.ask .q').innerText())) return;
    await clickOn(page);
  }
}

/** A card in hand, so that every perch says what would happen. */
async function aim(page: Page): Promise<void> {
  await until(page, /^(Envoyez|Send)/);
  await page.locator('[data-zone="hand"] [data-lit]').first().click();
  await expect(page.locator('.told .ahead')).toHaveCount(await page.locator('[data-thing^="perch:"]').count());
}

const some = async (page: Page, clicks: number): Promise<void> => {
  for (let i = 0; i < clicks; i++) await clickOn(page);
};

const account = async (page: Page, race: RegExp): Promise<void> => {
  await over(page).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('img', { name: race })).toBeVisible();
};

test('a whole game of two by mouse, in French, without the blackbird', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  await page.goto('/');
  await page.locator('a[href="/new/piafs"]').click();
  // Only two players play without a species.
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect(page.getByLabel('Espèce écartée')).toHaveCount(0);
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByLabel('Espèce écartée').selectOption('blackbird');
  await page.getByRole('button', { name: 'Jouer', exact: true }).click();
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  await expect(page.locator('[data-thing^="perch:"]')).toHaveCount(2);
  const species = page.getByRole('columnheader');
  await expect(species.filter({ hasText: 'merle' })).toHaveCount(0);
  await expect(species.filter({ hasText: 'moineau' })).toHaveCount(1);
  await clean(page, 'opening', STRICT);
  await shoot(page, 'opening.1280.light.fr');
  await some(page, 9);
  await aim(page);
  await clean(page, 'middle', STRICT);
  await shoot(page, 'middle.1280.light.fr');
  await page.getByRole('button', { name: 'Toutes les cartes' }).click();
  await expect(page.getByRole('dialog')).toContainText('sans le merle');
  await page.keyboard.press('Escape');
  await until(page, /^La partie s’achève/);
  // Who has chosen is seen, what is not.
  await expect(page.locator('aside li', { hasText: 'a choisi' })).toHaveCount(1);
  await expect(page.locator('aside .log')).not.toContainText(/\S+ garde :/);
  await expect(page.getByText('Dernier choix')).toBeVisible();
  await clickOn(page);
  await expect(page.locator('[data-zone="hand"] .tick')).toHaveCount(1);
  await shoot(page, 'choice.1280.light.fr');
  await playOut(page);
  await account(page, /^La course/);
  await expect(page.getByRole('rowheader')).toHaveText(['Couples', 'Majorités', 'Graines']);
  await clean(page, 'end', STRICT);
  await shoot(page, 'end.1280.light.fr');
  expect(wrong).toEqual([]);
});

test('a whole game of four by finger, in English, by night', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const wrong = watch(page);
  await quick(page, { theme: 'dark', lang: 'en' });
  await sit(page, [me, ...THREE]);
  await expect(page.locator('[data-thing^="perch:"]')).toHaveCount(3);
  await clean(page, 'opening', STRICT);
  await shoot(page, 'opening.390.dark.en');
  await some(page, 9);
  await aim(page);
  await clean(page, 'middle', STRICT);
  await shoot(page, 'middle.390.dark.en');
  // The first tap only aims.
  const perch = page.locator('[data-thing="perch:1"]');
  await perch.tap();
  await expect(page.locator('.ask .sub')).toContainText('You send');
  await perch.tap();
  await playOut(page);
  await shoot(page, 'over.390.dark.en');
  await account(page, /^The race/);
  await clean(page, 'end', STRICT);
  await shoot(page, 'end.390.dark.en');
  expect(wrong).toEqual([]);
});

test('a whole game of three with nothing but the keyboard', async ({ page }) => {
  await quick(page);
  await sit(page, [me, ...bots('Nour', 'Grive')]);
  const lit = page.locator('[data-lit]');
  const end = over(page);
  for (let i = 0; i < 400; i++) {
    await expect(lit.or(end).first()).toBeVisible();
    if (await end.isVisible()) break;
    // G goes to what is lit, arrows go on from there, Enter picks; Enter again agrees to what followed by itself.
    await page.keyboard.press('g');
    if (i % 3) await page.keyboard.press(i % 2 ? 'ArrowRight' : 'ArrowDown');
    await page.keyboard.press('Enter');
    if (await page.getByRole('button', { name: 'Confirmer' }).isVisible()) await page.keyboard.press('Enter');
  }
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gagne|partagent/);
});

test('every perch says what the card in hand would do there', async ({ page }) => {
  await quick(page, { confirm: true });
  await sit(page, [me, ...THREE]);
  await aim(page);
  for (const told of await page.locator('.told .ahead').all()) await expect(told).toContainText(/\d+ contre \d+/);
  // What is lit is seen; and a chain names its seed at the feeder.
  const row = page.locator('[data-thing="perch:0"]');
  await row.hover();
  await expect(page.locator('.ask .sub')).toContainText('Vous envoyez');
  const wins = /écart/.test(await row.innerText());
  await expect(page.locator('.feeder .aim')).toHaveCount(wins ? 1 : 0);
});

test('everything can be seen and reached from 360 to 2560 px, by day and by night', async ({ page }) => {
  await quick(page);
  await sit(page, [me, ...THREE]);
  await some(page, 6);
  for (const [width, height] of [
    [1280, 800],
    [2560, 1440],
    [768, 1024],
    [390, 844],
    [360, 740],
  ]) {
    await page.setViewportSize({ width, height });
    await aim(page);
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      await shoot(page, `four.${width}.${theme}.fr`);
    }
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href], select, input')]
        .filter((e) => e.offsetParent && !e.closest('.sr'))
        .map((e) => ({ box: e.getBoundingClientRect(), what: e.outerHTML.slice(0, 90) }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ box, what }) => `${Math.round(box.width)}×${Math.round(box.height)} ${what}`),
    );
    expect(small, `targets under 44 px at ${width} px`).toEqual([]);
    // The answer is in sight without scrolling.
    for (const perch of await page.locator('[data-thing^="perch:"]').all()) await expect(perch).toBeInViewport();
    await page.keyboard.press('Escape');
  }
});
