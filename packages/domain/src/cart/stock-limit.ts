import { type CartLine, MAX_QUANTITY } from './cart-line.ts';

/**
 * Formats 'Only 3 of Moong Papad are left.' (product 8.11.1).
 *
 * @param left pieces in stock, 1 or more
 */
export function formatStockLeft(name: string, left: number): string {
  return left === 1 ? `Only 1 of ${name} is left.` : `Only ${left} of ${name} are left.`;
}

type LimitedProduct = Pick<CartLine, 'name' | 'stock'>;

/**
 * The message for who wants more of a product than a cart may have (product 4.2.4): what is left, or
 * the most that can be ordered, and what the cart has of it already.
 */
export function formatQuantityLimit({ name, stock }: LimitedProduct, inCart: number): string {
  const limit =
    stock !== null && stock < MAX_QUANTITY
      ? formatStockLeft(name, stock)
      : `You can order at most ${MAX_QUANTITY} of ${name}.`;
  if (inCart === 0) return limit;
  return `${limit} ${inCart === 1 ? '1 is' : `${inCart} are`} already in your cart.`;
}
