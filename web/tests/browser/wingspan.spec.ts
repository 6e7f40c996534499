/** Wingspan through the page: whole games at every kind of table, by mouse and by keys, with pictures to LOOK at in shots/. */
import { expect, test, type Page } from '@playwright/test';
import type { WingspanView } from '../../src/lib/wire';
import { clean, STRICT } from './axe';
import { advance, laid, newTable, over, press, quick, settled, watch } from './play';

const SIZES = { 1280: 800, 768: 1024, 390: 844 } as const;
const me = { who: 'me', name: 'Ada' };
const bots = (n: number) =>
  ['Inès', 'Grive', 'Loriot', 'Merle'].slice(0, n).map((name) => ({ who: 'bot', bot: 'random', name }));

async function sit(page: Page, others: number, options: object = {}, bot = 'random'): Promise<string> {
  await page.goto('/');
  const seats = [me, ...bots(others).map((b) => ({ ...b, bot }))];
  const { id } = await newTable(page, { game: 'wingspan', seats, options });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.setup')).toBeVisible();
  await laid(page);
  return id;
}

/** The start: some birds, as much food, a bonus card. */
async function keep(page: Page, birds: number): Promise<void> {
  for (let i = 0; i < birds; i++) await page.locator('.setup .birds button').nth(i).click();
  for (let i = 0; i < birds; i++)
    await page
      .locator('.setup .foods button')
      .nth(4 - i)
      .click();
  await page.locator('.setup .two button').last().click();
  await page.locator('[data-zone="hand"] .go').click();
  await expect(page.locator('.setup')).toHaveCount(0);
}

/** Always the same choices, but not always the first: birds are played when they can be. */
let seed = 1;
const chance = (n: number): number => {
  seed = (seed * 16807) % 2147483647;
  return seed % n;
};

/** Answers one question by mouse; false when the game is over. */
async function answer(page: Page): Promise<boolean> {
  const lit = page.locator('[data-lit]:visible');
  const end = over(page);
  // Where everything to pick lies in another view, its tab says so.
  const tab = page.locator('[data-tab]:has(b):visible');
  await expect(lit.or(end).or(tab).first()).toBeVisible();
  if (await end.isVisible()) return false;
  const confirm = page.locator('[data-zone="ask"] .go');
  if (!(await lit.count())) await press(tab.first());
  else if (await confirm.isVisible()) await press(confirm);
  else {
    const birds = page.locator('[data-zone="hand"] [data-lit]:visible');
    const from = chance(3) && (await birds.count()) ? birds : lit;
    await press(from.nth(chance(Math.max(1, await from.count()))));
  }
  return true;
}

async function playOut(page: Page, most = 600): Promise<boolean> {
  for (let i = 0; i < most; i++) if (!(await answer(page))) return true;
  return false;
}

/** On to the last turns of the last round, without the page. */
async function toTheLast(page: Page, id: string): Promise<void> {
  await page.goto('/');
  await advance(page, id, Infinity, ({ view }) => {
    const { round, players } = view as unknown as WingspanView;
    return round === 4 && players[0].cubes <= 3;
  });
  await page.goto(`/table/${id}`);
  // It tells all that went on meanwhile, and lies over the board on a phone until it is put away.
  await page
    .getByRole('region', { name: /Pendant votre absence|While you were away/ })
    .getByRole('button')
    .click();
}

