import type { ProductSort } from '@haat/domain/shopper';
import { countProducts } from '../../components/product/product-texts.ts';

/** The texts of the product lists (product 2.9, 8.2.1). */
export const TEXTS = {
  title: 'Products',
  lead: 'Spices, biscuits, papads and crafts, made by hand in the villages of Rajasthan.',
  filters: 'Filters',
  applied: 'applied',
  appliedFilters: 'Applied filters',
  retry: 'Retry',
  sort: 'Sort by',
  bestMatch: 'Best match',
  categories: 'Categories',
  availability: 'Availability',
  price: 'Price',
  clearAll: 'clear all',
  apply: 'Show products',
  show: (total: number | null) =>
    total === null ? 'Show products' : `Show ${countProducts(total)}`,
  categoriesFailed: 'Failed to load categories',
  empty: 'No products found.',
  emptyHint: 'Take a filter away, or clear all of them.',
} as const;

/** Labels of the sort orders. */
export const SORT_LABELS: Readonly<Record<ProductSort, string>> = {
  bestseller: 'Best sellers',
  newest: 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'Name',
  discount: 'Discount',
  rating: 'Rating',
};

/** Formats the error of a listing that failed to load (product 2.9.2). */
export function formatListingError(error: string): string {
  return `Failed to load products: ${error}`;
}
