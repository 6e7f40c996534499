import { expect, test, type Page } from '@playwright/test';
import { clickOn, newTable, over, quick, watch } from './play';

const mayAct = (page: Page) => page.locator('[data-lit]').first();
const cards = (page: Page) => page.locator('.stand').innerText();

test('two browsers and a spectator, with a reload and a lost connection in the middle', async ({ browser }) => {
  const people = await Promise.all(['Ada', 'Ben', 'Cléo'].map(() => browser.newContext()));
  const [ada, ben, cleo] = await Promise.all(people.map((p) => p.newPage()));
  const wrong = [ada, ben, cleo].map(watch).flat();
  for (const page of [ada, ben, cleo]) await quick(page);

  // Ada opens a table with a free seat; Ben follows her link.
  await ada.goto('/new/songbirds');
  await ada.getByLabel('Votre nom').fill('Ada');
  await ada.getByRole('button', { name: /^Place 2/ }).click();
  await ada.getByRole('button', { name: 'Un ami, par lien', exact: true }).click();
  await ada.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(ada.getByRole('textbox', { name: 'Adresse' })).toBeVisible();
  const link = await ada.getByRole('textbox', { name: 'Adresse' }).inputValue();
  await ben.goto(link);
  await ben.getByLabel('Votre nom').fill('Ben');
  await ben.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(ada.getByRole('grid')).toBeVisible();
  await expect(ben.getByRole('grid')).toBeVisible();

  // A spectator sees the forest and nobody's hand.
  await cleo.goto(ada.url());
  await expect(cleo.getByRole('grid')).toBeVisible();
  await expect(cleo.locator('[data-zone="hand"] [data-thing]')).toHaveCount(0);
  await expect(cleo.locator('[data-lit]')).toHaveCount(0);

  const turn = async (): Promise<Page> => {
    await expect.poll(async () => (await mayAct(ada).isVisible()) || (await mayAct(ben).isVisible())).toBe(true);
    return (await mayAct(ada).isVisible()) ? ada : ben;
  };
  /** Whoever is to play does; what stands then on their page, the first to show it. */
  const move = async (): Promise<string> => {
    const page = await turn();
    const before = await cards(page);
    await clickOn(page);
    await clickOn(page);
    await expect(page.locator('.stand')).not.toHaveText(before);
    return cards(page);
  };
  for (let i = 0; i < 3; i++) await move();
  const shown = await move();
  for (const page of [ada, ben, cleo]) await expect(page.locator('.stand')).toHaveText(shown);

  // A reload changes nothing.
  await ben.reload();
  await expect(ben.locator('.stand')).toHaveText(shown);

  // While Ada is away Ben goes on; she finds all of it without loading the page.
  if ((await turn()) === ada) await move();
  await ada.context().setOffline(true);
  const after = await move();
  await ada.context().setOffline(false);
  await expect(ada.locator('.stand')).toHaveText(after);
  await move();
  await expect(cleo.locator('.stand')).not.toHaveText(after);
  expect(wrong).toEqual([]);
});

test('a server that goes away and comes back: the strip says so, the intent is sent again', async ({ page }) => {
  await quick(page);
  // The socket passes through the test, which can cut it.
  let cut: (() => void) | undefined;
  let swallow = false;
  await page.routeWebSocket(/\/socket/, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((m) => !swallow && server.send(m));
    server.onMessage((m) => ws.send(m));
    cut = () => void Promise.all([ws.close({ code: 1012 }), server.close()]);
  });
  await page.goto('/new/songbirds');
  await page.getByRole('button', { name: 'Jouer', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await clickOn(page);
  const before = await cards(page);
  swallow = true;
  await page.locator('[data-zone="board"] [data-lit]').first().click();
  await page.route('**/ticket', (route) => route.abort());
  cut?.();
  await expect(page.getByRole('alert')).toContainText('Connexion perdue');
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  swallow = false;
  await page.unroute('**/ticket');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.stand')).not.toHaveText(before);
});

test('two tabs of one seat show the same table', async ({ context }) => {
  const one = await context.newPage();
  await quick(one);
  await one.goto('/new/whats-up');
  await one.getByRole('button', { name: 'Jouer', exact: true }).click();
  await expect(one.getByRole('grid')).toBeVisible();
  const two = await context.newPage();
  await two.goto(one.url());
  await expect(mayAct(two)).toBeVisible();
  await clickOn(two);
  const first = (page: Page) => page.locator('aside .log li').last();
  await expect(first(one)).toHaveText(await first(two).innerText());
  await expect
    .poll(async () => (await one.locator('aside .log').innerText()) === (await two.locator('aside .log').innerText()))
    .toBe(true);
});

test('friends on one device hand it over', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  const { id } = await newTable(page, {
    game: 'songbirds',
    seats: [
      { who: 'me', name: 'Ada' },
      { who: 'friend', name: 'Ben' },
    ],
    options: { first_player: '1' },
  });
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('heading', { name: 'Passez l’appareil à Ada.' })).toBeVisible();
  await expect(page.locator('[data-thing]')).toHaveCount(0);
  await page.getByRole('button', { name: /Je suis Ada/ }).click();
  const cards = page.locator('[data-zone="hand"] [data-thing]');
  await expect(cards).toHaveCount(13);
  const hand = await cards.evaluateAll((all) => all.map((e) => e.querySelector('.sr')?.textContent));
  await clickOn(page);
  await clickOn(page);
  await expect(page.getByRole('heading', { name: 'Passez l’appareil à Ben.' })).toBeVisible();
  for (const card of hand.slice(1)) await expect(page.locator('body')).not.toContainText(card ?? 'x');
  await page.getByRole('button', { name: /Je suis Ben/ }).click();
  await expect(cards).toHaveCount(13);
  const other = await cards.evaluateAll((all) => all.map((e) => e.querySelector('.sr')?.textContent));
  expect(other.filter((c) => hand.includes(c))).toEqual([]);
});

test('taking back needs the other’s consent', async ({ browser }) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()]);
  const ada = await one.newPage();
  const ben = await two.newPage();
  for (const page of [ada, ben]) await quick(page);
  await ada.goto('/');
  const { id, link } = await newTable(ada, { game: 'whats-up', seats: [{ who: 'me', name: 'Ada' }, { who: 'open' }] });
  await ben.goto(`/join/${id}#${link}`);
  await ben.getByLabel('Votre nom').fill('Ben');
  await ben.getByRole('button', { name: 'S’asseoir' }).click();
  await ada.goto(`/table/${id}`);
  await expect(ada.getByRole('grid')).toBeVisible();
  await expect.poll(async () => (await mayAct(ada).isVisible()) || (await mayAct(ben).isVisible())).toBe(true);
  const [first, second] = (await mayAct(ada).isVisible()) ? [ada, ben] : [ben, ada];
  await clickOn(first);
  await first.getByRole('button', { name: 'Demander à annuler' }).first().click();
  await second.getByRole('button', { name: 'Accepter' }).click();
  await expect(mayAct(first)).toBeVisible();
  await expect(over(first)).toHaveCount(0);
});
