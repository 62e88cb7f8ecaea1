import type { ShopClient } from '@haat/api-sdk';
import { HOME_BLOCK_SIZE, NO_FILTERS, type ProductView, toProductQuery } from '@haat/domain';
import type { CardProduct } from '../../components/product/card-product.ts';
import { listCardProducts } from '../../components/product/product-query.ts';
import { SUGGESTED_TITLE } from '../../components/product/product-texts.ts';
import { BEST_SELLERS_QUERY } from '../../components/product/rows/best-sellers-query.ts';
import { SEARCH_RESULTS_TEXTS } from './search-texts.ts';

/** A row of products below a search that found few or none. */
export interface MoreProducts {
  readonly title: string;
  readonly products: readonly CardProduct[];
}

/** From so many products on a search needs no others below it. */
const ENOUGH = 4;

/**
 * What a search shows below its results (product 2.9.10): best sellers when it found nothing, others of
 * the first product's category when it found few.
 *
 * @returns null when it found enough, or there are no others
 */
export async function loadMore(
  api: ShopClient,
  found: readonly CardProduct[],
  category: ProductView['category'],
): Promise<MoreProducts | null> {
  if (found.length >= ENOUGH) return null;
  if (found.length === 0) {
    return { title: SUGGESTED_TITLE, products: await listCardProducts(api, BEST_SELLERS_QUERY) };
  }
  if (category === null) return null;
  const filters = { ...NO_FILTERS, categories: [category.slug] };
  const all = await listCardProducts(api, toProductQuery(filters, HOME_BLOCK_SIZE + ENOUGH));
  const ids = new Set(found.map(({ id }) => id));
  const products = all.filter(({ id }) => !ids.has(id)).slice(0, HOME_BLOCK_SIZE);
  return products.length === 0
    ? null
    : { title: SEARCH_RESULTS_TEXTS.more(category.name), products };
}
