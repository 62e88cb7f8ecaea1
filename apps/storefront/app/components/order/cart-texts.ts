import { LANGUAGE } from '@haat/domain';

const EN = {
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
};

const HI: typeof EN = {
  checkout: 'चेकआउट पर जाएँ',
  added: 'कार्ट में डाल दिया',
  view: 'कार्ट देखें',
  addFailed: 'कार्ट में नहीं डल पाया: {msg}',
  addFromListFailed: 'कार्ट में नहीं डल पाया',
  addFromListFailedShort: 'नहीं हुआ',
  loadFailed: 'कार्ट नहीं खुल पाया: {msg}',
  notLoaded: 'कार्ट नहीं खुल पाया। फिर कोशिश करें।',
  mergeFailed: 'दोनों कार्ट नहीं जुड़ पाए: {msg}',
  totalChanged: (was, now) => `कुल दाम बदल गया है: पहले ${was} था, अब ${now} है।`,
  adjusted: (names) => `आपका कार्ट बदला है। ${names.join(', ')}`,
};

/** The texts about the cart of several screens (product 8.3, 8.10). */
export const CART_TEXTS = LANGUAGE === 'hi' ? HI : EN;
