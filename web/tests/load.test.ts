import { afterEach, expect, test, vi } from 'vitest';
import { loadSprite } from '../src/lib/sprites';

afterEach(() => vi.unstubAllGlobals());

test('a sprite is drawn by the build and put into the page once', async () => {
  const insertAdjacentHTML = vi.fn();
  vi.stubGlobal('document', { body: { insertAdjacentHTML } });
  await Promise.all([loadSprite('whats-up'), loadSprite('whats-up')]);
  await loadSprite('whats-up');
  expect(insertAdjacentHTML).toHaveBeenCalledOnce();
  expect(insertAdjacentHTML.mock.calls[0][1]).toContain('<symbol id="wu-violet-3"');
});

test('a sprite that failed is asked for again', async () => {
  vi.stubGlobal('document', undefined);
  await expect(loadSprite('icons')).rejects.toThrow();
  const insertAdjacentHTML = vi.fn();
  vi.stubGlobal('document', { body: { insertAdjacentHTML } });
  await loadSprite('icons');
  expect(insertAdjacentHTML).toHaveBeenCalledOnce();
});
