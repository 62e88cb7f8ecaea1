/** The texts about the cart that are shown on more than one screen (spec §8). */
export const CART_TEXTS = {
  checkout: 'Continue to Checkout',
  added: 'Added to cart',
  addFailed: 'Failed to add to cart: {msg}',
  /** Where several products stand side by side, the button says it too: in one word. */
  addFromListFailed: 'Failed to add to cart',
  addFromListFailedShort: 'Failed',
  loadFailed: 'Failed to load cart: {msg}',
  /** What a screen says that cannot do without the cart. */
  notLoaded: 'Failed to load cart. Please try again.',
  mergeFailed: 'Failed to merge carts: {msg}',
  adjusted: 'Your cart has been updated.',
} as const;
