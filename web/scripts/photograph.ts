/** Photographs a page of HTML with Chromium, without a network. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export function photograph(html: string, png: string, width: number, height: number): void {
  const profile = mkdtempSync(join(tmpdir(), 'sheets-'));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--hide-scrollbars',
    `--user-data-dir=${profile}`,
    `--window-size=${width},${height}`,
    `--screenshot=${resolve(png)}`,
  ];
  try {
    execFileSync(process.env.CHROMIUM ?? 'chromium', [...flags, resolve(html)], { stdio: 'ignore', timeout: 120_000 });
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}
