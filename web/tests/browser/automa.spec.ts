/** The Automa beside the real box, by one thumb on a small phone: set up, turns, undo, a reload, no network, the end of a round. */
import { expect, test, type Page } from '@playwright/test';
import { clean, fits, open, seats, won } from './box';
import { quick, settled, watch } from './play';

const SMALL = { width: 360, height: 640 };

async function shoot(page: Page, name: string): Promise<void> {
  await settled(page);
  await page.screenshot({ path: `tests/browser/shots/automa-${name}.png` });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
}

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const huge = (page: Page) => page.locator('.at .huge').first();
const asks = (page: Page) => page.locator('.at .qst').first();

/** The card people drew from their own box. */
async function draws(page: Page, card: string): Promise<void> {
  await tap(page, 'Je tire sa carte moi-même');
  await page.getByRole('dialog').getByRole('button', { name: card, exact: true }).click();
  await expect(page.locator('.acard')).toBeVisible();
}

async function begins(page: Page): Promise<void> {
  await page.goto('/box');
  await page.getByRole('link', { name: /^L’Automa/ }).click();
  await tap(page, /^Aigle royal/);
  await shoot(page, 'level');
  await tap(page, 'Préparer la table');
  await page.getByPlaceholder('Quelques lettres du nom').fill('nich');
  await page.getByRole('button', { name: /nichoir/i }).click();
  await tap(page, /^Objectif de la manche 1/);
  // One goal after the other, in one sheet.
  for (const goal of ['Oiseaux en forêt', 'Œufs en prairie', 'Oiseaux en tout', 'Œufs dans le marais']) {
    const wanted = page.getByRole('dialog').getByRole('button', { name: goal, exact: true });
    await wanted.click();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shoot(page, 'setup');
  await clean(page, 'setup');
  await tap(page, 'Vous commencez');
  await expect(huge(page)).toHaveText('À vous de jouer.');
}

test('turns by thumb at 360 px: dice, birds, cubes, undo, reload, no network, a round ends', async ({
  page,
  context,
}) => {
  const wrong = watch(page);
  await quick(page);
  await page.setViewportSize(SMALL);
  await begins(page);
  await shoot(page, 'wait');
  await clean(page, 'wait');

  // It shuffles and draws; taken back, the same card comes again.
  await tap(page, 'Au tour de l’Automa');
  const card = page.locator('.acard');
  const first = await card.getAttribute('aria-label');
  await tap(page, 'Annuler');
  await expect(huge(page)).toHaveText('À vous de jouer.');
  await tap(page, 'Au tour de l’Automa');
  await expect(card).toHaveAttribute('aria-label', first ?? '');
  await tap(page, 'Annuler');

  // Dice, one tap each.
  await draws(page, 'Carte A05');
  await shoot(page, 'card');
  await clean(page, 'card');
  await tap(page, 'Première étape');
  await expect(asks(page)).toHaveText('Quels dés sont dans la mangeoire ?');
  for (const face of ['poisson', 'poisson', 'rongeur', 'fruit', 'rongeur'])
    await page.locator('.faces').getByText(face, { exact: true }).click();
  await tap(page, 'Ôter ce dé : fruit');
  await shoot(page, 'dice');
  await clean(page, 'dice');
  await tap(page, 'Voir');
  await expect(huge(page)).toHaveText('Retirez les deux dés rongeur.');
  await expect(page.locator('.at')).toContainText('2 × poisson');
  await shoot(page, 'dice-done');
  await clean(page, 'dice done');
  await tap(page, 'Annuler');
  await expect(asks(page)).toHaveText('Quels dés sont dans la mangeoire ?');
  await page.locator('.faces').getByText('poisson', { exact: true }).click();
  await tap(page, 'Voir');
  await expect(page.locator('.at')).toContainText('relancez les cinq');
  await tap(page, 'Je m’en occupe');
  await shoot(page, 'order');
  await page.locator('.down').getByText('graine', { exact: true }).click();
  await expect(huge(page)).toHaveText('Retirez tous les dés graine.');
  await tap(page, 'C’est fait');
  await expect(asks(page)).toHaveText('Vos oiseaux roses, chacun une fois.');
  await shoot(page, 'pink');
  await tap(page, 'C’est fait');
  await expect(huge(page)).toHaveText('À vous de jouer.');

  // A bird of the tray: by letters, or only whether it fits.
  await draws(page, 'Carte A06');
  await tap(page, 'Première étape');
  const letters = page.getByPlaceholder('Quelques lettres du nom');
  await letters.fill('merleb est');
  await page.locator('.hit').first().click();
  await expect(page.locator('.tb .vd .num')).toHaveText('4');
  await letters.fill('grand heron');
  await page.locator('.hit').first().click();
  await tap(page, 'convient');
  await tap(page, '2');
  await shoot(page, 'tray');
  await expect(huge(page)).toHaveText('Donnez-lui, face visible : Merlebleu de l’Est.');
  await shoot(page, 'tray-done');
  await clean(page, 'tray done');

  // Another device, or a reload, is where this one was.
  await page.reload();
  await expect(huge(page)).toHaveText('Donnez-lui, face visible : Merlebleu de l’Est.');
  await tap(page, 'C’est fait');
  const store = page.getByRole('button', { name: /^Corriger/ });
  await expect(store).toContainText('1');
  await expect(store).toContainText('4 pts');

  // No network: it goes on, and asks for what only the server knows.
  await draws(page, 'Carte A09');
  await context.setOffline(true);
  await tap(page, 'Première étape');
  await tap(page, 'Je m’en occupe');
  await page.locator('.down').getByText('poisson', { exact: true }).click();
  await tap(page, 'C’est fait');
  await tap(page, 'C’est fait');
  await expect(huge(page)).toHaveText('À vous de jouer.');
  await draws(page, 'Carte A07');
  await shoot(page, 'offline');
  await tap(page, 'Première étape');
  await expect(huge(page)).toHaveText('Donnez-lui un œuf.');
  await tap(page, 'C’est fait');
  await expect(huge(page)).toHaveText('Posez un de ses cubes sur l’objectif 1.');
  await shoot(page, 'cube');
  await tap(page, 'C’est fait');
  await context.setOffline(false);
  await expect(page.locator('.store .num').first()).toHaveText('1');
  await expect(page.locator('.store .num').nth(3)).toHaveText('1');

  // Four turns more, and the round ends.
  for (const [drawn, ...deeds] of [
    ['Carte A03', 'Défaussez les oiseaux du plateau.', 'Posez un de ses cubes sur l’objectif 1.'],
    ['Carte A08', 'Défaussez les oiseaux du plateau.', 'Reprenez un de ses cubes de l’objectif 1.'],
    ['Carte A04', 'Donnez-lui un œuf.'],
    ['Carte A02', 'Donnez-lui un œuf.', 'Reprenez un de ses cubes de l’objectif 1.'],
  ]) {
    await draws(page, drawn);
    await tap(page, 'Première étape');
    for (const deed of deeds) {
      await expect(huge(page)).toHaveText(deed);
      if (drawn === 'Carte A03') await shoot(page, `deed-${deed.slice(0, 3)}`);
      await tap(page, 'C’est fait');
    }
  }
  await expect(asks(page)).toHaveText('Objectif 1 : oiseaux en forêt.');
  await tap(page, 'Votre compte pour l’objectif : un de plus');
  await tap(page, 'Votre compte pour l’objectif : un de plus');
  await expect(page.locator('.podium .num')).toHaveText(['4', '0']);
  await shoot(page, 'goal');
  await clean(page, 'goal');
  await tap(page, 'Manche 2');
  await expect(page.locator('.pad-bar .meta')).toHaveText('manche 2, tour 1/7');

  // Put right by hand; then the sheet, where its points are.
  await store.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Œufs : un de plus/ })
    .click();
  await expect(page.locator('.store .num').first()).toHaveText('4');
  // Its count too; and one tap goes back to what its turns come to.
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Son compte, objectif 2 : un de plus' }).click();
  await dialog.getByRole('button', { name: 'Son compte, objectif 2 : un de plus' }).click();
  await shoot(page, 'mend');
  await dialog.getByRole('button', { name: /^Reprendre le compte/ }).click();
  await expect(dialog.getByRole('button', { name: /^Reprendre le compte/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await tap(page, 'Ma feuille');
  await expect(page.getByText('Automa').first()).toBeVisible();
  await shoot(page, 'sheet');
  expect(wrong).toEqual([]);
});

test('level with the Automa: food decides, on every screen and on paper; a number is put right and counted again', async ({
  page,
}) => {
  const goals = ['birds-in-forest', 'eggs-in-grassland', 'total-birds', 'eggs-in-wetland'];
  const begun = ['automa-bonus nest-box-builder', ...goals.map((goal, k) => `goal ${k + 1} ${goal}`)];
  const egg = ['automa-card 1 1 a04', 'automa-step 1 1 1 done'];
  await quick(page, { theme: 'dark' });
  await open(page, 'wingspan', seats(1), { automa: 'golden' }, [...begun, ...egg]);
  const sizes = [
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
  ];
  await expect(huge(page)).toHaveText('À vous de jouer.');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await fits(page, `automa-wait-${size.width}`);
    await expect(page.getByRole('button', { name: 'Au tour de l’Automa' })).toBeInViewport();
  }
  await open(page, 'wingspan', seats(1), {}, [...begun, ...egg, 'number 1 eggs 7', 'automa eggs 7', 'end yes']);
  await expect(won(page)).toHaveText('Égalité avec l’Automa, 7 partout.');
  await expect(page.locator('.lead')).toContainText('qui compte 2 jetons');
  await page.getByRole('button', { name: /^Nourriture restante.*un de plus/ }).focus();
  await page.keyboard.press('3');
  await expect(won(page)).toHaveText('Vous gagnez, 7 à 7.');
  await clean(page, 'end');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await fits(page, `automa-end-${size.width}`);
  }

  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
  await tap(page, 'Imprimer');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(won(page)).toBeVisible();
  await expect(page.locator('.pad-foot')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('row', { name: /Œufs/ }).getByRole('button').last().click();
  await page.getByRole('button', { name: /^Reprendre le compte.*Œufs/ }).click();
  await expect(page.locator('#automa-parts header .num')).toHaveText('1');
});
