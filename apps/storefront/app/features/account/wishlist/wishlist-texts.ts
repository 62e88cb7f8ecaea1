/** The texts of the wishlist screen (product 2.14.9, 8.6). */
export const WISHLIST_TEXTS = {
  clearAll: 'Clear All',
  confirmClear: 'Clear entire wishlist?',
  clearExplained: 'Everything you saved here is taken off the list.',
  keepThem: 'Keep them',
  cleared: 'Wishlist cleared',
  clearFailed: 'Failed to clear wishlist.',
  clearFailedToast: 'Clear wishlist failed: ',
  filter: 'Filter',
  all: 'All',
  moveToCart: 'Move to Cart',
  outOfStock: 'Out of Stock',
  /** As the button of the form on the product's page. */
  tellMe: 'Tell me when it is back',
  remove: 'Remove',
  removed: 'Removed from wishlist',
  removeFailed: 'Failed to remove.',
  removeFailedToast: 'Remove from wishlist failed: ',
  empty: 'No items in wishlist yet.',
  emptyHint: 'Tap the heart of a product you like, and it waits for you here.',
  startShopping: 'Start shopping',
  loadFailed: 'Failed to load wishlist: ',
} as const;

/** Heading of the wishlist: '3 Item(s) in Wishlist' (product 2.14.9). */
export function wishlistHeading(count: number): string {
  return `${count} Item(s) in Wishlist`;
}
