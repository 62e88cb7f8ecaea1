import { MAX_QUANTITY } from '@haat/domain';

interface Stocked {
  readonly name: string;
  readonly stock_quantity: number;
}

/** The message about a product of which fewer pieces are in stock than wanted. */
export function formatStockLeft({ name, stock_quantity: left }: Stocked): string {
  if (left === 0) return `${name} is out of stock.`;
  if (left >= MAX_QUANTITY) return `You can order at most ${MAX_QUANTITY} of ${name}.`;
  return left === 1 ? `Only 1 of ${name} is left.` : `Only ${left} of ${name} are left.`;
}

/** The most pieces of a product that a cart may have. */
export function maxQuantityOf({ stock_quantity: left }: Stocked): number {
  return Math.min(left, MAX_QUANTITY);
}
