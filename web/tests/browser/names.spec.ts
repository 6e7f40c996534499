/** Every bird's name, in every language, fits the smallest cards of a phone: whole, or broken with a hyphen. */
import { expect, test, type Page } from '@playwright/test';
import { found } from '../../found';
import { soft } from '../../src/lib/syllables';
import { fluent } from '../texts';
import { newTable, quick } from './play';

const names = (game: string, least: number): string[] =>
  found.languages.flatMap((lang) => {
    return [...fluent(lang, game).matchAll(new RegExp(`^${game}-bird-\\S+ = (.+)$`, 'gm'))].map((found) =>
      soft(found[1], least),
    );
  });

/** Puts every name on the first card of a place, and tells which ones stand over or leave the bird no room. */
async function tooLong(page: Page, place: string, all: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of [
    [360, 844],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(`${place} .name`).first()).toBeVisible();
    const wrong = await page.evaluate(
      ([where, texts]) => {
        const name = document.querySelector<HTMLElement>(`${where} .name`);
        const card = name?.closest<HTMLElement>('.in');
        const art = card?.querySelector('.art, .bird');
        if (!name || !card || !art) return ['no card'];
        const was = name.textContent;
        const words = document.createRange();
        const over = texts.filter((text) => {
          name.textContent = text;
          words.selectNodeContents(name);
          const [ink, edge] = [words.getBoundingClientRect(), card.getBoundingClientRect()];
          return (
            ink.right > edge.right + 0.5 ||
            ink.left < edge.left - 0.5 ||
            ink.bottom > edge.bottom + 0.5 ||
            name.scrollWidth > name.clientWidth + 1 ||
            card.scrollHeight > card.clientHeight + 1 ||
            art.getBoundingClientRect().height < 24
          );
        });
        name.textContent = was;
        return over;
      },
      [place, all] as const,
    );
    found.push(...wrong.map((text) => `${place}, ${width}: ${text}`));
  }
  return found;
}

test('no name of a bird is cut on a phone', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  const me = { who: 'me', name: 'Ada' };
  const wingspan = await newTable(page, { game: 'wingspan', seats: [me] });
  await page.goto(`/table/${wingspan.id}`);
  expect(await tooLong(page, '.setup', names('wingspan', 13))).toEqual([]);
  for (const one of ['.birds', '.foods', '.two'])
    for (const n of one === '.two' ? [0] : [0, 1, 2]) await page.locator(`.setup ${one} button`).nth(n).click();
  await page.locator('[data-zone="hand"] .go').click();
  await page.locator('[data-tab="market"]').click();
  expect(await tooLong(page, '[data-zone="board"]', names('wingspan', 13))).toEqual([]);
  // Until a bird lies on the mat; where everything is in sight.
  await page.setViewportSize({ width: 1280, height: 800 });
  const lit = page.locator('[data-lit]');
  for (let i = 0; i < 60 && !(await page.locator('.tile').count()); i++) {
    await expect(lit.first()).toBeVisible();
    const [hand, go] = [page.locator('[data-zone="hand"] [data-lit]'), page.locator('[data-zone="ask"] .go')];
    await ((await go.isVisible()) ? go : (await hand.count()) ? hand.first() : lit.first()).click();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-tab="mat"]').click();
  expect(await tooLong(page, '.tile', names('wingspan', 0))).toEqual([]);

  const bot = { who: 'bot', bot: 'random', name: 'Nour' };
  const feather = await newTable(page, { game: 'feather', seats: [me, bot, bot, bot, bot, bot, bot] });
  await page.goto(`/table/${feather.id}`);
  expect(await tooLong(page, '[data-zone="hand"]', names('feather', 13))).toEqual([]);
  await page.locator('[data-zone="hand"] [data-lit]').first().click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  expect(await tooLong(page, '.settled', names('feather', 13))).toEqual([]);
});
