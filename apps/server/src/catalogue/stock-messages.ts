// Messages for a shopper who wants more of a product than the stock has.

export function formatOutOfStock(name: string): string {
  return `${name} is out of stock.`;
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
