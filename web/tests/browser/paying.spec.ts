/** Paying food in Wingspan (WS-PLAY-8): tokens in any order, put back at will, nothing paid that was not chosen. */
import { expect, test, type Page } from '@playwright/test';
import type { Push, WingspanView } from '../../src/lib/wire';
import { clean } from './axe';
import { newTable, quick, watch } from './play';

const FIRST_OF_FOOD = 510; // gain-food: every action before it plays a bird
const SIZES = [
  [1280, 800],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;

/** A table of one's own against the Automa where a bird is to be paid for, and in more than one way. */
async function toPay(page: Page): Promise<{ id: string; view: WingspanView }> {
  await page.goto('/');
  for (;;) {
    const { id } = await newTable(page, { game: 'wingspan', seats: [{ who: 'me', name: 'Ada' }], options: {} });
    const headers = { origin: new URL(page.url()).origin };
    for (let i = 0; i < 60; i++) {
      const push = await viewOf(page, id);
      const { ask } = push;
      if (!ask) break;
      const view = push.view as unknown as WingspanView;
      const payment = view.question?.payment;
      if (payment && payment.ways.some((way) => sum(way) === 2) && payment.ways.length > 2) return { id, view };
      const food = ask.options.includes(FIRST_OF_FOOD) && (ask.options[0] >= FIRST_OF_FOOD || i < 30);
      const a = food ? FIRST_OF_FOOD : ask.verb === 'sort-bird' ? ask.options[1] : ask.options[0];
      const data = { seat: 0, n: ask.n, a, id: `${id}-${i}` };
      await page.request.post(`/api/tables/${id}/play`, { data, headers });
    }
  }
}

const viewOf = async (page: Page, id: string): Promise<Push> =>
  (await (await page.request.get(`/api/tables/${id}/view?seat=0`)).json()) as Push;
const sum = (way: readonly number[]): number => way.reduce((a, b) => a + b, 0);
const token = (page: Page, kind: number) => page.locator(`[data-zone="hand"] [data-thing="food:${kind}"]`);
const numbers = (page: Page) => page.locator('[data-zone="hand"] .food .num').allInnerTexts();
const pay = (page: Page) => page.locator('[data-zone="ask"] .payment .btn');

for (const lang of ['fr', 'en'] as const) {
  test(`tokens are chosen in any order, put back and paid, ${lang}`, async ({ page }) => {
    const wrong = watch(page);
    await quick(page, { lang });
    const { id, view } = await toPay(page);
    await page.goto(`/table/${id}`);
    const payment = view.question?.payment;
    const way = payment?.ways.find((one) => sum(one) === 2) ?? [];
    const kinds = way.flatMap((n, kind) => Array<number>(n).fill(kind)).reverse(); // not in the order of the kinds
    const before = view.players[0].food;
    await expect(pay(page)).toBeDisabled();
    await token(page, kinds[0]).click();
    await expect(page.locator('.payment .token')).toHaveCount(1);
    await expect(page.locator('[data-zone="ask"] .sub')).toContainText(/^(Reste à couvrir|Still to cover)/);
    await expect(pay(page)).toBeDisabled();
    for (const theme of ['light', 'dark']) {
      await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect(pay(page)).toBeInViewport({ ratio: 1 });
        // At the edge of the page too there is room for a ring.
        const room = await page.locator('[data-zone="hand"] .food').evaluateAll((all) =>
          all.map((food) => {
            const [own, zone] = [food, food.closest('[data-zone]') as Element].map((e) => e.getBoundingClientRect());
            return Math.min(own.left - zone.left, zone.right - own.right);
          }),
        );
        expect(Math.min(...room), `room at ${width}`).toBeGreaterThanOrEqual(3.5);
        await page.screenshot({ path: `tests/browser/shots/paying.${lang}.${theme}.${width}.png` });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `at ${width}`).toBeLessThanOrEqual(0);
      }
      await clean(page, 'paying');
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    // Put back: as before. Then by keys.
    await page.locator('.payment .token').click();
    await expect(page.locator('.payment .token')).toHaveCount(0);
    expect(await numbers(page)).toEqual(before.map(String));
    for (const kind of kinds) {
      await token(page, kind).focus();
      await page.keyboard.press('Enter');
    }
    await expect(pay(page)).toBeEnabled();
    await page.screenshot({ path: `tests/browser/shots/paying.${lang}.ready.png` });
    await pay(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.payment')).toHaveCount(0);
    const push = await viewOf(page, id);
    const paid = push.log.events.filter((event) => event.name === 'paid').map((event) => Number(event.args.food));
    expect(paid.slice(-kinds.length)).toEqual([...kinds].sort());
    expect(wrong).toEqual([]);
  });
}
