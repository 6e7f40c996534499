/** Small screens: phones on their side, and a page at 400 %. The board comes first, everything can be reached, nothing is cut. */
import { expect, test, type Page } from '@playwright/test';
import type { Push, WingspanView } from '../../src/lib/wire';
import { advance, newTable, quick, settled } from './play';

const LYING = [
  [844, 390],
  [568, 320],
] as const;
const TINY = [320, 256] as const;
const UPRIGHT = [
  [390, 844],
  [360, 640],
  [320, 568],
] as const;
const NAMES = ['Nour', 'Maximilien', 'Sittelle', 'Merle', 'Loriot', 'Huppe'];
/** As many as a game takes, and how many answers lead to its middle. */
const GAMES = [
  ['songbirds', 4, 5],
  ['whats-up', 4, 6],
  ['piafs', 4, 12],
  ['feather', 7, 4],
  ['wingspan', 5, 40],
] as const;

async function sit(page: Page, game: string, players: number): Promise<string> {
  await page.goto('/');
  const bots = NAMES.slice(0, players - 1).map((name) => ({ who: 'bot', bot: 'random', name }));
  const { id } = await newTable(page, { game, seats: [{ who: 'me', name: 'Ada' }, ...bots] });
  return id;
}

async function shown(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-zone="board"] *').first()).toBeAttached();
  // What happened before the page was opened lies over the board until it is put away.
  const away = page.locator('.away .tool');
  await expect(page.locator('.ask .q')).not.toBeEmpty();
  if (await away.isVisible()) await away.click();
}

