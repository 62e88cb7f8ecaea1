/** The cache of copies that belong to the signed-in shopper of this browser (product 9.4.2). */
export const PERSONAL_CACHE = 'shop-hers';

/** Key of the signed-in user in the browser's storage (product 3.1.1). */
export const USER_STORAGE_KEY = 'authUser';

/** Key of the guest cart in the browser's storage (product 3.3.2). */
export const CART_STORAGE_KEY = 'cart-store';

/** Key of the products whose pages were opened (product 2.7.17). */
export const RECENTLY_SEEN_STORAGE_KEY = 'recently-seen';

/** Key of the selected address's id in the browser's storage (product 3.7.3). */
export const SELECTED_ADDRESS_STORAGE_KEY = 'selected-address-id';

/** Key of the order that was the last thing a shopper did (product 2.13.15). */
export const LATEST_ORDER_STORAGE_KEY = 'latest-order';

/** Key of the changes that wait to be sent, in the storage of all tabs (product 9.4.3). */
export const KEPT_CHANGES_KEY = 'kept-changes';

/** What a logout, in the shop or at the desk, removes from the storage of all tabs. */
export const PERSONAL_STORAGE_KEYS: readonly string[] = [
  USER_STORAGE_KEY,
  CART_STORAGE_KEY,
  RECENTLY_SEEN_STORAGE_KEY,
  SELECTED_ADDRESS_STORAGE_KEY,
  LATEST_ORDER_STORAGE_KEY,
  KEPT_CHANGES_KEY,
];
