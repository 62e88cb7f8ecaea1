import { type operations, type ShopClient, unwrap } from '@haat/api-sdk';
import { normalizeProducts } from '@haat/domain/shopper';
import { type CardProduct, toCardProduct } from './card-product.ts';

/** The API query of a block of products. */
export type ProductQuery = NonNullable<operations['listProducts']['parameters']['query']>;

/** Requests products and picks the part that a card shows. */
export async function listCardProducts(
  api: ShopClient,
  query: ProductQuery,
): Promise<readonly CardProduct[]> {
  const { products } = await unwrap(api.GET('/products', { params: { query } }));
  return normalizeProducts(products).map(toCardProduct);
}
