/** The most pieces of one product that a cart or an order may have. */
export const MAX_QUANTITY = 99;

interface Stocked {
  readonly name: string;
  readonly stock_quantity: number;
}

/** Why there are fewer pieces of a product than wanted. */
export function formatStockLeft({ name, stock_quantity: left }: Stocked): string {
  if (left === 0) return `${name} is out of stock.`;
  if (left >= MAX_QUANTITY) return `You can order at most ${MAX_QUANTITY} of ${name}.`;
  return left === 1 ? `Only 1 of ${name} is left.` : `Only ${left} of ${name} are left.`;
}

/** The most pieces a cart may have of a product. */
export function mostOf({ stock_quantity: left }: Stocked): number {
  return Math.min(left, MAX_QUANTITY);
}
