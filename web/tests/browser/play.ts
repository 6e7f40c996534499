/** What the tests do at a table, as somebody would: click what is lit, or use the keys. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Push } from '../../src/lib/wire';

/** Everything the page must never do: break, speak to another host, or break its own policy. */
export function watch(page: Page): string[] {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) wrong.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!['127.0.0.1', 'localhost'].includes(hostname) && protocol !== 'data:')
      wrong.push(`left home: ${request.url()}`);
  });
  return wrong;
}

/** All of a table is there, and can be seen: keys reach it before, too. */
export const laid = (page: Page): Promise<void> => expect(page.locator('.app:not(.hidden)')).toBeVisible();

/** From the lobby to a game against bots: two clicks. */
export async function twoClicks(page: Page, game: string, lang: 'fr' | 'en' = 'fr'): Promise<void> {
  await page.goto('/');
  if (lang === 'en') await page.getByRole('button', { name: 'English' }).click();
  await page.locator(`a[href="/new/${game}"]`).click();
  await page.getByRole('button', { name: lang === 'fr' ? 'Jouer' : 'Play', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await laid(page);
}

export const over = (page: Page) =>
  page.locator('[data-zone="ask"] .go', { hasText: /Voir les scores|See the scores/ });

/** Clicks something that may be picked where it can be seen, as a person would: cards of a hand overlap, and of most of
 *  them only the left is free. The hand may be laid anew before the click lands: then it is looked at again. It may also
 *  be gone, for somebody else moved; whatever is still there and cannot be clicked is a failure. */
export async function press(one: Locator): Promise<void> {
  const [thing] = await one.elementHandles();
  if (!thing) return;
  const there = () => thing.evaluate((e: Element) => e.isConnected && e.matches('[data-lit], .go, [data-tab]'));
  await expect(async () => {
    if (!(await there())) return;
    const position = await thing.evaluate((e: Element) => {
      e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = e.getBoundingClientRect();
      const free = [width / 2, 8].find((x) => e.contains(document.elementFromPoint(left + x, top + height / 2)));
      return free === undefined ? undefined : { x: free - e.clientLeft, y: height / 2 - e.clientTop };
    });
    await thing.click({ position, timeout: 5000 });
  }).toPass({ timeout: 45_000 });
}

/** Picks something lit by mouse, another at every turn: who turns the same card again and again never ends a game
 *  of What's Up. False when the game is over. */
export async function clickOn(page: Page, turn = 0): Promise<boolean> {
  const lit = page.locator('[data-lit]');
  const end = over(page);
  await expect(lit.or(end).first()).toBeVisible();
  if (await end.isVisible()) return false;
  const count = await lit.count();
  await press(lit.nth(count > 2 ? (Math.floor(count / 2) + 5 * turn) % count : 0));
  return true;
}

/** A whole game by mouse. */
export async function playOut(page: Page): Promise<void> {
  for (let i = 0; i < 600; i++) if (!(await clickOn(page, i))) return;
  throw new Error('the game does not end');
}

/** New tables through the API, for what the lobby needs many clicks for. */
export async function newTable(page: Page, body: object): Promise<{ id: string; link: string }> {
  const me = await page.request.get('/api/me');
  const headers = { origin: new URL(page.url()).origin };
  if (!me.ok()) await page.request.post('/api/me', { data: { name: 'Ada' }, headers });
  const made = await page.request.post('/api/tables', { data: body, headers });
  expect(made.ok(), await made.text()).toBeTruthy();
  return (await made.json()) as { id: string; link: string };
}

/** Fewer seconds of a test spent on looking at motion. */
export async function quick(page: Page, more: object = {}): Promise<void> {
  await page.addInitScript(
    (kept) => {
      if (!localStorage.getItem('voliere')) localStorage.setItem('voliere', JSON.stringify(kept));
    },
    { motion: 'off', pace: 0, muted: true, ...more },
  );
}

/** Answers questions of the first seat over HTTP, always the same way at the same table: the middle of a game without a
 *  click. So many, or until the seat is asked where `there` is true; what it sees then. */
export async function advance(
  page: Page,
  table: string,
  moves: number,
  there: (push: Push) => boolean = () => false,
): Promise<Push> {
  const headers = { origin: new URL(page.url()).origin };
  const ask = async (path: string): Promise<Push> =>
    (await (await page.request.get(`/api/tables/${table}/${path}`)).json()) as Push;
  let push = await ask('view?seat=0');
  let chance = 7;
  for (let made = 0; made < moves && !push.end;) {
    if (push.ask) {
      if (there(push)) return push;
      const { n, options } = push.ask;
      chance = (chance * 16807) % 2147483647;
      const data = { seat: 0, n, a: options[chance % options.length], id: crypto.randomUUID() };
      const played = await page.request.post(`/api/tables/${table}/play`, { data, headers });
      // A page at the same table may have answered meanwhile: what it sends, and what it answers by itself.
      if (!(await played.text()).includes('"stale"')) expect(played.ok(), await played.text()).toBeTruthy();
      made += 1;
    }
    push = await ask(`wait?seat=0&v=${push.v}`);
  }
  while (!push.ask && !push.end) push = await ask(`wait?seat=0&v=${push.v}`);
  return push;
}

/** Nothing moves any more: all of the page is laid, letters are there, motion has ended, and all of it was painted. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('.app.hidden, .shelf.hidden')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
