/** Every lesson to its end; one left in the middle and gone on with elsewhere. */
import { expect, test, type Page } from '@playwright/test';
import { faces } from '../../found';
import { clean } from './axe';
import { quick, watch } from './play';

const step = (page: Page) => page.locator('.coach .where');
const next = (page: Page) => page.locator('.coach .go', { hasText: /^\s*(Suite|Next)/ });
const real = (page: Page) => page.getByRole('link', { name: /^(Jouer une vraie partie|Play a real game)/ });
const shots = process.env.SHOTS;

/** Does what the lesson asks; ends at its last step, or at step `stop`. */
async function go(page: Page, stop = 99, name = ''): Promise<void> {
  for (let i = 0; i < 80; i++) {
    const lit = page.locator('[data-lit]').first();
    const confirm = page.locator('[data-zone="ask"] .ask .go');
    await expect(next(page).or(real(page)).or(lit).first()).toBeVisible();
    const at = Number(/\d+/.exec(await step(page).innerText())?.[0]);
    if (name && shots)
      await page.screenshot({ path: `tests/browser/shots/lesson-${name}-${String(i).padStart(2, '0')}.png` });
    if (at >= stop || (await real(page).isVisible())) return;
    const before = await page.locator('.app').innerText();
    if (await next(page).isVisible()) await next(page).click();
    else if (await confirm.isVisible()) await confirm.click();
    else await lit.click();
    await expect
      .poll(async () => (await page.locator('.app').innerText()) !== before || (await confirm.isVisible()))
      .toBe(true);
  }
  throw new Error('the lesson does not end');
}

for (const [i, game] of faces().entries()) {
  const lang = i % 2 ? 'en' : 'fr';
  test(`the lesson of ${game} to its end, in ${lang}`, async ({ page }) => {
    const wrong = watch(page);
    await quick(page, { lang });
    await page.goto('/');
    await page.locator(`a[href="/learn/${game}"]`).click();
    await expect(page.locator('.coach')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await clean(page, 'first step');
    await go(page, 99, game);
    await clean(page, 'last step');
    // From here to a real game: two clicks.
    await real(page).click();
    await page.getByRole('button', { name: /^(Jouer|Play)$/ }).click();
    await expect(page.locator('[data-lit]').first()).toBeVisible();
    await expect(page.locator('.coach')).toHaveCount(0);
    // What is learnt is no open table and no finished game.
    await page.goto('/');
    await expect(page.getByText(/leçon que vous avez|lesson you have/)).toHaveCount(0);
    expect(wrong).toEqual([]);
  });
}

test('a lesson is left and gone on with, in the other language and on another device', async ({ page, browser }) => {
  await quick(page);
  await page.goto('/new/songbirds');
  await page.getByRole('link', { name: 'Leçon' }).click();
  await expect(step(page)).toContainText('Leçon, 1 sur');
  await go(page, 4);
  await expect(step(page)).toContainText('4 sur');
  const table = page.url();
  // Leafing back changes nothing.
  const text = await page.locator('.coach .text').innerText();
  await page.getByRole('button', { name: 'Relire' }).click();
  await expect(page.locator('.coach .text')).not.toHaveText(text);
  await page.getByRole('button', { name: 'Suite' }).click();
  await expect(page.locator('.coach .text')).toHaveText(text);

  await page.goto('/');
  await expect(page.locator('ul li', { hasText: 'Une leçon que vous avez commencée.' })).toHaveCount(1);
  await page.getByRole('button', { name: 'English' }).click();
  await page.locator('a[href="/learn/songbirds"]').click();
  await expect(step(page)).toContainText('Lesson, 4 of');
  expect(page.url()).toBe(table);

  // The recovery link brings it to another device.
  const { recovery } = (await (
    await page.request.post('/api/me/recovery', { headers: { origin: new URL(page.url()).origin } })
  ).json()) as { recovery: string };
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await quick(phone, { lang: 'en' });
  await phone.goto(`/recover#${recovery}`);
  await expect(phone.getByText('A lesson you have begun.').first()).toBeVisible();
  await phone.goto(table);
  await expect(step(phone)).toContainText('Lesson, 4 of');
  await go(phone);
});

test('another choice is kindly refused', async ({ page }) => {
  await quick(page);
  await page.goto('/learn/whats-up');
  await go(page, 3);
  const hint = page.locator('.coach .hint');
  await expect(hint).not.toHaveClass(/nudge/);
  await page.locator('[data-thing="cell:0"]').click({ force: true });
  await expect(hint).toHaveClass(/nudge/);
  await expect(hint).toHaveText('Dans la leçon, choisissez ce qui est entouré.');
  await expect(page.locator('[data-lit]')).toHaveCount(1);
  await page.locator('[data-lit]').click();
  await expect(step(page)).toContainText('4 sur');
});
