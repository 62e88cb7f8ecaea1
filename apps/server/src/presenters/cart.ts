import type { components } from '@haat/api-sdk/schema';
import type { CartLineRow } from '../repositories/cart-lines.ts';
import type { ProductImageRow } from '../repositories/product-images.ts';
import { presentProducts } from './product.ts';

export type CartAnswer = components['schemas']['Cart'];

/** A cart as the contract sends it, at today's prices. */
export function presentCart(
  lines: readonly CartLineRow[],
  images: readonly ProductImageRow[],
): CartAnswer {
  const products = presentProducts(lines, images);
  return {
    items: lines.flatMap(({ quantity }, index) => {
      const product = products[index];
      return product === undefined ? [] : [{ product, quantity, price: product.price }];
    }),
  };
}
