// Messages for a shopper who wants more of a product than the stock has.

export function formatOutOfStock(name: string): string {
  return `${name} is out of stock.`;
}

/** @param left pieces in stock, 1 or more */
export function formatStockLeft(name: string, left: number): string {
  return left === 1 ? `Only 1 of ${name} is left.` : `Only ${left} of ${name} are left.`;
}

/** @param most pieces of one product that an order may have */
export function formatOrderMaximum(name: string, most: number): string {
  return `You can order at most ${most} of ${name}.`;
}

/** @param count pieces in the cart, 1 or more */
export function formatInCart(count: number): string {
  return count === 1 ? '1 is already in your cart.' : `${count} are already in your cart.`;
}

/**
 * @param most pieces that may be ordered on top of those held, 0 or more
 * @param held pieces in the shopper's open orders
 */
export function formatRemainingShare(name: string, most: number, held: number): string {
  if (held === 0) return `You can order at most ${most} of ${name} just now.`;
  const has = `You have ordered ${held} of ${name}`;
  return most === 0
    ? `${has}, the most for one shopper just now.`
    : `${has} and can order at most ${most} more just now.`;
}
