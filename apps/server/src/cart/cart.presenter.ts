import type { components } from '@haat/api-sdk/schema';
import type { ProductImageRow } from '../catalogue/product-images.repository.ts';
import { presentProducts } from '../catalogue/products.presenter.ts';
import type { CartLineRow } from './cart.repository.ts';

export type CartResponse = components['schemas']['Cart'];

/** A cart as the contract sends it, at today's prices. */
export function presentCart(
  lines: readonly CartLineRow[],
  images: readonly ProductImageRow[],
): CartResponse {
  const products = presentProducts(lines, images);
  return {
    items: lines.flatMap(({ quantity }, index) => {
      const product = products[index];
      return product === undefined ? [] : [{ product, quantity, price: product.price }];
    }),
  };
}
