/** The texts about the cart of several screens (product 8.3, 8.10). */
export const CART_TEXTS = {
  checkout: 'Continue to Checkout',
  /** @param itemCount null where it is not that of the cart */
  checkoutOf: (itemCount: number | null) =>
    itemCount === null
      ? 'Continue to Checkout'
      : `Continue to Checkout · ${itemCount} ${itemCount === 1 ? 'item' : 'items'}`,
  added: 'Added to cart',
  view: 'View cart',
  addFailed: 'Failed to add to cart: {msg}',
  /** Among several products the button itself shows the failure, in one word. */
  addFromListFailed: 'Failed to add to cart',
  addFromListFailedShort: 'Failed',
  loadFailed: 'Failed to load cart: {msg}',
  /** The error of a screen that needs the cart. */
  notLoaded: 'Failed to load cart. Please try again.',
  mergeFailed: 'Failed to merge carts: {msg}',
  adjusted: 'Your cart has been updated.',
  /** For a stock that is lower than the requested quantity. */
  limited: (name: string, left: number) => `Only ${left} of ${name} in stock.`,
} as const;