/** Looked at by day and by night, at three sizes; axe reads each theme once, and each form of the page once. */
async function look(page: Page, name: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
    for (const [width, height] of Object.entries(SIZES)) {
      await page.setViewportSize({ width: Number(width), height });
      await settled(page);
      await page.screenshot({ path: `tests/browser/shots/wingspan-${name}.${width}.${theme}.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${name} at ${width}`).toBeLessThanOrEqual(0);
      if (theme === 'light' ? width === '1280' : width === '390')
        await clean(page, `${name}, ${width}, ${theme}`, STRICT);
    }
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('alone against the Automa, a whole game by mouse', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  seed = 5;
  await sit(page, 0, { automa: 'eaglet', expert: true, goals: 'blue', edition: 'en', printed_cards: true });
  await look(page, 'opening');
  await keep(page, 3);
  await expect(page.getByRole('grid')).toBeVisible();
  await playOut(page, 45);
  await expect(page.getByRole('group', { name: 'L’Automa' })).toContainText(/Dernière carte|Aucune carte/);
  await look(page, 'middle');
  expect(await playOut(page)).toBe(true);
  await over(page).click();
  // Against the Automa there is a winner too.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gagne|partagent/);
  await expect(page.locator('.account .total')).toContainText('L’Automa');
  await expect(page.getByRole('row', { name: /Oiseaux face cachée/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^La course.*L’Automa/ })).toBeVisible();
  await look(page, 'end');
  expect(wrong).toEqual([]);
});

test('two seats with open hands, in English', async ({ page }) => {
  const wrong = watch(page);
  await quick(page, { lang: 'en' });
  seed = 11;
  await sit(page, 1, { hands: 'public', edition: 'en' });
  await keep(page, 4);
  await playOut(page, 12);
  // What the other did since lies over the board; their mat is in the margin, and at full size one click or key away.
  await expect(page.locator('.since .bead').first()).toBeVisible();
  await expect(page.locator('aside [aria-label="The habitats of Inès"]')).toBeVisible();
  const place = page.locator('.rival');
  await page.locator('aside .seat-line').nth(1).click();
  await expect(place.getByRole('grid', { name: 'The habitats of Inès' })).toBeVisible();
  await expect(place).toContainText(/Hand of Inès|\b0 cards/);
  await clean(page, 'another mat', STRICT);
  await page.keyboard.press('Escape');
  await expect(place).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(place).toBeVisible();
  await page.keyboard.press('i');
  await expect(place).toHaveCount(0);
  // Answers in advance.
  await page.getByRole('button', { name: 'Answers in advance' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'always take it' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'always take it' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await clean(page, 'answers', STRICT);
  await page.keyboard.press('Escape');
  expect(await playOut(page)).toBe(true);
  await over(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|share/);
  for (const line of ['Birds', 'Bonus cards', 'End-of-round goals', 'Eggs', 'Cached food', 'Tucked cards'])
    await expect(page.getByRole('rowheader', { name: line, exact: true })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('Escape puts the mat of another away before what was aimed at', async ({ page }) => {
  await quick(page, { confirm: true });
  await sit(page, 1);
  await keep(page, 3);
  const aimed = page.locator('[data-zone="board"] [aria-pressed="true"]');
  await page.locator('[data-zone="board"] [data-lit]').first().click();
  await expect(aimed).toHaveCount(1);
  await page.keyboard.press('i');
  await expect(page.locator('.rival')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.rival')).toHaveCount(0);
  await expect(aimed).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(aimed).toHaveCount(0);
});

test('what others do is told step by step, and one key leads to one’s own turn', async ({ page }) => {
  const wrong = watch(page);
  await quick(page, { motion: 'on', pace: 1000 });
  await sit(page, 4);
  await keep(page, 1);
  const lit = page.locator('[data-lit]:visible');
  const skip = page.locator('[data-zone="ask"] .skip');
  await expect(lit.or(skip).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lit.first()).toBeVisible();
  // Four others, at half the usual speed: many seconds, of which the first step is seen.
  const told = page.waitForFunction(
    () =>
      document.querySelector('.since .bead.now') &&
      /Étape \d+ sur \d+/.test(document.querySelector('.ask .sub')?.textContent ?? ''),
  );
  await page.locator('[data-thing="lay-eggs:0"]').click();
  await told;
  await expect(skip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lit.first()).toBeVisible({ timeout: 3000 });
  await expect(skip).toHaveCount(0);
  await expect(page.locator('.since .bead').first()).toBeVisible();
  expect(wrong).toEqual([]);
});

test('five seats on a phone', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  seed = 23;
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await sit(page, 4, { automa: 'eagle' });
  await keep(page, 2);
  expect(await playOut(page, 20)).toBe(false);
  for (const tab of ['mat', 'market', 'hand', 'table']) {
    await page.locator(`[data-tab="${tab}"]`).click();
    await page.screenshot({ path: `tests/browser/shots/wingspan-five.390.${tab}.png` });
    await clean(page, tab, STRICT);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href]')]
        .filter((e) => e.offsetParent && !e.closest('.sr'))
        .map((e) => ({ box: e.getBoundingClientRect(), what: e.outerHTML.slice(0, 90) }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ box, what }) => `${Math.round(box.width)}×${Math.round(box.height)} ${what}`),
    );
    expect(small, `${tab}: targets under 44 px`).toEqual([]);
  }
  await toTheLast(page, id);
  expect(await playOut(page)).toBe(true);
  await over(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gagne|partagent/);
  expect(wrong).toEqual([]);
});

test('a hand of any size lies in its place, and each of its cards can be clicked', async ({ page }) => {
  await quick(page);
  await sit(page, 1);
  await keep(page, 3);
  for (const width of [1280, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await page.mouse.move(2, 2);
    for (const count of [3, 8, 14, 24, 40]) {
      const wrong = await page.evaluate((n) => {
        const cards = document.querySelector<HTMLElement>('[data-zone="hand"] .cards') as HTMLElement;
        while (cards.children.length < n) cards.append((cards.firstElementChild as Element).cloneNode(true));
        cards.style.setProperty('--n', String(n));
        const zone = (document.querySelector('[data-zone="hand"]') as Element).getBoundingClientRect();
        const all = [...cards.querySelectorAll('.card')];
        const told = all.flatMap((card, i) => {
          const { left, top, height } = card.getBoundingClientRect();
          const there = document.elementFromPoint(left + 8, top + height / 2);
          return card.contains(there) ? [] : [`card ${i + 1} of ${n}: ${there?.outerHTML.slice(0, 90)}`];
        });
        const last = (all.at(-1) as Element).getBoundingClientRect();
        if (last.left < zone.left || last.right > zone.right + 1) told.push(`the last of ${n} ends at ${last.right}`);
        const under = document.elementFromPoint(last.right - 4, last.top + last.height / 2);
        if (!all.at(-1)?.contains(under)) told.push(`something lies over the last of ${n}`);
        return told;
      }, count);
      expect(wrong, `${width}`).toEqual([]);
    }
    await page.reload();
    await expect(page.locator('[data-zone="hand"] .cards .card')).toHaveCount(3);
    await settled(page);
  }
});

test('a card under the pointer comes to rest, at its lower edge too', async ({ page }) => {
  await quick(page);
  await sit(page, 1);
  await keep(page, 4);
  const card = page.locator('[data-zone="hand"] .card[data-lit], [data-zone="board"] .card[data-lit]').first();
  const { x, y, width, height } = (await card.boundingBox()) as { x: number; y: number; width: number; height: number };
  await page.mouse.move(x + width / 2, y + height - 1);
  await settled(page);
  const tops = await card.evaluate(async (e) => {
    const seen: number[] = [];
    for (let i = 0; i < 8; i++) {
      await new Promise(requestAnimationFrame);
      seen.push(e.getBoundingClientRect().top);
    }
    return seen;
  });
  expect(new Set(tops).size).toBe(1);
});

test('the names of the birds on offer are whole, however much the question says', async ({ page }) => {
  await quick(page);
  await sit(page, 1);
  await keep(page, 3);
  for (const more of ['', 'Encore un peu de texte, pour que la question prenne trois lignes de plus. '.repeat(4)]) {
    await page.locator('.ask .q').evaluate((q, words) => q.append(words), more);
    const cut = await page.locator('[data-zone="board"] .short .one').evaluateAll((all) =>
      all
        .filter((card) => {
          const box = (selector: string) => (card.querySelector(selector) as Element).getBoundingClientRect();
          const { top, bottom } = card.getBoundingClientRect();
          return box('.name').top < top || box('.more').bottom > bottom;
        })
        .map((card) => card.textContent),
    );
    expect(cut).toEqual([]);
  }
});

test('a bonus card with more to say than its place is reached by the keyboard, another is passed', async ({ page }) => {
  await quick(page);
  await sit(page, 1);
  await keep(page, 3);
  const middle = page.locator('.middle');
  for (const more of [true, false]) {
    await middle.evaluate((e, said) => (e.style.height = said ? '2.5rem' : '40rem'), more);
    if (more) await expect(middle).toHaveAttribute('tabindex', '0');
    else await expect(middle).not.toHaveAttribute('tabindex');
    await clean(page, more ? 'more than its place' : 'less than its place', STRICT);
  }
});

test('a finger sees the whole card before it plays it', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await quick(page, { lang: 'en' });
  await sit(page, 0);
  for (const button of ['.birds button >> nth=0', '.foods button >> nth=0', '.two button >> nth=0'])
    await page.locator(`.setup ${button}`).tap();
  await page.locator('[data-zone="hand"] .go').tap();
  await page.locator('[data-tab="hand"]').tap();
  await page.locator('[data-zone="board"] .card').first().tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Wingspan/);
  await expect(dialog.locator('.power')).not.toBeEmpty();
  await page.screenshot({ path: 'tests/browser/shots/wingspan-card.390.png' });
  await clean(page, 'card', STRICT);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  // An action is aimed at by the first tap, and made by the second.
  await page.locator('[data-tab="mat"]').tap();
  const eggs = page.locator('[data-thing="lay-eggs:0"]');
  await eggs.tap();
  await expect(page.locator('.ask .sub')).toContainText(/lay/);
  await expect(eggs).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-zone="ask"] .go').tap();
  await expect(page.locator('.stand')).toContainText('7 turns left');
  await context.close();
});

test('a whole game with nothing but the keyboard', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  await sit(page, 0, { automa: 'golden' });
  const press = (key: string) => page.keyboard.press(key);
  // One bird, one food, one bonus card.
  for (const zone of ['.birds', '.foods', '.two']) {
    for (let i = 0; i < 40 && !(await page.evaluate((z) => !!document.activeElement?.closest(z), zone)); i++)
      await press(i ? 'ArrowDown' : 'b');
    await press('Enter');
  }
  for (
    let i = 0;
    i < 20 && !(await page.evaluate(() => document.activeElement?.matches('[data-zone="hand"] .go')));
    i++
  )
    await press('Tab');
  await press('Enter');
  await expect(page.locator('.setup')).toHaveCount(0);

  const end = over(page);
  const lit = page.locator('[data-lit]:visible');
  const confirm = page.getByRole('button', { name: 'Confirmer' });
  for (let i = 0; i < 1200; i++) {
    await expect(lit.or(end).first()).toBeVisible();
    if (await end.isVisible()) break;
    // H or G goes to what is lit; arrows go on from there.
    await press(i % 3 ? 'g' : 'h');
    if (!(await page.evaluate(() => document.activeElement?.hasAttribute('data-lit')))) await press('g');
    for (let k = 0; k < i % 4; k++) await press(k % 2 ? 'ArrowDown' : 'ArrowRight');
    await press('Enter');
    if (await confirm.isVisible()) await press('Enter');
    if (i === 3) {
      await press('i');
      await press('Escape');
    }
  }
  await expect(end).toBeVisible();
  await press('g');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gagne|partagent/);
  expect(wrong).toEqual([]);
});

