/** The texts of the cart (product 2.10, 6.1.3, 8.3, 8.10). */
export const TEXTS = {
  title: 'Cart',
  loading: 'Loading your cart…',
  empty: 'Your cart is empty',
  emptyHint: 'Spices, biscuits, papads and crafts are waiting for you.',
  startShopping: 'Start shopping',
  continueShopping: 'Continue shopping',
  itemNotUpdated: 'Failed to update item. Please try again.',
  itemNotRemoved: 'Failed to remove item. Please try again.',
  updateFailed: 'Failed to update cart: {msg}',
  removeFailed: 'Failed to remove item: {msg}',
  clearFailed: 'Failed to clear cart: {msg}',
  updated: 'Cart updated',
  /** For a stock that is lower than the requested quantity. */
  limited: (name: string, left: number) => `Only ${left} of ${name} in stock.`,
  outOfStock: 'Out of Stock',
  removed: 'Item removed from cart',
  cleared: 'Cart cleared',
  clear: 'Clear Shopping Cart',
  signIn: 'Please log in to continue to checkout',
  coupon: 'Coupon code',
  apply: 'Apply',
  couponNotNeeded: (discount: string) =>
    `Your discount of ${discount} is already taken off; no code is needed.`,
} as const;
