import { expect, it } from 'vitest';
import { NO_FILTERS } from './product-filters.ts';
import { toProductQuery } from './product-query.ts';

const categories = [
  { id: 'c1', slug: 'spices' },
  { id: 'c2', slug: 'papads' },
];

it.each([
  [{}, {}],
  [{ page: 4 }, { page: 4 }],
  [
    { search: 'mirch', brand: 'Haat', sort: 'name' as const },
    { search: 'mirch', brand: 'Haat', sort: 'name' },
  ],
  [
    { categories: ['papads'] },
    {
      category: 'papads',
      categorySlug: 'papads',
      categoryId: 'c2',
      category_id: 'c2',
      categories: 'papads',
    },
  ],
  [
    { categories: ['pickles'] },
    { category: 'pickles', categorySlug: 'pickles', categories: 'pickles' },
  ],
  [{ categories: ['spices', 'papads'] }, { categories: 'spices,papads' }],
  [
    { availability: ['in-stock' as const] },
    { inStock: true, in_stock: true, availability: 'in-stock' },
  ],
  [
    { availability: ['out-of-stock' as const] },
    { inStock: false, in_stock: false, availability: 'out-of-stock' },
  ],
  [{ availability: ['in-stock' as const, 'out-of-stock' as const] }, {}],
])('requests %o', (filters, query) => {
  // Strictly: a parameter that is undefined would still be sent by some clients.
  expect(toProductQuery({ ...NO_FILTERS, ...filters }, categories)).toStrictEqual({
    page: 1,
    limit: 9,
    ...query,
  });
});

it('knows no ids while the categories are loading, and takes another page size', () => {
  expect(toProductQuery({ ...NO_FILTERS, categories: ['spices'] })).toStrictEqual({
    page: 1,
    limit: 9,
    category: 'spices',
    categorySlug: 'spices',
    categories: 'spices',
  });
  expect(toProductQuery(NO_FILTERS, [], 4).limit).toBe(4);
});
