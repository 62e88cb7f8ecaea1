import { expect, it } from 'vitest';
import { ADDRESS_RETRY_DELAY_MS } from './load-addresses.ts';

it('the retry of loading addresses waits 2 seconds', () => {
  expect(ADDRESS_RETRY_DELAY_MS).toBe(2000);
});
