import { LISTING_PAGE_SIZE } from './page-size.ts';
import type { ProductFilters, ProductSort } from './product-filters.ts';

/** The query of the product list call (product 7). */
type ProductQuery = {
  readonly page: number;
  readonly limit: number;
  readonly search?: string;
  readonly brand?: string;
  readonly sort?: ProductSort;
  readonly category?: string;
  readonly categorySlug?: string;
  readonly categoryId?: string;
  readonly category_id?: string;
  /** Slugs, separated by commas. */
  readonly categories?: string;
  readonly inStock?: boolean;
  readonly in_stock?: boolean;
  readonly availability?: 'in-stock' | 'out-of-stock';
};

function toCategoryQuery(
  slugs: readonly string[],
  categories: readonly { readonly id: string; readonly slug: string }[],
): Partial<ProductQuery> {
  const [slug] = slugs;
  if (slug === undefined) return {};
  if (slugs.length > 1) return { categories: slugs.join(',') };
  const id = categories.find((category) => category.slug === slug)?.id;
  const byId = id === undefined ? {} : { categoryId: id, category_id: id };
  return { category: slug, categorySlug: slug, ...byId, categories: slug };
}

function toStockQuery(availability: ProductFilters['availability']): Partial<ProductQuery> {
  const [only] = availability;
  if (only === undefined || availability.length > 1) return {};
  const inStock = only === 'in-stock';
  return { inStock, in_stock: inStock, availability: only };
}

/**
 * The query of the product list call. Category and stock are sent under all their alias names
 * (product 7).
 *
 * @param categories for the ids; may be empty while they load
 */
export function toProductQuery(
  filters: ProductFilters,
  categories: readonly { readonly id: string; readonly slug: string }[] = [],
  limit: number = LISTING_PAGE_SIZE,
): ProductQuery {
  return {
    page: filters.page,
    limit,
    ...(filters.search === '' ? {} : { search: filters.search }),
    ...(filters.brand === '' ? {} : { brand: filters.brand }),
    ...(filters.sort === null ? {} : { sort: filters.sort }),
    ...toCategoryQuery(filters.categories, categories),
    ...toStockQuery(filters.availability),
  };
}
