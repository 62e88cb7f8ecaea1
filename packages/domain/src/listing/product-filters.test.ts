import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OCCASIONS } from '../products/occasion.ts';
import { PRICE_RANGES } from './price-range.ts';
import {
  AVAILABILITIES,
  appliedFilterChips,
  changeSort,
  clearFilters,
  clearSearchFilters,
  countFilters,
  defaultSort,
  formatProductFilters,
  isNarrowed,
  NO_FILTERS,
  PRODUCT_SORTS,
  type ProductFilters,
  parseProductFilters,
  searchChips,
  toExistingPage,
  toggleAvailability,
  toggleCategory,
  togglePrice,
} from './product-filters.ts';

const read = (query: string) => parseProductFilters(new URLSearchParams(query));

const all: ProductFilters = {
  search: 'lal mirch',
  categories: ['spices', 'ready-to-eat'],
  availability: ['in-stock'],
  price: '200-500',
  occasion: 'diwali',
  brand: 'Haat',
  sort: 'price-asc',
  page: 3,
};

describe('parseProductFilters', () => {
  it.each([
    ['', NO_FILTERS],
    [
      'search=+lal+mirch+&category=spices&category=ready-to-eat&availability=in-stock&price=200-500&occasion=diwali&brand=Haat&sort=price-asc&page=3',
      all,
    ],
    ['category=spices,papads&category=spices,%20', { categories: ['spices', 'papads'] }],
    ['availability=out-of-stock,in-stock,in-stock', { availability: ['in-stock', 'out-of-stock'] }],
    ['availability=soon', NO_FILTERS],
    ['sort=cheapest', NO_FILTERS],
    ['brand=+Haat+', { brand: 'Haat' }],
    ['page=0', NO_FILTERS],
    ['page=2.5', NO_FILTERS],
    ['page=1e3', NO_FILTERS],
    ['page=9999999', NO_FILTERS],
    ['page=999999', { page: 999_999 }],
  ])('reads %o', (query, filters) => {
    expect(read(query)).toEqual({ ...NO_FILTERS, ...filters });
  });
});

describe('formatProductFilters', () => {
  it('writes only what is filtered by', () => {
    expect(formatProductFilters(NO_FILTERS)).toBe('');
    expect(formatProductFilters(all)).toBe(
      'search=lal%20mirch&category=spices&category=ready-to-eat&availability=in-stock&price=200-500&occasion=diwali&brand=Haat&sort=price-asc&page=3',
    );
  });

  it('does not break on a lone surrogate', () => {
    expect(formatProductFilters({ ...NO_FILTERS, search: '\ud800' })).toBe('search=%EF%BF%BD');
  });

  it('is read back as the same filters', () => {
    // Text as it is after trimming; a comma separates categories, so slugs have none.
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.trim());
    const slug = text.map((value) => value.replaceAll(',', '').trim()).filter((s) => s !== '');
    const filters: fc.Arbitrary<ProductFilters> = fc.record({
      search: text,
      categories: fc.uniqueArray(slug, { maxLength: 4 }),
      availability: fc.subarray([...AVAILABILITIES]),
      price: fc.option(fc.constantFrom(...PRICE_RANGES)),
      occasion: fc.option(fc.constantFrom(...OCCASIONS)),
      brand: text,
      sort: fc.option(fc.constantFrom(...PRODUCT_SORTS)),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(filters, (value) => {
        expect(read(formatProductFilters(value))).toEqual(value);
      }),
    );
  });
});

describe('toggles', () => {
  it('tick and untick a category, back on page 1', () => {
    expect(toggleCategory(all, 'papads')).toEqual({
      ...all,
      categories: ['spices', 'ready-to-eat', 'papads'],
      page: 1,
    });
    expect(toggleCategory(all, 'spices')).toEqual({
      ...all,
      categories: ['ready-to-eat'],
      page: 1,
    });
  });

  it('tick and untick an availability, back on page 1', () => {
    expect(toggleAvailability(all, 'out-of-stock')).toEqual({
      ...all,
      availability: ['in-stock', 'out-of-stock'],
      page: 1,
    });
    expect(toggleAvailability(all, 'in-stock')).toEqual({ ...all, availability: [], page: 1 });
  });

  // product 2.9.11
  it('choose and leave a price range, back on page 1', () => {
    expect(togglePrice(all, '-200')).toEqual({ ...all, price: '-200', page: 1 });
    expect(togglePrice(all, '200-500')).toEqual({ ...all, price: null, page: 1 });
  });
});

