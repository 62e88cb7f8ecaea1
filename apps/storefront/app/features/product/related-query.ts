import { HOME_BLOCK_SIZE } from '@haat/domain';
import type { CardProduct } from '../../components/product/card-product.ts';
import type { ProductQuery } from '../../components/product/product-query.ts';

/** Asks for one more than is shown: the product itself may be among them. */
export function relatedQuery(categorySlug: string): ProductQuery {
  return { category: categorySlug, limit: HOME_BLOCK_SIZE + 1 };
}

/** Those to show beside a product: not itself, and no more than one row. */
export function pickRelated(
  products: readonly CardProduct[],
  productId: string,
): readonly CardProduct[] {
  return products.filter(({ id }) => id !== productId).slice(0, HOME_BLOCK_SIZE);
}
