/** Beside the real box: each pad as its users use it, two phones, a lost connection, another device. */
import { expect, test, type Page } from '@playwright/test';
import {
  bird,
  clean,
  exported,
  fits,
  make,
  open,
  PHONE,
  printed,
  said,
  score,
  scrolls,
  seat,
  seats,
  twoPhones,
  undo,
  won,
} from './box';
import { quick, watch } from './play';

test.use({ viewport: PHONE });

test('Birds of a Feather: from the lobby in a few taps, ticked, undone, for all who are there, to the end', async ({
  page,
}) => {
  const wrong = watch(page);
  await quick(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Nous avons la boîte ici' }).click();
  await fits(page, 'box');
  await clean(page, 'box');
  await page.getByRole('link', { name: /^Birds of a Feather Un carnet/ }).click();
  await page.getByRole('button', { name: '4', exact: true }).click();
  await page.getByLabel('Nom du joueur 2').fill('Nour');
  await page.getByRole('button', { name: /Un pour tous/ }).click();
  await fits(page, 'new');
  await clean(page, 'new');
  await page.getByRole('button', { name: 'Mise en place' }).click();
  await expect(page.getByRole('dialog')).toContainText('60 cartes');
  await fits(page, 'setup');
  await page.getByRole('button', { name: 'C’est prêt' }).click();
  await page.getByRole('button', { name: 'Ouvrir le carnet' }).click();

  await expect(said(page)).toHaveText('Touchez un oiseau vu.');
  await bird(page, 'Geai de Steller').click();
  await expect(said(page)).toContainText('Geai de Steller, vu.');
  await expect(bird(page, 'Geai de Steller')).toHaveAttribute('aria-pressed', 'true');
  const own = page.getByRole('navigation', { name: 'Joueurs' }).getByRole('button').first();
  await expect(own.locator('.sc')).toHaveText('1');
  await undo(page);
  await expect(bird(page, 'Geai de Steller')).toHaveAttribute('aria-pressed', 'false');
  await expect(own.locator('.sc')).toHaveText('0');

  // A whole habitat fills its ALL box by itself.
  const tiles = page.locator('.tiles .tile');
  for (let i = 0; i < 7; i++) await tiles.nth(i).click();
  await expect(page.locator('.all.full')).toBeVisible();
  await expect(page.locator('.open header .num')).toContainText('10');
  await expect(own.locator('.sc')).toHaveText('10');
  expect(await scrolls(page), 'the sheet fits on a phone').toBeLessThanOrEqual(0);
  await fits(page, 'feather-390');

  await page.getByRole('button', { name: 'Marécages' }).click();
  await page.getByRole('button', { name: 'Cocher pour tous ceux d’ici' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.tile').nth(0).click();
  await dialog.locator('.tile').nth(3).click();
  await dialog.getByRole('button', { name: /^N Nour|^Nour/ }).click();
  await fits(page, 'feather-all');
  await clean(page, 'for all');
  await dialog.getByRole('button', { name: 'Cocher sur 2 carnets' }).click();
  await expect(said(page)).toContainText('4 cases cochées sur 2 carnets');
  await expect(seat(page, 'Nour').locator('.sc')).toHaveText('3');
  // One undo for all of it.
  await undo(page);
  await expect(seat(page, 'Nour').locator('.sc')).toHaveText('0');

  await page.getByRole('button', { name: 'Tour suivant' }).click();
  await expect(page.locator('.pad-bar .meta')).toHaveText('tour 2 sur 14');
  await page.getByRole('button', { name: 'Les autres' }).click();
  await expect(page.locator('.mini')).toHaveCount(4);
  await fits(page, 'feather-others');
  await clean(page, 'others');

  // Any line of the log can be taken back alone.
  await page.getByRole('button', { name: 'Journal' }).click();
  await page.getByRole('dialog').locator('li', { hasText: 'vu.' }).first().getByRole('button').click();
  await page.keyboard.press('Escape');
  await expect(own.locator('.sc')).not.toHaveText('10');

  await page.getByRole('button', { name: 'Fin', exact: true }).click();
  await page.getByRole('button', { name: 'Finir la partie' }).click();
  await expect(won(page)).toContainText(/gagne/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: 'Nouvelle partie' })).toBeInViewport({ ratio: 1 });
  await fits(page, 'feather-end');
  await clean(page, 'result');
  await printed(page, 'feather');
  const kept = await exported(page);
  expect(kept).toMatchObject({ game: 'feather-pad', seats: 4 });
  expect(kept.moves.length).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'Nouvelle partie, mêmes joueurs' }).click();
  await expect(said(page)).toHaveText('Touchez un oiseau vu.');
  await expect(own.locator('.sc')).toHaveText('0');
  expect(wrong).toEqual([]);
});