/** What is wrong with the page at a size, in words. */
async function look(page: Page, [width, height]: readonly [number, number], least: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await settled(page);
  return page.evaluate((share) => {
    const wrong: string[] = [];
    const box = (e: Element) => e.getBoundingClientRect();
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) wrong.push(`wider than the screen by ${over}`);
    scrollTo(0, 0);
    const board = box(document.querySelector('main > .board') as Element);
    const seen = Math.max(0, Math.min(board.bottom, innerHeight) - Math.max(board.top, 0)) * board.width;
    const part = seen / (innerWidth * innerHeight);
    if (part < share) wrong.push(`the board has only ${Math.round(part * 100)} % of the screen`);

    const title = document.querySelector('header h1') as HTMLElement;
    if (title.scrollWidth > title.clientWidth + 1) wrong.push(`the title is cut: ${title.textContent}`);
    const bar = box(title.closest('header') as Element);
    const stand = box(title.nextElementSibling as Element);
    if (box(title).top < bar.top - 1 || stand.bottom > bar.bottom + 1) wrong.push('the title is higher than its bar');

    const chips = [...document.querySelectorAll('aside li[data-key^="seat:"]')];
    for (const chip of chips) {
      const name = chip.querySelector('.nm');
      const parts = [chip, ...chip.querySelectorAll('.seat-line, .nm, .st, .fact, .sc')] as HTMLElement[];
      if (!name?.textContent?.trim()) wrong.push('a seat without a name');
      if (parts.some((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline'))
        wrong.push(`cut: ${chip.textContent}`);
      chip.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (box(chip).left < -1 || box(chip).right > innerWidth + 1) wrong.push(`out of reach: ${chip.textContent}`);
    }
    const words = document.querySelector('.ask .q') as Element;
    words.scrollIntoView({ block: 'nearest' });
    if (box(words).top < -1 || box(words).bottom > innerHeight + 1) wrong.push('the question is out of reach');
    const hand = [...document.querySelectorAll('[data-zone="hand"] button')].filter((e) => e.checkVisibility());
    for (const card of hand) {
      // Every part of it can be brought into sight, also where it is higher than the place it scrolls in.
      card.scrollIntoView({ block: 'start', inline: 'start' });
      const { left, top } = box(card);
      card.scrollIntoView({ block: 'end', inline: 'end' });
      const { right, bottom } = box(card);
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        wrong.push(`out of reach in the hand: ${card.textContent}`);
    }
    scrollTo(0, 0);
    for (const label of document.querySelectorAll('.count, figcaption, .danger')) {
      const own = box(label);
      for (const name of label.closest('figure, .card, .tile')?.querySelectorAll('.name') ?? []) {
        const words = document.createRange();
        words.selectNodeContents(name);
        const ink = words.getBoundingClientRect();
        const touch =
          own.left < ink.right && own.right > ink.left && own.top < ink.bottom - 1 && own.bottom > ink.top + 1;
        if (touch && ink.width && own.width && !name.contains(label) && name.checkVisibility())
          wrong.push(`${label.textContent} lies over ${name.textContent}`);
      }
    }
    return wrong;
  }, least);
}

for (const lang of ['fr', 'en'] as const) {
  for (const [game, players, middle] of GAMES) {
    test(`${game} of ${players} on small screens, ${lang}`, async ({ page }) => {
      await quick(page, { lang });
      const id = await sit(page, game, players);
      for (const moment of ['opening', 'middle']) {
        if (moment === 'middle') await advance(page, id, middle);
        await shown(page, `/table/${id}`);
        for (const size of LYING) expect(await look(page, size, 0.55), `${moment}, ${size}`).toEqual([]);
        expect(await look(page, TINY, 0.8), `${moment}, ${TINY}`).toEqual([]);
        for (const size of UPRIGHT) expect(await look(page, size, 0.3), `${moment}, ${size}`).toEqual([]);
      }
    });
  }
}

for (const lang of ['fr', 'en'] as const) {
  test(`a power that is asked about leaves the board its place, ${lang}`, async ({ page }) => {
    // A gift would be taken without a question.
    await quick(page, { lang, gifts: false });
    const acts = ({ view }: Push) => {
      const { acting, question } = view as unknown as WingspanView;
      return typeof (question?.bird ?? acting) === 'number' && !question?.payment;
    };
    let id = await sit(page, 'wingspan', 5);
    // A whole game in which no power asks anything is rare, but there are some.
    while ((await advance(page, id, Infinity, acts)).end) id = await sit(page, 'wingspan', 5);
    await shown(page, `/table/${id}`);
    const power = page.locator('.narrow .power');
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(power).toBeVisible();
    for (const size of UPRIGHT) expect(await look(page, size, 0.3), `${size}`).toEqual([]);
    // What is folded is one tap away.
    await power.getByRole('button', { name: lang === 'fr' ? 'Voir toute la carte' : 'See the whole card' }).click();
    await expect(page.getByRole('dialog').locator('.power')).not.toBeEmpty();
  });
}

test('what happened meanwhile is one line on a phone lying on its side', async ({ page }) => {
  await quick(page);
  const id = await sit(page, 'piafs', 4);
  await page.goto(`/table/${id}`);
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  await page.goto('/');
  await advance(page, id, 12);
  await page.goto(`/table/${id}`);
  const note = page.locator('.away');
  for (const [width, height] of [...LYING, TINY]) {
    await page.setViewportSize({ width, height });
    await expect(note.locator('li').first()).toBeHidden();
    expect((await note.boundingBox())?.height, `${width} × ${height}`).toBeLessThanOrEqual(48);
  }
  await note.getByText('Pendant votre absence').click();
  await expect(note.locator('li').first()).toBeVisible();
  await note.getByRole('button', { name: 'Fermer' }).click();
  await expect(note).toHaveCount(0);
});

test('no name on two lines touches the bird of a card of Piafs', async ({ page }) => {
  await quick(page, { lang: 'en' });
  const id = await sit(page, 'piafs', 4);
  await shown(page, `/table/${id}`);
  for (const [width, height] of [[1280, 800], ...LYING, ...UPRIGHT]) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const touching = await page.locator('.face.long').evaluateAll(
      (all) =>
        all.filter((card) => {
          const name = card.querySelector('.name') as Element;
          const { top, height } = name.getBoundingClientRect();
          const bird = (card.querySelector('.bird') as Element).getBoundingClientRect();
          return height > 1.5 * parseFloat(getComputedStyle(name).fontSize) && bird.bottom > top + 0.5;
        }).length,
    );
    expect(touching, `${width} × ${height}`).toBe(0);
  }
});

test('in the waiting room the level of a bot is read whole', async ({ page }) => {
  await quick(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }, { who: 'bot', bot: 'random', name: 'Maximilien' }];
  const { id } = await newTable(page, { game: 'songbirds', seats });
  await page.goto(`/table/${id}`);
  await expect(page.locator('li select')).toHaveCount(2);
  const cut = await page.locator('li select').evaluateAll(
    (all) =>
      (all as HTMLSelectElement[]).filter((one) => {
        const own = one.getBoundingClientRect().width;
        one.style.cssText = 'max-width: none; width: max-content; flex: none; justify-self: start';
        const whole = one.getBoundingClientRect().width;
        one.style.cssText = '';
        return own < whole - 1;
      }).length,
  );
  expect(cut).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('three at a table of What’s Up are in sight on a phone lying on its side', async ({ page }) => {
  await quick(page);
  await page.setViewportSize({ width: 844, height: 390 });
  const id = await sit(page, 'whats-up', 3);
  for (const moves of [0, 6, 8]) {
    await advance(page, id, moves);
    await shown(page, `/table/${id}`);
    await settled(page);
    for (const chip of await page.locator('aside li[data-key^="seat:"]').all())
      await expect(chip, `after ${moves}`).toBeInViewport({ ratio: 0.99 });
  }
});

test('the question is in sight on a phone lying on its side', async ({ page }) => {
  await quick(page);
  for (const [game, players] of GAMES) {
    await shown(page, `/table/${await sit(page, game, players)}`);
    for (const [width, height] of LYING) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.ask .q')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-zone="hand"]')).toBeInViewport();
    }
  }
});

