import { formatQuantityLimit, MAX_QUANTITY } from '@haat/domain';

interface Stocked {
  readonly name: string;
  readonly stock_quantity: number;
}

/**
 * The message about a product of which fewer pieces are in stock than wanted.
 *
 * @param inCart pieces that are in the cart
 */
export function formatShortage({ name, stock_quantity: stock }: Stocked, inCart = 0): string {
  return stock === 0 ? `${name} is out of stock.` : formatQuantityLimit({ name, stock }, inCart);
}

/** The most pieces of a product that a cart may have. */
export function maxQuantityOf({ stock_quantity: left }: Stocked): number {
  return Math.min(left, MAX_QUANTITY);
}
