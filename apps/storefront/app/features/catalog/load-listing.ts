import { type ShopClient, unwrap } from '@haat/api-sdk';
import {
  CATEGORY_DROPDOWN_QUERY,
  normalizeProducts,
  type ProductFilters,
  parseCategories,
  parsePagination,
  parsePriceTotals,
  toExistingPage,
  toProductQuery,
} from '@haat/domain/shopper';
import { redirect } from 'react-router';
import { toCardProduct } from '../../components/product/card-product.ts';
import { defer } from '../../lib/loading/load.ts';
import { TEXTS } from './texts.ts';

/**
 * Loads a results page of products and the categories that filter it. A part that fails to load
 * yields an error text, and the rest stays usable.
 *
 * @param pathFor formats the path of the list with other filters
 * @throws a redirect to the last results page when the requested one lies beyond it
 */
export async function loadListing(
  api: ShopClient,
  filters: ProductFilters,
  pathFor: (filters: ProductFilters) => string,
) {
  const [categories, results] = await Promise.all([
    defer(
      unwrap(api.GET('/categories', { params: { query: CATEGORY_DROPDOWN_QUERY } })),
      TEXTS.categoriesFailed,
    ),
    loadResults(api, filters, pathFor),
  ]);
  return {
    ...results,
    categories: categories.isLoaded ? parseCategories(categories.value) : [],
    categoriesFailure: categories.isLoaded ? null : categories.message,
  };
}

/**
 * Loads a results page of products, or the error text of one that failed.
 *
 * @param pathFor formats the path of the list with other filters
 * @throws a redirect to the last results page when the requested one lies beyond it
 */
export async function loadResults(
  api: ShopClient,
  filters: ProductFilters,
  pathFor: (filters: ProductFilters) => string,
) {
  const query = { ...toProductQuery(filters), countPrices: true } as const;
  const listing = await defer(unwrap(api.GET('/products', { params: { query } })), '{msg}');
  const pagination = parsePagination(listing.isLoaded ? listing.value.pagination : undefined);
  const products = listing.isLoaded ? normalizeProducts(listing.value.products) : [];
  const existing = listing.isLoaded ? toExistingPage(filters, pagination) : null;
  if (existing !== null) throw redirect(pathFor(existing));
  return {
    /** That of the first product. */
    category: products[0]?.category ?? null,
    listing: listing.isLoaded
      ? {
          products: products.map(toCardProduct),
          pagination,
          suggestion: listing.value.suggestion ?? null,
          goesInto: listing.value.goesInto ?? false,
          priceTotals: parsePriceTotals(listing.value.priceCounts),
        }
      : { failure: listing.message },
  };
}