test('the cells of Songbirds are square on the narrowest phones', async ({ page }) => {
  await quick(page);
  await shown(page, `/table/${await sit(page, 'songbirds', 4)}`);
  for (const [width, height] of [[360, 640], [320, 568], [320, 480], TINY, ...LYING]) {
    await page.setViewportSize({ width, height });
    const cell = await page.getByRole('gridcell').first().boundingBox();
    expect(Math.abs((cell?.width ?? 0) - (cell?.height ?? 9)), `${width} × ${height}`).toBeLessThanOrEqual(1);
    expect(cell?.width, `${width} × ${height}`).toBeGreaterThanOrEqual(43.5);
  }
});

test('Piafs of four shows its track', async ({ page }) => {
  await quick(page);
  await shown(page, `/table/${await sit(page, 'piafs', 4)}`);
  for (const [width, height] of [[1280, 800], [768, 1024], [390, 844], [360, 640], ...LYING]) {
    await page.setViewportSize({ width, height });
    await page.locator('main > .board').evaluate((board) => (board.scrollTop = 0));
    for (const card of await page.locator('section.track .bird-card').all())
      await expect(card, `${width} × ${height}`).toBeInViewport({ ratio: 0.95 });
  }
});

for (const lang of ['fr', 'en'] as const) {
  test(`Piafs of four shows every perch, with a legend in one line (${lang})`, async ({ page }) => {
    await quick(page, { lang });
    const id = await sit(page, 'piafs', 4);
    await advance(page, id, 6);
    await shown(page, `/table/${id}`);
    for (const [width, height] of [
      [1280, 800],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const below = await page.locator('main > .board').evaluate((pane) => {
        pane.scrollTop = 0;
        const rows = [...pane.querySelectorAll('[data-thing^="perch:"]')].map(
          (row) => row.getBoundingClientRect().bottom,
        );
        return Math.max(...rows) - pane.getBoundingClientRect().bottom;
      });
      expect(below, `${width} × ${height}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const lines = await page
      .locator('.legend span')
      .evaluate((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight));
    expect(Math.round(lines)).toBe(1);
  });
}

test('forces of both lines are read whole beside the forest, the card in hand counted in', async ({ page }) => {
  await quick(page);
  const id = await sit(page, 'songbirds', 4);
  await advance(page, id, 3);
  await page.setViewportSize({ width: 1280, height: 800 });
  await shown(page, `/table/${id}`);
  await page.locator('[data-zone="hand"] [data-lit]').first().click();
  await page.locator('[data-zone="board"] [data-lit]').first().hover();
  await expect(page.locator('.tally ul').first()).toBeVisible();
  const below = await page.locator('main > .board').evaluate((pane) => {
    const lists = [...pane.querySelectorAll('.tally ul')].map((one) => one.getBoundingClientRect().bottom);
    return Math.max(...lists) - pane.getBoundingClientRect().bottom;
  });
  expect(below).toBeLessThanOrEqual(0);
});

/** Whether nothing lies over a thing in the middle of its width, so far down. */
const free = (page: Page, selector: string, down = 0.5) =>
  page
    .locator(selector)
    .first()
    .evaluate((one, share) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height * share));
    }, down);

test('pages that are no table, on phones: nothing is wider, the way to a new table is free', async ({ page }) => {
  await quick(page);
  for (const [width, height] of [...UPRIGHT, ...LYING]) {
    await page.setViewportSize({ width, height });
    for (const address of ['/new/wingspan', '/rules/feather', '/rules/feather?short', '/birds']) {
      await page.goto(address);
      await expect(page.locator('.start .go, .handbook, .grid a').first()).toBeVisible();
      await settled(page);
      const where = `${address}, ${width} × ${height}`;
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, where).toBeLessThanOrEqual(0);
      if (address.startsWith('/new')) expect(await free(page, '.start .go'), where).toBe(true);
      // Filters lie in a sheet: birds begin at the edge of the page.
      if (address === '/birds')
        expect(await page.locator('.grid').evaluate((one) => one.getBoundingClientRect().left)).toBeLessThan(40);
    }
  }
});

test('the score of a team stands before the land, on a phone too', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  const seats = [
    { who: 'me', name: 'Ada' },
    { who: 'bot', bot: 'random' },
  ];
  const { id } = await newTable(page, { game: 'songbirds', seats, options: { mode: 'coop' } });
  await advance(page, id, Infinity);
  for (const [width, height] of UPRIGHT) {
    await page.setViewportSize({ width, height });
    await page.goto(`/table/${id}`);
    await expect(page.locator('.hero h1')).toBeVisible();
    await settled(page);
    expect(await free(page, '.hero h1', 0.9), `${width} × ${height}`).toBe(true);
  }
});

/** A replay as it comes up. */
async function replayed(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.locator('.panel .what')).not.toBeEmpty();
}

test('a replay on small screens', async ({ page }) => {
  await quick(page);
  for (const [game, players] of [
    ['songbirds', 4],
    ['piafs', 4],
    ['feather', 7],
    ['whats-up', 3],
  ] as const) {
    const id = await sit(page, game, players);
    await advance(page, id, Infinity);
    await replayed(page, `/replay/${id}?at=20`);
    if (game === 'piafs') {
      await page.setViewportSize({ width: 1280, height: 800 });
      await settled(page);
      const covered = () =>
        page.locator('.hands .cards').evaluateAll((hands) =>
          hands.flatMap((hand) => {
            const cards = [...hand.children].map((card) => card.getBoundingClientRect());
            return cards.slice(1).filter((card, k) => card.left < cards[k].right - 1 && card.top < cards[k].bottom);
          }),
        );
      await expect.poll(async () => (await covered()).length).toBe(0);
    }
    // What can be made to fit is in sight as a whole.
    if (game === 'whats-up') {
      await page.setViewportSize({ width: 844, height: 390 });
      await settled(page);
      const below = () =>
        page
          .locator('.stage > *')
          .evaluateAll((all) =>
            Math.max(
              ...all.map(
                (one) => one.firstElementChild!.getBoundingClientRect().bottom - one.getBoundingClientRect().bottom,
              ),
            ),
          );
      await expect.poll(below).toBeLessThanOrEqual(1);
    }
    for (const [width, height] of [...LYING, ...UPRIGHT]) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const where = `${game}, ${width} × ${height}`;
      // Boards and hands are made to fit, one after the other.
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(wide, where).toBeLessThanOrEqual(0);
      await expect(page.locator('[data-zone="board"]'), where).toBeInViewport({ ratio: 0.5 });
      await expect(page.getByRole('slider'), where).toBeInViewport();
      for (const button of await page.locator('.panel .acts .btn:visible').all())
        await expect(button, where).toBeInViewport({ ratio: 1 });
    }
  }
});

test('through whose eyes a replay is seen is read whole', async ({ page }) => {
  await quick(page);
  const id = await sit(page, 'songbirds', 2);
  await advance(page, id, Infinity);
  await replayed(page, `/replay/${id}`);
  for (const [width, height] of [...LYING, TINY, ...UPRIGHT]) {
    await page.setViewportSize({ width, height });
    const cut = await page.getByRole('combobox', { name: 'Vu par' }).evaluate((one: HTMLSelectElement) => {
      const own = one.getBoundingClientRect().width;
      one.style.maxWidth = 'none';
      const whole = one.getBoundingClientRect().width;
      one.style.maxWidth = '';
      return whole - own;
    });
    expect(cut, `${width} × ${height}`).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('a notebook on a small screen: no sign of its head lies over another, no “+1” is broken', async ({ page }) => {
  await quick(page);
  const id = await sit(page, 'feather', 7);
  await advance(page, id, 4);
  await shown(page, `/table/${id}`);
  for (const [width, height] of [...LYING, TINY, ...UPRIGHT]) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const wrong = await page.evaluate(() => {
      const ink = (e: Element): DOMRect => {
        const words = document.createRange();
        words.selectNodeContents(e);
        return words.getBoundingClientRect();
      };
      const told: string[] = [];
      const heads = [...document.querySelectorAll('main .notebook thead th')].slice(0, 7);
      heads.forEach((head, i) => {
        const parts = [head.querySelector('.ic'), head.querySelector('[aria-hidden]:not(.ic)')] as Element[];
        const right = Math.max(...parts.map((e) => ink(e).right));
        const next = heads[i + 1]?.querySelector('.ic')?.getBoundingClientRect().left ?? Infinity;
        if (right > next) told.push(`head ${i} ends at ${right}, the next begins at ${next}`);
      });
      for (const news of document.querySelectorAll('.settled figcaption b'))
        if (news.getClientRects().length > 1) told.push(`${news.textContent} is broken`);
      return told;
    });
    expect(wrong, `${width} × ${height}`).toEqual([]);
  }
});

test('the lobby shows its games on a phone lying on its side', async ({ page }) => {
  await quick(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await expect(page.locator('a[href="/new/whats-up"]')).toBeVisible();
  await settled(page);
  const top = await page.locator('.shelf').evaluate((e) => e.getBoundingClientRect().top);
  expect(top).toBeLessThanOrEqual(195);
});

test('at the end seven names are read whole on a phone', async ({ page }) => {
  await quick(page);
  const id = await sit(page, 'feather', 7);
  await advance(page, id, Infinity);
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('table')).toBeVisible();
  for (const [width, height] of UPRIGHT) {
    await page.setViewportSize({ width, height });
    const cut = await page
      .locator('thead .name')
      .evaluateAll((all) =>
        all
          .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
          .map((e) => e.outerHTML),
      );
    expect(cut, `${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
