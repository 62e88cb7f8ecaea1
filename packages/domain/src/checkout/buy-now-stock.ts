import { clampQuantity } from '../cart/cart-line.ts';

/**
 * Cuts the quantity of a product that is bought by itself to its stock (product 4.2.4).
 *
 * @returns `isTold` is true where the cut has to be said: a product that is sold out says so itself
 */
export function cutToStock(
  wanted: number,
  product: { readonly stock: number | null; readonly isInStock: boolean },
): { readonly quantity: number; readonly isTold: boolean } {
  const quantity = clampQuantity(wanted, product.stock);
  return { quantity, isTold: quantity < wanted && product.isInStock };
}
