/** The installed app: its manifest, the page for a lost connection, and a new build in the place of the old. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

const port = Number(process.env.VOLIERE_PORT ?? 8765) + 1000;
const address = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'voliere-'));

/** A server of this test's own, to be taken away. */
async function start(app: string): Promise<ChildProcess> {
  const server = spawn(process.env.PYTHON ?? 'python3', ['tests/browser/server.py', String(port), folder, app], {
    env: { ...process.env, PYTHONPATH: '../src' },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(`${address}/api/games`).then(
          (a) => a.ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true);
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  const gone = new Promise((done) => server.once('exit', done));
  server.kill('SIGKILL');
  await gone;
}

const ready = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then((r) => r.active?.state));
const kept = (page: Page) => page.evaluate(() => caches.keys());

test('the manifest and what it names', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; type: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Volière', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map((i) => `${i.sizes} ${i.purpose ?? 'any'}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const icon of manifest.icons) {
    const picture = await request.get(icon.src);
    expect(picture.headers()['content-type']).toContain(icon.type);
    if (!icon.sizes.includes('x')) continue;
    const bytes = await picture.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, icon.src).toBe(icon.sizes);
  }
  const worker = await request.get('/sw.js');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test('a server that is away, back again, and newer', async ({ page }) => {
  const app = join(folder, 'app');
  cpSync('../src/voliere/web_app', app, { recursive: true });
  let server = await start(app);
  try {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ready(page)).toMatch(/activat/);
    await page.reload();
    const before = await kept(page);
    expect(before).toHaveLength(1);
    // What tables say is never kept.
    const paths = await page.evaluate(async () => {
      const cache = await caches.open((await caches.keys())[0]);
      return (await cache.keys()).map((r) => new URL(r.url).pathname);
    });
    expect(paths).toContain('/offline.html');
    expect(paths.filter((p) => p.startsWith('/api') || p === '/')).toEqual([]);

    await stop(server);
    await page.goto(`${address}/new/songbirds`);
    await expect(page.getByRole('link', { name: /Réessayer/ })).toBeVisible();
    await expect(page.locator('section[lang="en"]')).toBeHidden();
    await expect(page.locator('img')).toHaveJSProperty('complete', true);

    // Back again, it loads by itself: the page that was asked for.
    const worker = join(app, 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf-8').replace(/VERSION = '\w+'/, "VERSION = 'another'"));
    server = await start(app);
    await expect(page.getByRole('heading', { name: 'Songbirds' })).toBeVisible();

    // The new build's worker takes over and throws the old cache away. What this device keeps of its pads stays.
    await expect.poll(async () => (await kept(page)).sort()).toEqual(['voliere-another', 'voliere-pads']);
    expect(before).not.toContain('voliere-another');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await stop(server);
  }
});
