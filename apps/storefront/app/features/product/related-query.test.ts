import { normalizeProducts } from '@haat/domain';
import { describe, expect, it } from 'vitest';
import { toCardProduct } from '../../components/product/card-product.ts';
import { pickRelated, relatedQuery } from './related-query.ts';

/** Products with these ids. */
function products(...ids: string[]) {
  const sent = ids.map((_id) => ({ _id, price: 100 }));
  return normalizeProducts(sent).map(toCardProduct);
}

const FIVE = products('a', 'b', 'c', 'd', 'e');

describe('related products', () => {
  it('are requested from the product’s category, one more than shown', () => {
    expect(relatedQuery('spices')).toEqual({ category: 'spices', limit: 5 });
  });

  it('are four, without the product itself', () => {
    expect(pickRelated(FIVE, 'b').map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e']);
    expect(pickRelated(FIVE, 'z').map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(pickRelated(products('a'), 'a')).toEqual([]);
  });
});
