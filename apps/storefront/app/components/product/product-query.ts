import type { ShopClient } from '@haat/api-sdk';
import { normalizeProducts } from '@haat/domain';
import { type CardProduct, toCardProduct } from './card-product.ts';

/** What a block of products asks the API for. */
export type ProductQuery = NonNullable<Parameters<ShopClient['products']['list']>[0]>;

/** Asks for products, and takes from each what its card shows. */
export async function listCardProducts(
  api: ShopClient,
  query: ProductQuery,
): Promise<readonly CardProduct[]> {
  return normalizeProducts(await api.products.list(query)).map(toCardProduct);
}
