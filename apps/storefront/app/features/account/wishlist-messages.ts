/** The texts of the wishlist screen (spec §2, §8). */
export const WISHLIST_MESSAGES = {
  clearAll: 'Clear All',
  confirmClear: 'Clear entire wishlist?',
  cleared: 'Wishlist cleared',
  clearFailed: 'Failed to clear wishlist.',
  filter: 'Filter',
  all: 'All',
  moveToCart: 'Move to Cart',
  outOfStock: 'Out of Stock',
  remove: 'Remove',
  removed: 'Removed from wishlist',
  removeFailed: 'Failed to remove.',
  empty: 'No items in wishlist yet.',
  emptyHint: 'Tap the heart of a product you like, and it waits for you here.',
  startShopping: 'Start shopping',
  loadFailed: 'Failed to load wishlist: ',
  retry: 'Retry',
} as const;
