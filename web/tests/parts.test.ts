import { expect, test } from 'vitest';
import { allLaid, inTurn, laying } from '../src/lib/parts';

// Outside a browser there is nothing to measure.
globalThis.document = { body: { getBoundingClientRect: () => undefined } } as unknown as Document;

test('pieces come one by one, in order, and those that left not at all', async () => {
  const laid: string[] = [];
  inTurn(() => laid.push('a'));
  const forget = inTurn(() => laid.push('b'));
  inTurn(() => laid.push('c'));
  forget();
  expect(laid).toEqual([]);
  expect(laying()).toBe(true);
  await allLaid();
  expect(laid).toEqual(['a', 'c']);
  expect(laying()).toBe(false);
});
