/** What a shopper reads when there is less of a product than wanted. */

export function tellOutOfStock(name: string): string {
  return `${name} is out of stock.`;
}

/** @param left pieces in stock, 1 or more */
export function tellHowManyAreLeft(name: string, left: number): string {
  return left === 1 ? `Only 1 of ${name} is left.` : `Only ${left} of ${name} are left.`;
}

/** @param most pieces of one product that an order may have */
export function tellMost(name: string, most: number): string {
  return `You can order at most ${most} of ${name}.`;
}

/** @param count pieces in the cart, 1 or more */
export function tellInCart(count: number): string {
  return count === 1 ? '1 is already in your cart.' : `${count} are already in your cart.`;
}