test('alone there are titles to earn, yours in ink', async ({ page }) => {
  await quick(page);
  await open(page, 'feather', seats(1));
  for (let i = 0; i < 7; i++) await page.locator('.tiles .tile').nth(i).click();
  await page.getByRole('button', { name: 'Fin', exact: true }).click();
  await expect(page.locator('.titles .on .num')).toHaveText('10');
  await page.getByRole('button', { name: 'Finir la partie' }).click();
  await expect(won(page)).toHaveText('Jumelles oubliées, 10 points.');
  await expect(page.locator('.titles .on')).toContainText('25 ou moins');
  await fits(page, 'feather-solo');
  const harvest = ['berries 1 red 60', 'berries 1 blue 11', 'berries 1 green 6', 'berries 1 white 4'];
  await open(page, 'songbirds', seats(1), { mode: 'solo' }, [...harvest, 'favourite 1 1 r5']);
  await page.getByRole('button', { name: 'Favoris', exact: true }).click();
  await page.getByRole('button', { name: 'Finir', exact: true }).click();
  await expect(won(page)).toContainText('44 points');
  await expect(page.locator('.titles .on')).toContainText('40 à 54');
  await clean(page, 'solo result');
});

test('hidden sheets stay hidden until the end, also where one phone holds several', async ({ browser, page }) => {
  const [ada, nour] = await twoPhones(browser, 'feather', { hide_sheets: true });
  await ada.locator('.tiles .tile').first().click();
  await expect(said(ada)).toContainText('vu.');
  await expect(score(nour, 'Ada')).toHaveText('–');
  await seat(nour, 'Ada').click();
  await expect(nour.locator('.sheet')).toContainText('cachés jusqu’à la fin');

  // On one phone whoever has it turns to their own sheet; the others close.
  await quick(page);
  await open(page, 'feather', seats(2), { hide_sheets: true });
  await page.locator('.tiles .tile').first().click();
  await expect(score(page, 'Ada')).toHaveText('2');
  await seat(page, 'Nour').click();
  await expect(score(page, 'Ada')).toHaveText('–');
  await page.locator('.tiles .tile').nth(3).click();
  await expect(score(page, 'Nour')).toHaveText('1');
  await page.getByRole('button', { name: 'Fin', exact: true }).click();
  await page.getByRole('button', { name: 'Finir la partie' }).click();
  await expect(won(page)).toHaveText('Ada gagne, 2 à 1.');
});

