/** Waiting for others and coming back: title, sound, notice, what happened meanwhile, other tables. */
import { expect, test, type Page } from '@playwright/test';
import { clickOn, newTable, quick } from './play';

/** What the page sounded and showed, instead of the browser doing so. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = { sounds: 0, notices: [] as string[] };
    Object.assign(window, { told });
    class Silent {
      currentTime = 0;
      state = 'suspended';
      sampleRate = 8000;
      destination = {};
      resume = () => Promise.resolve((this.state = 'running'));
      node = () => ({ gain: { setTargetAtTime: () => 0 }, connect: (next: unknown) => next });
      createGain = this.node;
      createConvolver = this.node;
      createBuffer = (_: number, length: number) => ({
        copyToChannel: () => 0,
        getChannelData: () => new Float32Array(length),
      });
      createBufferSource = () => ({ ...this.node(), start: () => (told.sounds += 1) });
    }
    class Notice {
      static permission = 'default';
      static requestPermission = () => Promise.resolve((Notice.permission = 'granted'));
      constructor(title: string, { body }: { body: string }) {
        told.notices.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { AudioContext: Silent, Notification: Notice });
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  });
}

const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: { sounds: number; notices: string[] } }).told);

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((h) => {
    Object.defineProperty(document, 'hidden', { value: h, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: h ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Two friends at What's Up, each on their own page; the one who begins first. */
async function friends(page: Page, other: Page): Promise<[Page, Page, string]> {
  for (const one of [page, other]) await quick(one, { lang: 'en', muted: false, sound: false, calls: false });
  await page.goto('/');
  const { id, link } = await newTable(page, { game: 'whats-up', seats: [{ who: 'me', name: 'Ada' }, { who: 'open' }] });
  await other.goto(`/join/${id}#${link}`);
  await other.getByLabel('Your name').fill('Ben');
  await other.getByRole('button', { name: 'Sit down' }).click();
  await page.goto(`/table/${id}`);
  for (const one of [page, other]) await expect(one.getByRole('grid')).toBeVisible();
  const lit = (one: Page) => one.locator('[data-lit]').first().isVisible();
  await expect.poll(async () => (await lit(page)) || (await lit(other))).toBe(true);
  return (await lit(page)) ? [page, other, id] : [other, page, id];
}

/** Moves, and waits until the table has it: nobody who comes after that can see it happen. */
async function moved(page: Page): Promise<void> {
  await clickOn(page);
  await expect(page).toHaveTitle('What’s Up · Volière');
}

test('title, sound and notice call back; what was missed is told once', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  for (const one of [page, other]) await listen(one);
  const [first, second, id] = await friends(page, other);
  await expect(first).toHaveTitle(/^● Your turn, What’s Up · Volière$/);
  await expect(second).toHaveTitle('What’s Up · Volière');

  // Switched off, nothing sounds; switched on, it is heard at once.
  expect(await told(second)).toEqual({ sounds: 0, notices: [] });
  await second.getByRole('button', { name: 'Settings' }).click();
  await second.getByLabel('Sounds of the table').check();
  await second.getByLabel('Notification on your turn').check();
  await second.keyboard.press('Escape');
  await expect.poll(async () => (await told(second)).sounds).toBe(1);

  await hide(second, true);
  await clickOn(first);
  await expect(second).toHaveTitle(/^● Your turn/);
  await expect.poll(() => told(second)).toEqual({ sounds: 2, notices: ['What’s Up: It is your turn.'] });
  const news = second.getByRole('region', { name: 'While you were away' });
  await expect(news).toHaveCount(0);
  await hide(second, false);
  await expect(news).toContainText('turns over');
  await news.getByRole('button', { name: 'Close' }).click();
  await expect(news).toHaveCount(0);

  // The same after closing the page; once it is seen it is not told again.
  await second.goto('about:blank');
  await second.goto(`/table/${id}`);
  await expect(second.getByRole('grid')).toBeVisible();
  await expect(news).toHaveCount(0);
  await moved(second);
  await second.goto('/rules/whats-up');
  await moved(first);
  await second.goto(`/table/${id}`);
  await expect(news).toBeVisible();
  await second.reload();
  await expect(second.getByRole('grid')).toBeVisible();
  await expect(news).toHaveCount(0);

  // Another device of the same person tells what this one has not shown, and then this one does not.
  await moved(second);
  await second.goto('/rules/whats-up');
  await moved(first);
  const cookies = await second.context().cookies();
  const phone = await (await browser.newContext({ storageState: { cookies, origins: [] } })).newPage();
  await quick(phone, { lang: 'en' });
  await phone.goto(`/table/${id}`);
  await expect(phone.getByRole('region', { name: 'While you were away' })).toBeVisible();
  await phone.goto('/rules/whats-up');
  await second.goto(`/table/${id}`);
  await expect(second.getByRole('grid')).toBeVisible();
  await expect(news).toHaveCount(0);
});

test('other tables that wait are counted in the bar and in the lobby', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const [first] = await friends(page, other);
  const bar = first.locator('header .badge');
  await expect(bar).toHaveCount(0);
  await newTable(first, { game: 'songbirds', seats: [{ who: 'me' }, { who: 'friend', name: 'Cléo' }] });
  await first.reload();
  await expect(bar).toHaveText('1One table is waiting for you.');
  await first.goto('/');
  await expect(first).toHaveTitle('(2) Volière');
  await expect(first.locator('h2 .badge')).toHaveText('22 tables are waiting for you.');
});

test('birds call when they are played, unasked but softly, until somebody mutes them', async ({ page }) => {
  await listen(page);
  await quick(page, { lang: 'en', muted: false });
  await page.goto('/');
  const seats = [
    { who: 'me', name: 'Ada' },
    { who: 'bot', bot: 'random', name: 'Ben' },
  ];
  const { id } = await newTable(page, { game: 'whats-up', seats });
  await page.goto(`/table/${id}`);
  const sounds = async () => (await told(page)).sounds;
  // A browser may keep what is made before a click asleep: the next click wakes it.
  for (let i = 0; i < 2; i++) {
    await expect(page.locator('[data-lit]').first()).toBeVisible();
    await clickOn(page);
  }
  await expect.poll(sounds).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('Volume')).toHaveValue('0.4');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Mute' }).click();
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible();
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  const muted = await sounds();
  await clickOn(page);
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  expect(await sounds()).toBe(muted);
});
