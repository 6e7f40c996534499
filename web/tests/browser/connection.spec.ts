/** A connection that dies without a word: the page notices, says so, and is back as soon as it can be. */
import { createServer, connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { clickOn, newTable, quick } from './play';

/** Stands between browser and server, and swallows everything when told to: no end, no reset. */
async function between(port: number): Promise<{ url: string; swallow: (on: boolean) => void; close: () => void }> {
  let deaf = false;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    // What is swallowed once never arrives: a connection that missed something stays dead.
    let dead = deaf;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      open.add(from);
      from.on('data', (data) => {
        dead = dead || deaf;
        if (!dead) to.write(data);
      });
      from.on('close', () => (dead ? undefined : to.destroy()));
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    swallow: (on) => (deaf = on),
    close: () => {
      for (const one of open) one.destroy();
      server.close();
    },
  };
}

const SEATS = [
  { who: 'me', name: 'Ada' },
  { who: 'bot', bot: 'greedy' },
];

// That 15 seconds are enough is shown in socket.test.ts, by a clock that no other work can slow down.
test('a silent death is noticed, said, and mended at once when the network is back', async ({ browser, baseURL }) => {
  const proxy = await between(Number(new URL(baseURL ?? '').port));
  const page = await (await browser.newContext({ baseURL: proxy.url })).newPage();
  await quick(page, { lang: 'en' });
  await page.goto('/');
  const { id } = await newTable(page, { game: 'songbirds', seats: SEATS, options: { first_player: '1' } });
  await page.goto(`/table/${id}`);
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  const strip = page.getByRole('alert').filter({ hasText: 'Connection lost' });
  await expect(strip).toHaveCount(0);
  proxy.swallow(true);
  await expect(strip).toBeVisible();
  proxy.swallow(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(strip).toHaveCount(0);
  await clickOn(page);
  proxy.close();
});

test('offline and online again, as the browser tells it', async ({ page }) => {
  await quick(page, { lang: 'en' });
  await page.goto('/');
  const { id } = await newTable(page, { game: 'songbirds', seats: SEATS, options: { first_player: '1' } });
  await page.goto(`/table/${id}`);
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  await page.context().setOffline(true);
  const strip = page.getByRole('alert').filter({ hasText: 'Connection lost' });
  await expect(strip).toBeVisible();
  await page.context().setOffline(false);
  await expect(strip).toHaveCount(0);
  await clickOn(page);
});
