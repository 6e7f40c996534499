/** A game from a package of its own, which nothing here knows: found, played to its end, read, learnt, watched again.
 *  PYTHON_PLUGIN: a Python that has it installed beside voliere (`make browser` says so). */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { clean } from './axe';
import { clickOn, newTable, over, press, quick, settled, watch } from './play';

const python = process.env.PYTHON_PLUGIN;
const GAME = 'magpies';
const me = { who: 'me', name: 'Ada' };
const bot = { who: 'bot', bot: 'random', name: 'Pie' };
const shots = process.env.SHOTS;

test.skip(!python, 'PYTHON_PLUGIN is not set');
// One server for all of them.
test.describe.configure({ mode: 'default' });

const port = Number(process.env.VOLIERE_PORT ?? 8765) + 2000;
test.use({ baseURL: `http://127.0.0.1:${port}` });
let server: ChildProcess | undefined;

test.beforeAll(async () => {
  if (!python) return;
  const folder = mkdtempSync(join(tmpdir(), 'voliere-'));
  server = spawn(python, ['tests/browser/server.py', String(port), folder], { stdio: 'ignore' });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/api/games`).then(
      (a) => a.ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
});
test.afterAll(() => {
  server?.kill('SIGKILL');
});

async function fits(page: Page, where: string): Promise<void> {
  await clean(page, where);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, `${where} is as wide as the window`).toBeLessThanOrEqual(0);
}

const shot = async (page: Page, name: string): Promise<void> => {
  if (shots) await page.screenshot({ path: `tests/browser/shots/plugin-${name}.png` });
};
const board = (page: Page) => page.locator('.board .text');
const sit = async (page: Page, body: object = {}): Promise<string> => {
  await page.goto('/');
  const { id } = await newTable(page, { game: GAME, seats: [me, bot], ...body });
  await page.goto(`/table/${id}`);
  await expect(board(page)).toBeVisible();
  return id;
};

test('from the lobby to the end by mouse, and once more from the replay', async ({ page }) => {
  const wrong = watch(page);
  await quick(page, { lang: 'en' });
  await page.goto('/');
  const card = page.locator(`a[href="/new/${GAME}"]`);
  await expect(card.getByRole('heading')).toHaveText('Magpies');
  await expect(card.locator('.plate svg')).toBeVisible();
  await settled(page);
  await fits(page, 'lobby');
  await shot(page, 'lobby');
  await card.click();
  await expect(page.getByText('Thieves', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'bot: hoards for itself' })).toBeVisible();
  await fits(page, 'new table');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(board(page)).toContainText('Your hand');
  await fits(page, 'table');
  for (let turn = 0; ; turn++) {
    expect(turn).toBeLessThan(200);
    // Now a card in the text, then a button that says the same.
    const [drawn, end] = [board(page).locator('[data-lit]'), over(page)];
    await expect(page.locator('[data-zone="hand"] [data-lit]').or(end).first()).toBeVisible({ timeout: 30_000 });
    if (await end.isVisible()) break;
    if (turn === 3) await shot(page, 'table');
    if (turn % 2 && (await drawn.count())) await press(drawn.first());
    else await clickOn(page, turn);
  }
  await expect(page.locator('aside')).toContainText(/hides the/);
  await over(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|share/);
  await expect(page.getByRole('rowheader', { name: 'All four' })).toBeVisible();
  await fits(page, 'end');
  await shot(page, 'end');
  await page.getByRole('link', { name: 'Watch' }).or(page.locator('a[href^="/replay/"]')).first().click();
  await expect(board(page)).toContainText('Meadow');
  // All hands are open: each seat's own board.
  await expect(page.locator('.hands .text')).toHaveCount(2);
  await expect(page.locator('.hands .text').first()).toContainText('Your hand');
  await page.keyboard.press('ArrowRight');
  await fits(page, 'replay');
  await shot(page, 'replay');
  expect(wrong).toEqual([]);
});

test('with nothing but the keyboard, on a phone, in the dark, in French', async ({ page }) => {
  const wrong = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await quick(page, { lang: 'fr', theme: 'dark' });
  await sit(page, { options: { thieves: true } });
  await fits(page, 'phone');
  await shot(page, 'phone');
  const [lit, end] = [page.locator('[data-lit]'), over(page)];
  for (let i = 0; ; i++) {
    expect(i).toBeLessThan(200);
    await expect(lit.or(end).first()).toBeVisible({ timeout: 30_000 });
    if (await end.isVisible()) break;
    // To the text or to the buttons, along them, and there; or by the number of a button.
    const before = await page.locator('.app').innerText();
    if (i % 3 === 2) await page.keyboard.press('1');
    else {
      await page.keyboard.press(i % 3 ? 'h' : 'b');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    }
    await expect.poll(async () => (await page.locator('.app').innerText()) !== before).toBe(true);
  }
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gagne|partagent/);
  expect(wrong).toEqual([]);
});

test('text and buttons change their language in the middle of a game, a phone lies down', async ({ page }) => {
  const wrong = watch(page);
  await quick(page, { lang: 'en' });
  await sit(page);
  await expect(board(page)).toContainText('Meadow');
  await expect(page.locator('[data-zone="hand"] .btn').first()).toContainText(/^\s*1?\s*Hide the/);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(board(page)).not.toContainText('Meadow');
  await expect(page.locator('[data-zone="hand"] .btn').first()).not.toContainText('Hide');
  await page.setViewportSize({ width: 844, height: 390 });
  await settled(page);
  await fits(page, 'landscape');
  await shot(page, 'landscape');
  // What is under the pointer in the text is in hand, and said.
  await page.setViewportSize({ width: 768, height: 1024 });
  await board(page).locator('[data-lit]').first().hover();
  await expect(page.locator('.ask .sub')).not.toBeEmpty();
  await fits(page, 'tablet');
  await shot(page, 'tablet');
  expect(wrong).toEqual([]);
});

test('its rules are read from what the server has, and opened at what is asked', async ({ page }) => {
  const wrong = watch(page);
  await quick(page, { lang: 'en' });
  await page.goto(`/rules/${GAME}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Magpies/);
  await expect(page.locator('article b[id]').first()).toBeVisible();
  await fits(page, 'rules');
  await sit(page);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').locator('.here')).toContainText('MP-TURN-1');
  expect(wrong).toEqual([]);
});

test('its lesson to the end', async ({ page }) => {
  const wrong = watch(page);
  await quick(page, { lang: 'en' });
  await page.goto(`/learn/${GAME}`);
  const next = page.locator('.coach .go', { hasText: /^\s*Next/ });
  const done = page.getByRole('link', { name: /^Play a real game/ });
  const lit = page.locator('[data-zone="hand"] [data-lit]');
  for (let i = 0; ; i++) {
    expect(i).toBeLessThan(60);
    await expect(next.or(done).or(lit).first()).toBeVisible();
    if (await done.isVisible()) break;
    const before = await page.locator('.app').innerText();
    await ((await next.isVisible()) ? next : lit.first()).click();
    await expect.poll(async () => (await page.locator('.app').innerText()) !== before).toBe(true);
  }
  await fits(page, 'lesson');
  expect(wrong).toEqual([]);
});