test('Wingspan: numbers by keypad and by keyboard, goals with their ranking, a tie asked for', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  await open(page, 'wingspan', seats(3));
  const key = (name: string) => page.getByRole('group', { name: 'Clavier' }).getByRole('button', { name, exact: true });
  await expect(said(page)).toContainText('oiseaux : Ada');
  await key('4').click();
  await key('1').click();
  await expect(page.locator('tfoot .num').first()).toHaveText('41');
  await key('Suivant').click();
  await expect(said(page)).toContainText('cartes bonus : Ada');
  await fits(page, 'wingspan-quick');
  expect(await scrolls(page)).toBeLessThanOrEqual(0);
  // Digits type into the aimed cell, arrows move it, U undoes.
  await page.locator('.sheet').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('8');
  await expect(page.locator('tfoot .num').nth(1)).toHaveText('8');
  await page.keyboard.press('u');
  await expect(page.locator('tfoot .num').nth(1)).toHaveText('0');

  await page.getByRole('button', { name: 'Objectifs', exact: true }).last().click();
  await page.getByRole('button', { name: 'Choisir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Oiseaux en forêt' }).click();
  for (const [name, n] of [
    ['Ada', '4'],
    ['Nour', '4'],
    ['Inès', '2'],
  ]) {
    await page.getByRole('button', { name: `${name} : un de plus` }).focus();
    await page.keyboard.press(n);
  }
  await expect(page.locator('.folk .pt .num')).toHaveText(['2', '2', '0']);
  await expect(page.locator('.folk .one').first()).toContainText('1er à égalité');
  await fits(page, 'wingspan-goals');
  await clean(page, 'goals');

  // The server ranks: without it nobody is first.
  await expect(page.locator('.folk')).toContainText('Ada et Nour se partagent 4 + 1');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Inès : un de plus' }).click();
  await expect(page.locator('.net')).toContainText('Hors ligne');
  await expect(page.locator('.folk')).not.toContainText('1er');
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('.folk .one').first()).toContainText('1er à égalité');
  expect(wrong).toEqual([]);
});

test('Wingspan: level at the top, unused food decides, asked of those alone', async ({ page }) => {
  await quick(page);
  const lines = ['birds', 'bonus', 'eggs', 'cached', 'tucked'];
  const numbers = [1, 2, 3].flatMap((n) => lines.map((line) => `number ${n} ${line} ${n === 3 ? 1 : 8}`));
  const counts = [1, 2, 3, 4].flatMap((round) => [1, 2, 3].map((n) => `reach ${round} ${n} 0`));
  await open(page, 'wingspan', seats(3), {}, [...numbers, ...counts]);
  await page.getByRole('button', { name: 'Finir', exact: true }).click();
  await expect(won(page)).toContainText(/Égalité à 40.+Ada et Nour/);
  await fits(page, 'wingspan-tie');
  await clean(page, 'tie');
  const food = page.getByRole('button', { name: /^Nourriture restante, .* : un de plus/ });
  await expect(food).toHaveCount(2);
  for (const [i, n] of ['3', '12'].entries()) {
    await food.nth(i).focus();
    await page.keyboard.type(n);
  }
  await expect(won(page)).toHaveText('Nour gagne, 40 à 40.');
  await printed(page, 'wingspan');
  await expect(page.locator('.lead')).toContainText('Nour 12. C’est le départage.');
  // A number that is tapped is mended where it came from.
  await page.locator('tbody td button').first().click();
  await expect(said(page)).toContainText('oiseaux : Ada');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Minuteur', exact: true }).click();
  await expect(page.locator('.timer')).toHaveText(/^4:59|^5:00/);
  await page.clock.install();
  await page.clock.fastForward('05:01');
  await expect(page.locator('.timer')).toContainText('0:00');
  await page.locator('.timer').click();
  await expect(page.locator('.timer')).toHaveCount(0);
});

test('Wingspan in full: a bird by a few letters, eggs, cached, tucked, bonus cards', async ({ page }) => {
  await quick(page);
  await open(page, 'wingspan', seats(3));
  await page.getByRole('button', { name: 'Oiseaux', exact: true }).last().click();
  await page.getByRole('button', { name: /Oiseau.*\(forêt\)/ }).click();
  await page.getByLabel('Chercher').fill('pic');
  await expect(page.locator('.hit').first()).toContainText('Pic');
  await fits(page, 'wingspan-find');
  await clean(page, 'find');
  await page.getByLabel('Chercher').fill('downy');
  await page.locator('.hit').first().click();
  await expect(page.locator('.line')).toContainText('Pic mineur');
  await page.getByRole('button', { name: 'Pic mineur, œufs : un de plus' }).click();
  await page.getByRole('button', { name: 'Pic mineur, glissées : un de plus' }).click();
  await expect(page.locator('[data-zone="ask"] .sub')).toContainText('3 + 1 œuf + 1 carte');
  await expect(page.locator('.line .num')).toHaveText('5');
  await fits(page, 'wingspan-birds');
  await clean(page, 'birds');
  await page.getByRole('button', { name: 'Bonus', exact: true }).click();
  await page.getByRole('button', { name: 'Une carte bonus' }).click();
  await page.getByRole('dialog').getByLabel('Chercher').fill('nichoir');
  await page.getByRole('dialog').locator('li button').first().click();
  await expect(page.locator('.card-bonus')).toContainText('compté sur les oiseaux');
  await fits(page, 'wingspan-bonus');
  await clean(page, 'bonus');
  // The cross takes the bird off with all that lies on it; one undo brings all of it back.
  await page.getByRole('button', { name: 'Oiseaux', exact: true }).last().click();
  await page.getByRole('button', { name: 'Retirer Pic mineur' }).click();
  await expect(page.locator('.line')).toHaveCount(0);
  await undo(page);
  await expect(page.locator('.line .num')).toHaveText('5');
});

