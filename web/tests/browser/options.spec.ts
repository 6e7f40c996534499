/** Every option of every game at least once, and the numbers of players the other tests leave out: where a whole game would be
 *  long, a table and some turns at it. */
import { expect, test, type Page } from '@playwright/test';
import { advance, clickOn, laid, newTable, over, quick, watch } from './play';

const BOTS = ['Nour', 'Grive', 'Sittelle', 'Merle', 'Loriot', 'Huppe'];
const party = (players: number): object[] => [
  { who: 'me', name: 'Ada' },
  ...BOTS.slice(0, players - 1).map((name) => ({ who: 'bot', bot: 'random', name })),
];

async function sit(page: Page, game: string, players: number, options: object = {}): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/');
  const { id } = await newTable(page, { game, seats: party(players), options });
  await page.goto(`/table/${id}`);
  await expect(page.locator('[data-lit]').or(over(page)).first()).toBeVisible();
  await laid(page);
  return id;
}

async function some(page: Page, clicks: number): Promise<void> {
  for (let i = 0; i < clicks; i++) if (!(await clickOn(page, i))) return;
}

/** Some turns by mouse; the rest goes by itself, seen by the page. */
async function toTheEnd(page: Page, id: string): Promise<void> {
  await some(page, 6);
  await advance(page, id, Infinity);
  await over(page).click();
}

test('Songbirds alone, and as a team, to the end', async ({ page }) => {
  const wrong = watch(page);
  await quick(page, { lang: 'en' });
  await toTheEnd(page, await sit(page, 'songbirds', 1, { mode: 'solo' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d+ points?\./);
  await toTheEnd(page, await sit(page, 'songbirds', 3, { mode: 'coop', first_player: '2' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('Songbirds of four: early birds, late worms, two rounds, to the end', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  const id = await sit(page, 'songbirds', 4, {
    special: 'raven',
    early_bird: true,
    late_favourite_takes_worm: true,
    extended: 'rounds',
    rounds: 2,
  });
  await toTheEnd(page, id);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gagne|partagent/);
  expect(wrong).toEqual([]);
});

test('Songbirds with every other special card, and up to a target', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  for (const special of ['falcon', 'hummingbird', 'mockingbird', 'chosen']) {
    await sit(page, 'songbirds', 4, { special, extended: 'target', target: 20 });
    await some(page, 6);
  }
  expect(wrong).toEqual([]);
});

test('What’s Up of four, with what was seen', async ({ page }) => {
  const wrong = watch(page);
  await quick(page, { lang: 'en' });
  await toTheEnd(page, await sit(page, 'whats-up', 4, { memory_aid: true }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|share/);
  expect(wrong).toEqual([]);
});

test('What’s Up with nothing but the keyboard', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  await sit(page, 'whats-up', 2);
  const [lit, end] = [page.locator('[data-lit]'), over(page)];
  for (let i = 0; i < 600; i++) {
    await expect(lit.or(end).first()).toBeVisible();
    if (await end.isVisible()) break;
    await page.keyboard.press('g');
    for (let k = 0; k < i % 3; k++) await page.keyboard.press(k ? 'ArrowDown' : 'ArrowRight');
    await page.keyboard.press('Enter');
    if (await page.getByRole('button', { name: 'Confirmer' }).isVisible()) await page.keyboard.press('Enter');
  }
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gagne|partagent/);
  expect(wrong).toEqual([]);
});

test('Piafs without each of the species', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  for (const [removed_species, name] of [
    ['chaffinch', 'pinson'],
    ['greenfinch', 'verdier'],
    ['sparrow', 'moineau'],
    ['bullfinch', 'bouvreuil'],
    ['yellowhammer', 'bruant'],
  ]) {
    await sit(page, 'piafs', 2, { removed_species });
    await expect(page.getByRole('columnheader').filter({ hasText: 'merle' })).toHaveCount(1);
    await expect(page.getByRole('columnheader').filter({ hasText: name })).toHaveCount(0);
    await some(page, 2);
  }
  expect(wrong).toEqual([]);
});

test('Birds of a Feather: raptors of two, closed notebooks of five', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  for (const [players, options] of [
    [2, { raptors: true, neutral_raptors: false }],
    [5, { hide_sheets: true, raptors: true, migration: true }],
  ] as const) {
    await sit(page, 'feather', players, options);
    for (let i = 0; i < 6; i++) {
      await page.locator('[data-zone="hand"] [data-lit]').first().click();
      await page.getByRole('button', { name: 'Confirmer' }).click();
      await expect(page.getByRole('button', { name: 'Confirmer' })).toHaveCount(0);
    }
    await expect(page.locator('.settled figure').first()).toBeVisible();
  }
  // What went to the neighbour can be looked up.
  await page.getByText('Ce que vous avez vu passer').click();
  await expect(page.locator('details li')).toContainText(/\d chez Nour/);
  expect(wrong).toEqual([]);
});

test('Wingspan of three and four', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  for (const [players, options] of [
    [3, { goals: 'blue', edition: 'fr' }],
    [4, { hands: 'public', printed_cards: true }],
  ] as const) {
    await sit(page, 'wingspan', players, options);
    for (const one of ['.birds', '.foods', '.two']) await page.locator(`.setup ${one} button`).first().click();
    await page.locator('[data-zone="hand"] .go').click();
    await expect(page.locator('.setup')).toHaveCount(0);
    await expect(page.locator('aside .seat-line')).toHaveCount(players);
    await expect(page.locator('aside', { hasText: 'Un point pour chacun, 5 au plus.' })).toHaveCount(
      players === 3 ? 1 : 0,
    );
    await some(page, 6);
  }
  expect(wrong).toEqual([]);
});
