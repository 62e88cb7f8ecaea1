/** Key of the signed-in user in the browser's storage (product 3.1.1). */
export const USER_STORAGE_KEY = 'authUser';

/** Key of the guest cart in the browser's storage (product 3.3.2). */
export const CART_STORAGE_KEY = 'cart-store';

/** Key of the products whose pages were opened (product 2.7.17). */
export const RECENTLY_SEEN_STORAGE_KEY = 'recently-seen';

/** Key of the selected address's id in the browser's storage (product 3.7.3). */
export const SELECTED_ADDRESS_STORAGE_KEY = 'selected-address-id';

/** Key of the language that was chosen in this browser (product 2.18.3). */
export const LANGUAGE_STORAGE_KEY = 'language';

/** Key of the order that was the last thing a shopper did (product 2.13.15). */
export const LATEST_ORDER_STORAGE_KEY = 'latest-order';