test('Songbirds: tokens and cards in reading order, favourites, the rounds to a target', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  await open(page, 'songbirds', seats(3), { extended: 'target' });
  await fits(page, 'songbirds-berries');
  const tokens = page.getByRole('group', { name: 'Les jetons' });
  for (const n of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) await tokens.getByRole('button').nth(n).click();
  const palette = page.getByRole('group', { name: 'Les cartes' });
  await expect(said(page)).toContainText('Ligne 1, colonne 1');
  for (let n = 0; n < 6; n++)
    await palette
      .getByRole('button')
      .nth(n * 5 + (n % 2))
      .click();
  await expect(said(page)).toContainText('Ligne 2, colonne 2');
  // A full row has a winner, told by the server.
  await expect(page.locator('.token.won')).toHaveCount(1);
  expect(await scrolls(page)).toBeLessThanOrEqual(0);
  await fits(page, 'songbirds-forest');
  await clean(page, 'forest');
  await page.getByRole('button', { name: 'Favoris', exact: true }).click();
  await page.getByRole('button', { name: 'Nombres' }).click();
  for (const [colour, n] of [
    ['Rouge', '34'],
    ['Bleu', '17'],
    ['Vert', '23'],
    ['Blanc', '17'],
  ]) {
    await page
      .getByRole('button', { name: `${colour} : un de plus`, exact: false })
      .first()
      .focus();
    await page.keyboard.type(n);
  }
  await expect(page.locator('.sheet')).toContainText('91 sur 91');
  for (const [row, card] of [
    [0, 5],
    [1, 24],
    [2, 1],
  ]) {
    await page.locator('.fav').nth(row).click();
    await palette.getByRole('button').nth(card).click();
  }
  await expect(page.locator('.fr .big').first()).not.toHaveText('–');
  await fits(page, 'songbirds-favourites');
  await clean(page, 'favourites');
  await page.getByRole('button', { name: 'Reporter' }).click();
  await expect(page.locator('.sums tbody tr').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrer la manche 2' })).toBeVisible();
  await fits(page, 'songbirds-rounds');
  await clean(page, 'rounds');
  expect(wrong).toEqual([]);
});

test('Piafs: collections, a pair, majorities, an odd entry kept and marked', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  await open(page, 'piafs', seats(3));
  await page.locator('.open .box').nth(2).click();
  await page.locator('.open .box').nth(8).click();
  await expect(page.locator('.link.x')).toHaveCount(1);
  await expect(page.locator('[data-zone="ask"] .sub')).toContainText('Un couple');
  await page.getByRole('button', { name: /Graines : un de plus/i }).click();
  await fits(page, 'piafs-collection');
  await seat(page, 'Nour').click();
  await page.locator('.open .box').nth(2).click();
  await expect(page.locator('[data-zone="ask"] .who')).toHaveText('!');
  await page.getByRole('button', { name: 'Majorités' }).click();
  await expect(page.locator('td.leads').first()).toBeVisible();
  await fits(page, 'piafs-majorities');
  await clean(page, 'majorities');
  expect(wrong).toEqual([]);
});

