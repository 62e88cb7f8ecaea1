/** The texts about the cart of several screens (product 8.3, 8.10). */
export const CART_TEXTS = {
  checkout: 'Continue to Checkout',
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
  totalChanged: (was: string, now: string) =>
    `The total has changed: it was ${was}, now it is ${now}.`,
  adjusted: (names: readonly string[]) => `Your cart has been updated. ${names.join(', ')}`,
} as const;
