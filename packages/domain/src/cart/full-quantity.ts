import { type CartLine, clampQuantity, MAX_QUANTITY } from './cart-line.ts';

/**
 * Pieces of a product in a cart to which a line cannot be added, as they would be more than there are
 * (product 4.2.7); null if it can.
 */
export function findFullQuantity(lines: readonly CartLine[], added: CartLine): number | null {
  const inCart = lines.find(({ productId }) => productId === added.productId)?.quantity ?? 0;
  return inCart + added.quantity > clampQuantity(MAX_QUANTITY, added.stock) ? inCart : null;
}
