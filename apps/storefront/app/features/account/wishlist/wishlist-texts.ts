import { LANGUAGE } from '@haat/domain';

const EN = {
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
};

const HI: typeof EN = {
  clearAll: 'सब हटाएँ',
  confirmClear: 'पसंद की पूरी सूची खाली करें?',
  clearExplained: 'आपका यहाँ रखा सब कुछ सूची से हट जाएगा।',
  keepThem: 'रहने दें',
  cleared: 'पसंद की सूची खाली हो गई',
  clearFailed: 'पसंद की सूची खाली नहीं हो पाई।',
  clearFailedToast: 'पसंद की सूची खाली नहीं हो पाई: ',
  filter: 'छाँटें',
  all: 'सब',
  moveToCart: 'कार्ट में डालें',
  outOfStock: 'अभी नहीं है',
  tellMe: 'फिर आए तो मुझे बताएँ',
  remove: 'हटाएँ',
  removed: 'पसंद की सूची से हट गया',
  removeFailed: 'नहीं हट पाया।',
  removeFailedToast: 'पसंद की सूची से नहीं हट पाया: ',
  empty: 'पसंद की सूची में अभी कुछ नहीं है।',
  emptyHint: 'जो सामान पसंद आए, उसका दिल दबाएँ। वह यहाँ आपके लिए रहेगा।',
  startShopping: 'ख़रीदारी शुरू करें',
  loadFailed: 'पसंद की सूची नहीं आ पाई: ',
};

/** The texts of the wishlist screen (product 2.14.9, 8.6). */
export const WISHLIST_TEXTS = LANGUAGE === 'hi' ? HI : EN;

/** Heading of the wishlist: '3 Item(s) in Wishlist' (product 2.14.9). */
export function wishlistHeading(count: number): string {
  return LANGUAGE === 'hi' ? `पसंद की सूची में ${count} सामान` : `${count} Item(s) in Wishlist`;
}
