import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** The browser tests play at the real server. PYTHON: one that can import voliere. VOLIERE_URL: a server that already runs;
 * VOLIERE_PORT: where to start one otherwise; COMPILED: a compiled copy, on which bots do not keep a test waiting. */
const port = Number(process.env.VOLIERE_PORT ?? 8765);
const python = process.env.PYTHON ?? 'python3';
/** The one without windows is twice as quick; what it shows is the same. */
const shell = '/usr/bin/chromium-headless-shell';
const chromium = process.env.CHROMIUM ?? (existsSync(shell) ? shell : '/usr/bin/chromium');
const url = process.env.VOLIERE_URL ?? `http://127.0.0.1:${port}`;

export default defineConfig({
  // VOLIERE_PICTURES=1: not the tests, but the pictures of docs/.
  testDir: process.env.VOLIERE_PICTURES ? 'tests/pictures' : 'tests/browser',
  outputDir: 'tests/browser/out',
  // Generous: a machine that does other things too is slow, not wrong. Every wait ends as soon as what it waits for is there.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  workers: 2,
  // No second try: what fails now and then is wrong, in the page or in its test.
  retries: 0,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    baseURL: url,
    locale: 'fr-FR',
    viewport: { width: 1280, height: 800 },
    // A worker would hide requests from the tests; install.spec.ts lets it in.
    serviceWorkers: 'block',
    // Debian's Chromium: nothing is fetched from elsewhere. Inside a container root has no sandbox.
    launchOptions: { executablePath: chromium, args: ['--no-sandbox'] },
  },
  webServer: process.env.VOLIERE_URL
    ? undefined
    : {
        command: `${python} tests/browser/server.py ${port} ${mkdtempSync(join(tmpdir(), 'voliere-'))} ../src/voliere/web_app`,
        url: `${url}/api/games`,
        env: { PYTHONPATH: process.env.COMPILED ?? '../src' },
        timeout: 120_000,
      },
});