test('what is decided at the start can be taken back click by click', async ({ page }) => {
  await quick(page);
  await sit(page, 1);
  const birds = page.locator('.setup .birds button');
  const go = page.locator('[data-zone="hand"] .go');
  await birds.nth(0).click();
  await birds.nth(1).click();
  await birds.nth(1).click();
  await expect(page.locator('.setup .birds [aria-pressed="true"]')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Donnez encore 1 jeton.' })).toBeVisible();
  await expect(go).toBeDisabled();
  await page.locator('.setup .foods button').first().click();
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await expect(page.locator('.setup [aria-pressed="true"]')).toHaveCount(0);
  await page.locator('.setup .two button').first().click();
  await expect(go).toHaveText(/Ne garder aucun oiseau/);
  await go.click();
  await expect(page.locator('.setup')).toHaveCount(0);
});

test('friends on one device set out one after the other', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  const { id } = await newTable(page, { game: 'wingspan', seats: [me, { who: 'friend', name: 'Ben' }] });
  await page.goto(`/table/${id}`);
  // Ada's sealed answers are versions of her seat alone: they must not keep Ben, who has fewer, from answering.
  await page.getByRole('button', { name: /Je suis Ada/ }).click();
  await keep(page, 3);
  await page.getByRole('button', { name: /Je suis Ben/ }).click();
  await keep(page, 1);
  await expect(
    page.getByRole('button', { name: /Je suis (Ada|Ben)/ }).or(page.locator('[data-lit]').first()),
  ).toBeVisible();
});

