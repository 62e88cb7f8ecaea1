/** The texts of the cart (product 2.10, 6.1.2, 8.3, 8.10). */
export const TEXTS = {
  title: 'Cart',
  loading: 'Loading your cart…',
  noScript: 'Your cart is kept in this browser, so it needs JavaScript.',
  orderText: 'Namaste! I would like to order from your shop.',
  empty: 'Your cart is empty',
  emptyHint: 'Spices, biscuits, papads and crafts are waiting for you.',
  startShopping: 'Start shopping',
  seen: 'You looked at these',
  wishlist: 'Your wishlist',
  continueShopping: 'Continue shopping',
  itemNotUpdated: 'Failed to update item. Please try again.',
  itemNotRemoved: 'Failed to remove item. Please try again.',
  clearFailed: 'Failed to clear cart: {msg}',
  outOfStock: 'Out of Stock',
  cleared: 'Cart cleared',
  clear: 'Clear Shopping Cart',
  confirmClear: 'Clear your whole cart?',
  clearExplained: (items: string) => `${items} will be taken out.`,
  keep: 'Keep my cart',
  coupon: 'Coupon code',
  apply: 'Apply',
  couponNotNeeded: (discount: string) =>
    `Your discount of ${discount} is already taken off; no code is needed.`,
  cashLimited: (limit: string) =>
    `Above ${limit}, cash on delivery needs a verified e-mail address or an earlier delivered order. You can pay online in any case.`,
} as const;
