/** What the tests of pads do beside the real box. Tables are made, and what is not looked at is said, over HTTP: a page is opened once. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { GameInfo } from '../../src/lib/wire';
import { clean as nothing, STRICT } from './axe';
import { quick, settled } from './play';

export const PHONE = { width: 390, height: 844 };
const NAMES = ['Ada', 'Nour', 'Inès', 'Grive', 'Sacha', 'Merle', 'Pinson'];
export const seats = (n: number, who: 'friend' | 'open' = 'friend'): object[] =>
  NAMES.slice(0, n).map((name, i) => ({ who: i ? who : 'me', name }));

interface Made {
  id: string;
  link: string;
}

let pads: Promise<GameInfo[]> | undefined;

/** An action in words, as `voliere` writes it: a block and its things. */
function action(info: GameInfo, text: string): number {
  const [name, ...things] = text.split(' ');
  const block = info.blocks.find((one) => one.name === name);
  if (!block) throw new Error(`no block ${name}`);
  return (
    block.kinds.reduce((n, kind, i) => {
      const at = info.things[kind].indexOf(things[i]);
      if (at < 0) throw new Error(`${text}: no ${kind} ${things[i]}`);
      return n * info.things[kind].length + at;
    }, 0) + block.first
  );
}

/** A new pad, with what was said on it by the first seat. */
export async function make(
  page: Page,
  game: string,
  who: object[],
  options: object = {},
  said: readonly string[] = [],
): Promise<Made> {
  const headers = { origin: String(test.info().project.use.baseURL) };
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(path, { data, headers });
    expect(answer.ok(), await answer.text()).toBeTruthy();
    return (await answer.json()) as T;
  };
  if (!(await page.request.get('/api/me')).ok()) await post('/api/me', { name: 'Ada' });
  const made = await post<Made>('/api/tables', { game: `${game}-pad`, seats: who, options });
  if (said.length) {
    pads ??= page.request.get('/api/pads').then(async (answer) => (await answer.json()) as GameInfo[]);
    const info = (await pads).find(({ id }) => id === `${game}-pad`) as GameInfo;
    for (const text of said)
      await post(`/api/tables/${made.id}/play`, { seat: 0, n: 0, a: action(info, text), id: crypto.randomUUID() });
  }
  return made;
}

export async function open(...what: Parameters<typeof make>): Promise<Made> {
  const [page] = what;
  const made = await make(...what);
  await page.goto(`/table/${made.id}`);
  await expect(page.locator('.pad').first()).toBeVisible();
  return made;
}

/** A phone that opened a pad for two, and one that came by its code. */
export async function twoPhones(
  browser: Browser,
  game: string,
  options: object = {},
): Promise<[Page, Page, BrowserContext[]]> {
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ viewport: PHONE })));
  const [ada, nour] = await Promise.all(contexts.map((context) => context.newPage()));
  await Promise.all([ada, nour].map((page) => quick(page)));
  const { id, link } = await open(ada, game, seats(2, 'open'), options);
  await nour.goto(`/join/${id}#${link}`);
  await nour.getByRole('button', { name: /Nour/ }).click();
  await expect(nour.locator('.pad.frame')).toBeVisible();
  return [ada, nour, contexts];
}

/** Nothing for axe to find. Sheets are looked at in the dark (see the sizes), all else in the light. */
export async function clean(page: Page, where: string): Promise<void> {
  await settled(page);
  await nothing(page, where, STRICT);
}

/** Nothing sticks out at the side. VOLIERE_SHOTS=1: and a picture to look at. */
export async function fits(page: Page, name: string): Promise<void> {
  if (process.env.VOLIERE_SHOTS) {
    await settled(page);
    await page.screenshot({ path: `tests/browser/shots/pad-${name}.png` });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
}

/** By how much the sheet is longer than its place; not at all: it lies there whole. */
export const scrolls = (page: Page): Promise<number> =>
  page.locator('.sheet').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);

export const said = (page: Page) => page.locator('[data-zone="ask"] .q');
export const undo = (page: Page) => page.getByRole('button', { name: /^(Annuler|Undo)$/ }).click();
export const bird = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
export const seat = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Joueurs' }).getByRole('button', { name });
export const score = (page: Page, name: string) => seat(page, name).locator('.sc');
export const won = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/** The result on paper: black on white also at night, without what is only to be tapped. */
export async function printed(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(won(page)).toBeVisible();
  await expect(page.locator('.pad-foot')).toBeHidden();
  // Brackets are for what may be picked: nothing on paper.
  const around = await page.locator('.pad.page table').evaluate((table) => getComputedStyle(table, '::before').content);
  expect(around).toBe('none');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.pdf({ path: `tests/browser/shots/pad-${name}.pdf` });
  await page.emulateMedia({ media: null, colorScheme: null });
}

interface Kept {
  game: string;
  seats: number;
  moves: unknown[];
}

/** What the menu of a finished pad lets one take home. */
export async function exported(page: Page): Promise<Kept> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger la partie' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^[a-z-]+-pad-\d+\.json$/);
  await page.keyboard.press('Escape');
  return JSON.parse(await readFile(await file.path(), 'utf8')) as Kept;
}
