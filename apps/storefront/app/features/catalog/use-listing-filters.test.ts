import { expect, it } from 'vitest';
import { FILTER_DELAY_MS } from './use-listing-filters.ts';

// product 9.2.2
it('the listing waits 300 ms after a filter changes', () => {
  expect(FILTER_DELAY_MS).toBe(300);
});
