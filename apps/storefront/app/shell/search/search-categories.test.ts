import { expect, it } from 'vitest';
import { CATEGORY_CACHE_MS } from './search-categories.ts';

it('the categories of the dropdown are cached for 10 minutes', () => {
  expect(CATEGORY_CACHE_MS).toBe(10 * 60 * 1000);
});
