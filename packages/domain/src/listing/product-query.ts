import type { Occasion } from '../products/occasion.ts';
import { LISTING_PAGE_SIZE } from './page-size.ts';
import { toPriceBounds } from './price-range.ts';
import { defaultSort, type ProductFilters, type ProductSort } from './product-filters.ts';

/** The query of the product list call (product 7.3.2). */
type ProductQuery = {
  readonly page: number;
  readonly limit: number;
  readonly search?: string;
  readonly brand?: string;
  readonly sort?: ProductSort;
  /** Slug of the only category. */
  readonly category?: string;
  /** Slugs of several categories, separated by commas. */
  readonly categories?: string;
  readonly inStock?: boolean;
  /** In rupees. */
  readonly minPrice?: number;
  /** In rupees. */
  readonly maxPrice?: number;
  readonly occasion?: Occasion;
};

function toCategoryQuery(slugs: readonly string[]): Partial<ProductQuery> {
  const [slug] = slugs;
  if (slug === undefined) return {};
  return slugs.length > 1 ? { categories: slugs.join(',') } : { category: slug };
}

function toStockQuery(availability: ProductFilters['availability']): Partial<ProductQuery> {
  const [only] = availability;
  if (only === undefined || availability.length > 1) return {};
  return { inStock: only === 'in-stock' };
}

/** The query of the product list call (product 7.3.2). */
export function toProductQuery(
  filters: ProductFilters,
  limit: number = LISTING_PAGE_SIZE,
): ProductQuery {
  const sort = filters.sort ?? defaultSort(filters);
  return {
    page: filters.page,
    limit,
    ...(filters.search === '' ? {} : { search: filters.search }),
    ...(filters.brand === '' ? {} : { brand: filters.brand }),
    ...(sort === null ? {} : { sort }),
    ...toCategoryQuery(filters.categories),
    ...toStockQuery(filters.availability),
    ...(filters.price === null ? {} : toPriceBounds(filters.price)),
    ...(filters.occasion === null ? {} : { occasion: filters.occasion }),
  };
}
