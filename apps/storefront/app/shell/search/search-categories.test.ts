import { expect, it } from 'vitest';
import { CATEGORY_CACHE_MS } from './search-categories.ts';

// product 4.8.1, 9.2.3, 9.2.4
it('the categories of the dropdown are cached for 10 minutes', () => {
  expect(CATEGORY_CACHE_MS).toBe(10 * 60 * 1000);
});
