/** Leaving a table, coming back, and asking for a seat that was left. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { clean } from './axe';
import { newTable, quick } from './play';

async function visitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await quick(page);
  return page;
}

async function sits(page: Page, id: string, link: string, name: string): Promise<void> {
  await page.goto(`/join/${id}#${link}`);
  await page.getByLabel('Votre nom').fill(name);
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(page).toHaveURL(new RegExp(id));
}

/** Ada and Ben at Songbirds, Ben to begin. */
async function pair(ada: Page, ben: Page): Promise<{ id: string; link: string }> {
  await ada.goto('/');
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
  const made = await newTable(ada, { game: 'songbirds', seats, options: { first_player: '2' } });
  await sits(ben, made.id, made.link, 'Ben');
  await ada.goto(`/table/${made.id}`);
  for (const page of [ada, ben]) await expect(page.getByRole('grid')).toBeVisible();
  return made;
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Quitter la table/ }).click();
  await page
    .getByRole('dialog', { name: 'Quitter la table' })
    .getByRole('button', { name: 'Quitter la table' })
    .click();
  await expect(page).toHaveURL(/\/$/);
}

test('leaving is asked about; the others are told; one comes back from the lobby', async ({ browser }) => {
  const [ada, ben] = [await visitor(browser), await visitor(browser)];
  await pair(ada, ben);
  await ada.getByRole('button', { name: 'Menu' }).click();
  await ada.getByRole('button', { name: /^Quitter la table/ }).click();
  const asked = ada.getByRole('dialog', { name: 'Quitter la table' });
  await expect(asked).toContainText('La place reste la vôtre');
  await clean(ada, 'seats');
  await ada.screenshot({ path: 'tests/browser/shots/leave.png' });
  await asked.getByRole('button', { name: 'Rester' }).click();
  await expect(ada.getByRole('grid')).toBeVisible();
  await ada.keyboard.press('Escape');
  // It is said for some seconds only: looked for from the beginning.
  await Promise.all([
    expect(ben.getByRole('status').filter({ hasText: 'Ada quitte la table.' })).toBeVisible(),
    leave(ada),
  ]);
  await expect(ben.locator('aside [data-key="seat:0"]')).toContainText('a quitté la table');
  const mine = ada.getByRole('listitem').filter({ hasText: 'Vous avez quitté la partie' });
  await Promise.all([
    expect(ben.getByRole('status').filter({ hasText: 'Ada est de retour.' })).toBeVisible(),
    mine.getByRole('button', { name: /^Revenir/ }).click(),
  ]);
  await expect(ada.getByRole('grid')).toBeVisible();
  await expect(ben.locator('aside [data-key="seat:0"]')).not.toContainText('a quitté la table');
});

test('somebody else gets a seat that was left only if those who play agree', async ({ browser }) => {
  const [ada, ben, eve] = [await visitor(browser), await visitor(browser), await visitor(browser)];
  const { id, link } = await pair(ada, ben);
  await leave(ada);
  await eve.goto(`/join/${id}#${link}`);
  await eve.getByLabel('Votre nom').fill('Ève');
  await eve.getByRole('button', { name: 'Demander la place laissée par Ada' }).click();
  await expect(eve.getByRole('status').filter({ hasText: 'On attend Ben' })).toBeVisible();
  const wish = ben.getByRole('region', { name: 'On demande une place' });
  await expect(wish).toContainText('Ève aimerait prendre la place laissée par Ada.');
  await clean(ben, 'seats');
  await ben.screenshot({ path: 'tests/browser/shots/wish.png' });
  await wish.getByRole('button', { name: 'Accepter' }).click();
  await expect(wish).toHaveCount(0);
  await expect(eve.getByRole('grid')).toBeVisible();
  await expect(ben.locator('aside [data-key="seat:0"]')).toContainText('Ève');
});

test('one no is enough', async ({ browser }) => {
  const [ada, ben, eve] = [await visitor(browser), await visitor(browser), await visitor(browser)];
  const { id, link } = await pair(ada, ben);
  await leave(ada);
  await eve.goto(`/join/${id}#${link}`);
  await eve.getByRole('button', { name: 'Demander la place laissée par Ada' }).click();
  await ben.getByRole('button', { name: 'Refuser' }).click();
  await expect(eve.getByRole('status').filter({ hasText: 'Vous n’avez pas eu la place' })).toBeVisible();
  await eve.getByRole('button', { name: 'Demander la place laissée par Ada' }).click();
  await expect(eve.getByRole('alert')).toContainText('La table n’est pas d’accord');
});

test('seats of one person are marked, in the waiting room and at the table', async ({ browser }) => {
  const [ada, ben] = [await visitor(browser), await visitor(browser)];
  await ada.goto('/');
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'friend', name: 'Cléo' }, { who: 'open' }];
  const { id, link } = await newTable(ada, { game: 'songbirds', seats });
  await ada.goto(`/table/${id}`);
  await expect(ada.getByText('Cléo').first()).toBeVisible();
  await expect(ada.locator('main')).not.toContainText('Partage un appareil');
  await sits(ben, id, link, 'Ben');
  await expect(ben.locator('aside [data-key="seat:1"]')).toContainText('Partage un appareil avec Ada');
  await expect(ben.locator('aside [data-key="seat:2"]')).not.toContainText('Partage');
  await ben.locator('aside [data-key="seat:0"]').getByRole('button').click();
  await expect(ben.getByRole('dialog', { name: 'Ada' })).toContainText('Partage un appareil avec Cléo');
});