test('What’s Up: a tap is the next bird, the winner appears by itself', async ({ page }) => {
  const wrong = watch(page);
  await quick(page);
  await open(page, 'whats-up', seats(4));
  const cell = (player: number, colour: number) => page.locator('.rows').nth(player).locator('.cell').nth(colour);
  for (let i = 0; i < 3; i++) await cell(1, 1).click();
  for (let i = 0; i < 3; i++) await cell(1, 2).click();
  await cell(0, 0).click();
  await expect(said(page)).toContainText('Nour gagne');
  await fits(page, 'whats-up');
  await cell(1, 2).click();
  await expect(said(page)).toContainText('Vider la rangée');
  await cell(0, 3).click();
  await page.getByRole('button', { name: 'Finir', exact: true }).click();
  await expect(won(page)).toContainText('Nour');
  expect(wrong).toEqual([]);
});

test('two phones: what one ticks the other sees; a lost connection loses nothing', async ({ browser }) => {
  const [ada, nour, [mine]] = await twoPhones(browser, 'feather');
  await bird(ada, 'Geai de Steller').click();
  await expect(score(nour, 'Ada')).toHaveText('1');

  await mine.setOffline(true);
  await bird(ada, 'Colin des montagnes').click();
  await expect(ada.locator('.net')).toContainText('Hors ligne');
  await bird(ada, 'Aigle royal').click();
  await expect(bird(ada, 'Aigle royal')).toHaveAttribute('aria-pressed', 'true');
  await expect(ada.locator('.net')).toContainText('réponses partiront');
  await fits(ada, 'offline');
  // Meanwhile the other phone goes on, on the same sheet too.
  await seat(nour, 'Ada').click();
  await bird(nour, 'Cassenoix').click();
  await expect(score(nour, 'Ada')).toHaveText('2');
  await mine.setOffline(false);
  await ada.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(ada.locator('.net')).toContainText('De retour');
  await expect(score(nour, 'Ada')).toHaveText('4');
  await expect(score(ada, 'Vous')).toHaveText('4');

  // Neither does a page that is closed meanwhile.
  await mine.setOffline(true);
  await bird(ada, 'Merlebleu azuré').click();
  await expect(ada.locator('.net')).toContainText('partira');
  const { pathname } = new URL(ada.url());
  await ada.close();
  await mine.setOffline(false);
  const again = await mine.newPage();
  await again.goto(pathname);
  await expect(bird(again, 'Merlebleu azuré')).toHaveAttribute('aria-pressed', 'true');
  await expect(score(nour, 'Ada')).toHaveText('5');
});

test('a pad that was open here is opened again without a network, and goes on', async ({ browser, page: other }) => {
  const phone = await browser.newContext({ viewport: PHONE, serviceWorkers: 'allow' });
  const page = await phone.newPage();
  await quick(page);
  const { id } = await open(page, 'feather', seats(2));
  await bird(page, 'Geai de Steller').click();
  await expect(score(page, 'Ada')).toHaveText('1');
  // All it needs lies on this phone.
  await expect
    .poll(() =>
      page.evaluate(async (path) => !!(await (await caches.open('voliere-pads')).match(path)), `/table/${id}`),
    )
    .toBe(true);
  await page.close();

  await phone.setOffline(true);
  const again = await phone.newPage();
  await again.goto(`/table/${id}`);
  await expect(score(again, 'Ada')).toHaveText('1');
  await expect(bird(again, 'Geai de Steller')).toHaveAttribute('aria-pressed', 'true');
  await bird(again, 'Aigle royal').click();
  await expect(again.locator('.net')).toContainText('Hors ligne');
  // From the front door too.
  await again.goto('/');
  await again.getByRole('link', { name: /Birds of a Feather · Ada, Nour/ }).click();
  await expect(bird(again, 'Aigle royal')).toHaveAttribute('aria-pressed', 'true');
  await expect(score(again, 'Ada')).toHaveText('1');
  await phone.setOffline(false);
  await again.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(score(again, 'Ada')).toHaveText('2');
  await expect(again.locator('.net')).toContainText('De retour');
  // A table this phone has never seen is not there.
  await phone.setOffline(true);
  const { id: unknown } = await make(other, 'feather', seats(2));
  await again.goto(`/table/${unknown}`);
  await expect(again.getByRole('heading', { name: 'Pas de connexion' })).toBeVisible();
});