describe('appliedFilterChips', () => {
  const categories = [{ slug: 'spices', name: 'Spices' }];

  it('shows each applied filter, and the filters without it', () => {
    expect(appliedFilterChips(all, categories)).toEqual([
      {
        key: 'category:spices',
        label: 'Spices',
        without: { ...all, categories: ['ready-to-eat'], page: 1 },
      },
      {
        key: 'category:ready-to-eat',
        label: 'ready-to-eat',
        without: { ...all, categories: ['spices'], page: 1 },
      },
      {
        key: 'availability:in-stock',
        label: 'In Stock',
        without: { ...all, availability: [], page: 1 },
      },
      { key: 'occasion', label: 'Diwali', without: { ...all, occasion: null, page: 1 } },
      { key: 'brand', label: 'Haat', without: { ...all, brand: '', page: 1 } },
      { key: 'search', label: '“lal mirch”', without: { ...all, search: '', page: 1 } },
    ]);
  });

  it('shows Out of Stock, and nothing when nothing is chosen', () => {
    const filters: ProductFilters = { ...NO_FILTERS, availability: ['out-of-stock'] };
    expect(appliedFilterChips(filters, []).map((chip) => chip.label)).toEqual(['Out of Stock']);
    expect(appliedFilterChips({ ...NO_FILTERS, sort: 'name', page: 2 }, categories)).toEqual([]);
  });
});

describe('searchChips', () => {
  it('leaves the search out, which every other chip contains', () => {
    const chips = searchChips(all, []);
    expect(chips.map(({ key }) => key)).toEqual([
      'category:spices',
      'category:ready-to-eat',
      'availability:in-stock',
      'occasion',
      'brand',
    ]);
    for (const { without } of chips) expect(without.search).toBe('lal mirch');
  });
});

describe('defaultSort', () => {
  // product 2.9.3
  it('is the best sellers first, and the best match first for a search', () => {
    expect(defaultSort({ ...all, search: '' })).toBe('bestseller');
    expect(defaultSort({ ...NO_FILTERS, search: 'mirch' })).toBeNull();
  });
});

describe('changeSort', () => {
  it.each(['name', null] as const)('to %o changes no filter and goes back to page 1', (sort) => {
    expect(changeSort(all, sort)).toEqual({ ...all, sort, page: 1 });
  });
});

describe('clearFilters', () => {
  it('removes every filter but not the order', () => {
    expect(clearFilters(all)).toEqual({ ...NO_FILTERS, sort: 'price-asc' });
  });
});

describe('clearSearchFilters', () => {
  it('removes every filter but the search and the order', () => {
    expect(clearSearchFilters(all)).toEqual({
      ...NO_FILTERS,
      search: 'lal mirch',
      sort: 'price-asc',
    });
  });
});

describe('countFilters', () => {
  it('counts the ticked boxes, not the search, the order or the page', () => {
    expect(countFilters(all)).toBe(3);
    expect(countFilters({ ...all, categories: [], availability: [] })).toBe(0);
  });
});

describe('isNarrowed', () => {
  it('is true for a ticked box or a price', () => {
    expect(isNarrowed({ ...NO_FILTERS, categories: ['papads'] })).toBe(true);
    expect(isNarrowed({ ...NO_FILTERS, price: '-200' })).toBe(true);
    expect(isNarrowed({ ...NO_FILTERS, search: 'papad', sort: 'name' })).toBe(false);
  });
});

describe('toExistingPage', () => {
  it('leads an address beyond the end to the last page', () => {
    expect(toExistingPage(all, { totalPages: 2 })).toEqual({ ...all, page: 2 });
  });

  it.each([3, 4])('leaves page 3 of %d alone', (totalPages) => {
    expect(toExistingPage(all, { totalPages })).toBeNull();
  });

  it('takes page 1 for the only one of an empty list', () => {
    expect(toExistingPage(all, { totalPages: 0 })).toEqual({ ...all, page: 1 });
    expect(toExistingPage({ ...all, page: 1 }, { totalPages: 0 })).toBeNull();
  });
});
