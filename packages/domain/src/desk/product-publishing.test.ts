import { describe, expect, it } from 'vitest';
import { canPublishAt, findMissingFacts, goodsStatus, stockLevel } from './product-publishing.ts';

describe('publishing a product', () => {
  // product 10.3.3
  it('needs a description, a price and a picture', () => {
    expect(findMissingFacts({ description: '', pricePaise: 0 }, 0)).toEqual([
      'description',
      'price',
      'picture',
    ]);
    expect(findMissingFacts({ description: 'Crisp.', pricePaise: 1 }, 1)).toEqual([]);
  });

  // product 10.3.4
  it('is done at once, or on a day within a year', () => {
    const day = 86_400_000;
    expect(canPublishAt(1_001, 1_000)).toBe(true);
    expect(canPublishAt(1_000, 1_000)).toBe(false);
    expect(canPublishAt(1_000 + 366 * day, 1_000)).toBe(true);
    expect(canPublishAt(1_001 + 366 * day, 1_000)).toBe(false);
  });

  // product 10.3.3
  it('makes a draft or a scheduled product a published one', () => {
    expect(goodsStatus({ isOnSale: false, publishAt: null })).toBe('draft');
    expect(goodsStatus({ isOnSale: false, publishAt: 5 })).toBe('scheduled');
    expect(goodsStatus({ isOnSale: true, publishAt: null })).toBe('published');
  });

  // product 10.3.1
  it('a stock is sold out, low or enough', () => {
    expect([0, 1, 5, 6].map(stockLevel)).toEqual(['sold-out', 'low', 'low', 'enough']);
  });
});
