/** What stands where products could not be loaded (spec §8). */
export const PRODUCTS_FAILED = 'Failed to load products';

/** What a guest reads who taps a heart (spec §6). */
export const SIGN_IN_TO_WISH = 'Please sign in to add items to wishlist';
