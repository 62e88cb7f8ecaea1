import type { ShopClient } from '@haat/api-sdk';
import { moreBelowResults, othersQuery, type ProductView, pickOthers } from '@haat/domain/shopper';
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
  const more = moreBelowResults(found.length, category);
  if (more === null) return null;
  if (more === 'best-sellers') {
    return { title: SUGGESTED_TITLE, products: await listCardProducts(api, BEST_SELLERS_QUERY) };
  }
  const all = await listCardProducts(api, othersQuery(more.slug, found.length));
  const ids = found.map(({ id }) => id);
  const products = pickOthers(all, ids);
  return products.length === 0 ? null : { title: SEARCH_RESULTS_TEXTS.more(more.name), products };
}