test('two phones that said different things meanwhile: somebody decides, the other stays in the log', async ({
  browser,
}) => {
  const [ada, nour, [mine]] = await twoPhones(browser, 'piafs');
  const more = (page: Page) => page.getByRole('button', { name: /Graines : un de plus/i });
  await mine.setOffline(true);
  await more(ada).focus();
  await ada.keyboard.press('4');
  await expect(ada.locator('.net')).toContainText('Hors ligne');
  await seat(nour, 'Ada').click();
  await more(nour).focus();
  await nour.keyboard.press('5');
  // On disk, not only on that phone: points are the server's.
  await expect(seat(nour, 'Ada').locator('.sc')).toHaveText('5');
  await mine.setOffline(false);
  await ada.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(ada.locator('.clash')).toBeVisible();
  await fits(ada, 'clash');
  await ada.locator('.clash button').first().click();
  await expect(nour.locator('.step output')).toHaveText('4');
  await expect(ada.locator('.clash')).toHaveCount(0);
});

test('found again under my tables, and resumed on another device', async ({ browser, page }) => {
  await quick(page);
  await open(page, 'whats-up', seats(2));
  await page.locator('.cell').first().click();
  await expect(page.locator('.cell').first()).toContainText('1');
  await page.goto('/');
  await expect(page.locator('.lobby')).toContainText('Carnet ouvert');
  const headers = { origin: new URL(page.url()).origin };
  const { recovery } = await (await page.request.post('/api/me/recovery', { headers })).json();
  const other = await (await browser.newContext()).newPage();
  await quick(other);
  await other.goto(`/recover#${recovery}`);
  await other
    .getByRole('link', { name: /Ouvrir/ })
    .first()
    .click();
  await other.locator('.cell').nth(1).click();
  await expect(other.locator('.rows').first().locator('.tint')).toHaveCount(2);
  // What was said on the other device can be taken back here.
  await undo(other);
  await undo(other);
  await expect(other.locator('.rows').first().locator('.tint')).toHaveCount(0);
});

test('who begins: two fingers on the glass, or a name that is drawn', async ({ page }) => {
  await quick(page);
  await open(page, 'songbirds', seats(3));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Qui commence ?' }).click();
  const glass = page.locator('.glass');
  await glass.evaluate((element) => {
    for (const [pointerId, clientX, clientY] of [
      [11, 100, 300],
      [12, 280, 500],
    ])
      element.dispatchEvent(new PointerEvent('pointerdown', { pointerId, clientX, clientY, bubbles: true }));
  });
  await expect(page.locator('.finger')).toHaveCount(2);
  await expect(page.locator('.finger.win')).toHaveCount(1);
  await expect(glass).toContainText('Cette main-là commence.');
  await fits(page, 'first');
  await page.getByRole('button', { name: 'Tirer un nom' }).click();
  await expect(glass).toContainText(/(Ada|Nour|Inès) commence\./);
  await clean(page, 'first player');
});

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
];
const TAPS = {
  feather: [7, '.tile'],
  wingspan: [5, '.cell'],
  songbirds: [3, '.tokens button'],
  piafs: [3, '.box'],
  'whats-up': [4, '.cell'],
} as const;

for (const [game, [count, taps]] of Object.entries(TAPS))
  test(`${game} in the dark, in both languages, at every size`, async ({ page }) => {
    await quick(page, { theme: 'dark' });
    await page.setViewportSize(SIZES[0]);
    await open(page, game, seats(count));
    for (const n of [0, 3, 4]) await page.locator(taps).nth(n).click();
    await clean(page, game);
    for (const lang of ['fr', 'en']) {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await fits(page, `${game}-${lang}-${size.width}`);
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'English' }).click();
      await page.keyboard.press('Escape');
    }
  });
