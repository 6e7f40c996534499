import { afterEach, expect, test, vi } from 'vitest';
import { drawings, SPRITES } from '../src/art/sprite';
import { loadSprite, place, ready, showLater } from '../src/lib/sprites';
import { ids, references } from './helpers';

afterEach(() => vi.unstubAllGlobals());

test('a drawing is put into the page once, with what it is made of, and no other', async () => {
  const insertAdjacentHTML = vi.fn();
  vi.stubGlobal('document', { body: { insertAdjacentHTML } });
  await Promise.all([loadSprite('whats-up'), loadSprite('whats-up')]);
  expect(insertAdjacentHTML).not.toHaveBeenCalled();
  expect(place('whats-up', 'wu-violet-3')).toBe('wu-violet-3');
  place('whats-up', 'wu-violet-3');
  const put = insertAdjacentHTML.mock.calls.map(([, markup]) => String(markup));
  expect(put.flatMap((markup) => ids(markup).slice(0, 1))).toEqual(['wu-violet', 'wu-violet-3']);
});

test('a sprite that failed is asked for again', async () => {
  vi.doMock('virtual:sprite/icons', () => Promise.reject(new Error('no connection')));
  await expect(loadSprite('icons')).rejects.toThrow();
  vi.doUnmock('virtual:sprite/icons');
  await loadSprite('icons');
});

test('what one presses is drawn before what one looks at', async () => {
  await Promise.all([loadSprite('whats-up'), loadSprite('icons')]);
  vi.stubGlobal('document', { body: { getBoundingClientRect: () => 0 } });
  const drawn: string[] = [];
  for (let i = 0; i < 20; i++) showLater('whats-up', () => drawn.push('bird'));
  showLater('icons', () => drawn.push('icon'));
  await vi.waitFor(() => expect(drawn).toHaveLength(21));
  await vi.waitFor(() => expect(ready('icons')).toBe(true));
  expect(drawn[0]).toBe('icon');
});

test.each(SPRITES)('every drawing of %s can be put into a page without the others', (name) => {
  const all = drawings(name);
  for (const [id, markup] of Object.entries(all)) {
    const made = [...markup.matchAll(/ href="#([^"]+)"/g)].map(([, part]) => part);
    const own = new Set([...ids(markup), ...made.filter((part) => part in all)]);
    expect(
      references(markup).filter((r) => !own.has(r)),
      id,
    ).toEqual([]);
  }
});
