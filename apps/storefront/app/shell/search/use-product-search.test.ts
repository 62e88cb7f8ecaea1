import { expect, it } from 'vitest';
import { SEARCH_DELAY_MS, SEARCH_RESULT_LIMIT } from './use-product-search.ts';

// product 5.1.1, 7.3.2, 9.2.1
it('a search waits 300 ms after typing stops and shows 6 results', () => {
  expect([SEARCH_DELAY_MS, SEARCH_RESULT_LIMIT]).toEqual([300, 6]);
});
