import { expect, test } from 'vitest';
import { update } from '../src/lib/update.svelte';

test('a page is old once the server gives out another one', () => {
  update.served(null); // a server that does not say
  expect(update.ready).toBe(false);
  update.served('a');
  update.served('a');
  expect(update.ready).toBe(false);
  update.served('b');
  expect(update.ready).toBe(true);
  update.served('a'); // another server, not updated yet
  expect(update.ready).toBe(true);
});
