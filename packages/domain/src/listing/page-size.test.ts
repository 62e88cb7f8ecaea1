import { expect, it } from 'vitest';
import {
  DEFAULT_PAGE_SIZE,
  HOME_BLOCK_SIZE,
  LISTING_PAGE_SIZE,
  MAX_PAGE_SIZE,
} from './page-size.ts';

// product 9.2.3
it('a home block has 4 products, a page of the listing 9, and a list that does not specify it 10', () => {
  expect([HOME_BLOCK_SIZE, LISTING_PAGE_SIZE, DEFAULT_PAGE_SIZE]).toEqual([4, 9, 10]);
  expect(MAX_PAGE_SIZE).toBe(100);
});