test('a replay shows every mat and die whole, and a secret choice is called so', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  const { id } = await newTable(page, { game: 'wingspan', seats: [me, ...bots(1)] });
  await advance(page, id, Infinity);
  await page.goto(`/replay/${id}?at=1`);
  await page.locator('.eyes .seg button').last().click();
  await expect(page.locator('.panel .what')).toHaveText('Quelqu’un a fait un choix secret.');
  // Both mats, the whole feeder, and nothing to scroll for.
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of await page.locator('.whole .mat, .whole .die').all())
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 0.99 });
  }
});

for (const lang of ['fr', 'en'] as const) {
  test(`with five at the table the four goals are in sight beside the board (${lang})`, async ({ page }) => {
    await quick(page, { lang });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const bots = ['Nour', 'Maximilien', 'Sittelle', 'Merle'].map((name) => ({ who: 'bot', bot: 'random', name }));
    const { id } = await newTable(page, { game: 'wingspan', seats: [{ who: 'me', name: 'Ada' }, ...bots] });
    for (const moves of [4, 25]) {
      await advance(page, id, moves);
      await page.goto(`/table/${id}`);
      await settled(page);
      const goals = page.locator('aside [data-shows^="goal:"]');
      await expect(goals).toHaveCount(4);
      for (const goal of await goals.all()) await expect(goal, `after ${moves}`).toBeInViewport({ ratio: 0.99 });
    }
  });
}
