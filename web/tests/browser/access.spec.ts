/** For everybody: keyboard, screen reader, forced colours, large text. */
import AxeBuilder from '@axe-core/playwright';
import { chromium, expect, test, type Page } from '@playwright/test';
import { faces } from '../../found';
import { advance, clickOn, laid, newTable, quick } from './play';

const me = { who: 'me', name: 'Ada' };
const bot = { who: 'bot', bot: 'random', name: 'Nour' };

async function sit(page: Page, body: object): Promise<string> {
  await page.goto('/');
  const { id } = await newTable(page, body);
  await page.goto(`/table/${id}`);
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  await laid(page);
  return id;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.className ?? '');

for (const way of ['keyboard', 'mouse'] as const) {
  test(`after a move the next question has the focus, by ${way}`, async ({ page }) => {
    await quick(page);
    await sit(page, { game: 'songbirds', seats: [me, bot] });
    for (let i = 0; i < 3; i++) {
      const hand = page.locator('[data-zone="hand"] button[data-thing]');
      const cards = await hand.count();
      if (way === 'mouse') {
        await hand.first().click();
        await page.locator('[data-zone="board"] [data-lit]').first().click();
      } else {
        await page.keyboard.press('g');
        await page.keyboard.press('Enter');
        await page.keyboard.press('b');
        await page.keyboard.press('Enter');
      }
      await expect(hand).toHaveCount(cards - 1);
      await expect(page.locator('[data-zone="hand"] [data-lit]').first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    }
    expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
  });
}

test('a focus that is somewhere stays there', async ({ page }) => {
  await quick(page);
  const id = await sit(page, { game: 'songbirds', seats: [me, bot] });
  await page.locator('.bar .tool').first().focus();
  await advance(page, id, 1);
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  expect(await focused(page)).toContain('home');
});

test('single letters can be switched off', async ({ page }) => {
  await quick(page, { keys: false });
  await sit(page, { game: 'songbirds', seats: [me, bot] });
  for (const key of ['?', 'l', 's', 'r', '1', 'g']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.getByRole('button', { name: 'Réglages' }).first().click();
  await page.getByLabel('Raccourcis d’une lettre').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Touches' })).toBeVisible();
});

test('U asks before it takes back', async ({ page }) => {
  await quick(page);
  await sit(page, { game: 'wingspan', seats: [me, bot] });
  for (const one of ['.birds', '.foods', '.two']) await page.locator(`.setup ${one} button`).first().click();
  await page.locator('[data-zone="hand"] .go').click();
  await expect(page.locator('.setup')).toHaveCount(0);
  const question = page.locator('.ask .q');
  await page.locator('[data-thing="draw-cards:0"][data-lit]').click();
  await expect(question).toContainText('Quelle carte piochez-vous');
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Non, continuer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question).toContainText('Quelle carte piochez-vous');
  await page.keyboard.press('u');
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(question).toContainText('Jouez un oiseau');
});

test('wide tables of the rules can be reached by keyboard, and have a name', async ({ page }) => {
  await quick(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules/wingspan');
  const frames = page.locator('article .scroll');
  await expect(frames.first()).toBeVisible();
  await expect(page.locator('article table')).toHaveCount(await frames.count());
  for (const one of await frames.all()) {
    await expect(one).toHaveAttribute('tabindex', '0');
    await expect(one).toHaveAttribute('aria-label', /\S/);
  }
  const { violations } = await new AxeBuilder({ page }).withRules(['scrollable-region-focusable']).analyze();
  expect(violations).toEqual([]);
});

test('no landmark of a table lies in another one but main', async ({ page }) => {
  await quick(page);
  for (const game of faces()) {
    await sit(page, { game, seats: [me, bot] });
    const nested = await page.evaluate(() => {
      const all = 'main, aside, nav, section[aria-label]:not([role]), [role="region"], [role="navigation"]';
      return [...document.querySelectorAll(all)]
        .filter((e) => e.checkVisibility() && e.parentElement?.closest(all))
        .map((e) => e.outerHTML.slice(0, 90));
    });
    expect(nested, game).toEqual([]);
  }
});

test('a name of emoji has an avatar', async ({ page }) => {
  await quick(page);
  await sit(page, { game: 'whats-up', seats: [me, { ...bot, name: '👩‍👩‍👧 Dupont' }, { ...bot, name: '🦉' }] });
  await expect(page.locator('aside .seal')).toHaveText(['V', '👩‍👩‍👧', '🦉']);
});

test('every place of the mat has a name', async ({ page }) => {
  await quick(page);
  const id = await sit(page, { game: 'wingspan', seats: [me, bot] });
  await advance(page, id, 8);
  await page.reload();
  const cells = page.getByRole('gridcell');
  await expect(cells.first()).toBeAttached();
  for (const words of await cells.allTextContents()) expect(words.trim()).toMatch(/\p{L}{3}/u);
});

test('the race is readable on a phone', async ({ page }) => {
  await quick(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const { id } = await newTable(page, { game: 'songbirds', seats: [me, bot, { ...bot, name: 'Maximilien' }] });
  await advance(page, id, Infinity);
  await page.goto(`/table/${id}`);
  const race = page.getByRole('img', { name: /^La course/ });
  await expect(race).toBeVisible();
  const small = await race.locator('text').evaluateAll((all) =>
    (all as SVGTextElement[])
      .map((text) => ({
        size: parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
        box: text.getBoundingClientRect(),
        frame: (text.ownerSVGElement as SVGElement).getBoundingClientRect(),
        words: text.textContent,
      }))
      .filter(({ size, box, frame }) => size < 12 || box.right > frame.right + 1 || box.left < frame.left - 1)
      .map(({ size, words }) => `${words} (${size})`),
  );
  expect(small).toEqual([]);
});

test('in forced colours one sees what may be picked, what is chosen, and where the focus is', async ({ browser }) => {
  const context = await browser.newContext({ forcedColors: 'active' });
  const page = await context.newPage();
  await quick(page);
  await sit(page, { game: 'songbirds', seats: [me, bot] });
  const ring = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((e) => {
        const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(e, '::after');
        return [borderTopColor, borderTopStyle, borderTopWidth];
      });
  const system = (name: string) =>
    page.evaluate((colour) => {
      const probe = document.createElement('i');
      probe.style.color = colour;
      document.body.append(probe);
      const found = getComputedStyle(probe).color;
      probe.remove();
      return found;
    }, name);
  const highlight = await system('Highlight');
  expect((await ring('[data-zone="hand"] [data-lit]'))[0]).toBe(highlight);
  await page.locator('[data-zone="hand"] [data-lit]').first().click();
  expect(await ring('[data-zone="hand"] [aria-pressed="true"]')).toEqual([highlight, 'double', '5px']);
  expect(await ring('[data-zone="board"] .slot[data-lit]')).toEqual([highlight, 'dashed', '2px']);
  await page.keyboard.press('b');
  const focus = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outline);
  expect(focus).toMatch(/solid 4px/);
  const pressed = page.locator('.seg [aria-pressed="true"]').first();
  const ground = await pressed.evaluate((e) => getComputedStyle(e).backgroundColor);
  expect(ground).toBe(highlight);
  await page.screenshot({ path: 'tests/browser/shots/forced-colours.png' });
  await context.close();
});

test('who has chosen large text gets large text, and nothing is cut', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
  });
  try {
    const page = await browser.newPage({ baseURL, locale: 'fr-FR', viewport: { width: 1280, height: 800 } });
    await quick(page);
    await page.goto('/');
    await expect(page.locator('a[href="/new/songbirds"]')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('30px');
    await sit(page, { game: 'songbirds', seats: [me, bot] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect(page.locator('.ask .q')).toHaveCSS('font-size', /^3[0-9]px$/);
    await clickOn(page);
    await page.screenshot({ path: 'tests/browser/shots/large-text.png' });
  } finally {
    await browser.close();
  }
});
