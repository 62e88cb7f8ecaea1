import { asPaise } from '@haat/domain';
import { describe, expect, it } from 'vitest';
import type { CardProduct } from '../../components/product/card-product.ts';
import { pickRelated, relatedQuery } from './related-query.ts';

function product(id: string): CardProduct {
  return {
    id,
    name: id,
    price: asPaise(100_00),
    originalPrice: null,
    discount: 0,
    rating: { stars: null, reviewCount: 0, isPlaceholder: false },
    isInStock: true,
    image: null,
  };
}

const FIVE = ['a', 'b', 'c', 'd', 'e'].map(product);

describe('related products', () => {
  it('are requested from the product’s category, one more than shown', () => {
    expect(relatedQuery('spices')).toEqual({ category: 'spices', limit: 5 });
  });

  it('are four, without the product itself', () => {
    expect(pickRelated(FIVE, 'b').map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e']);
    expect(pickRelated(FIVE, 'z').map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(pickRelated([product('a')], 'a')).toEqual([]);
  });
});
