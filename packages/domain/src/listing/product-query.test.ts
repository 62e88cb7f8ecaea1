import { expect, it } from 'vitest';
import { NO_FILTERS, type ProductFilters } from './product-filters.ts';
import { toProductQuery } from './product-query.ts';

it.each([
  [{}, {}],
  [{ page: 4 }, { page: 4 }],
  [
    { search: 'mirch', brand: 'Haat', sort: 'name' as const },
    { search: 'mirch', brand: 'Haat', sort: 'name' },
  ],
  [{ categories: ['papads'] }, { category: 'papads' }],
  [{ categories: ['spices', 'papads'] }, { categories: 'spices,papads' }],
  [{ sort: 'name' as const }, { sort: 'name' }],
  [{ price: '200-500' as const }, { minPrice: 200.01, maxPrice: 500 }],
  [{ occasion: 'rakhi' as const }, { occasion: 'rakhi' }],
  [{ price: '1000-' as const }, { minPrice: 1_000.01 }],
  [{ availability: ['in-stock' as const] }, { inStock: true }],
  [{ availability: ['out-of-stock' as const] }, { inStock: false }],
  [{ availability: ['in-stock' as const, 'out-of-stock' as const] }, {}],
  // product 7.3.2
])('requests %o', (filters: Partial<ProductFilters>, query) => {
  // Strictly: a parameter that is undefined would still be sent by some clients.
  expect(toProductQuery({ ...NO_FILTERS, ...filters })).toStrictEqual({
    page: 1,
    limit: 9,
    ...(filters.search === undefined && { sort: 'bestseller' }),
    ...query,
  });
});

it('takes another page size', () => {
  expect(toProductQuery(NO_FILTERS, 4).limit).toBe(4);
});
