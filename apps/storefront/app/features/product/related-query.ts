import { HOME_BLOCK_SIZE } from '@haat/domain';
import type { CardProduct } from '../../components/product/card-product.ts';
import type { ProductQuery } from '../../components/product/product-query.ts';

/** Requests one more than the block shows, as the product itself may be among them. */
export function relatedQuery(categorySlug: string): ProductQuery {
  return { category: categorySlug, limit: HOME_BLOCK_SIZE + 1 };
}

/** Picks the products of the block: not the product itself, and at most one row. */
export function pickRelated(
  products: readonly CardProduct[],
  productId: string,
): readonly CardProduct[] {
  return products.filter(({ id }) => id !== productId).slice(0, HOME_BLOCK_SIZE);
}
