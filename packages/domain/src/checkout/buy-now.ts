import { clampQuantity, MIN_QUANTITY } from '../cart/cart-line.ts';
import { readPieces } from '../typed-numbers.ts';
import type { BuyNow } from './buy-now-path.ts';

/** Parses the product of a checkout's URL; null for a checkout of the cart. */
export function parseBuyNow(search: { get(name: string): string | null }): BuyNow | null {
  const productId = search.get('buy');
  if (!productId) return null;
  return {
    productId,
    quantity: clampQuantity(readPieces(search.get('quantity') ?? '') ?? MIN_QUANTITY),
  };
}
