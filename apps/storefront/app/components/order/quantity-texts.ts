import { LANGUAGE } from '@haat/domain';

const EN = {
  label: (name: string) => `Quantity of ${name}`,
  /** For what was typed and is no whole number. */
  refused: (name: string) => `Please enter the quantity of ${name} as a whole number, such as 2.`,
  remove: (name: string) => `Remove ${name}`,
  /** For screen readers, where the quantity changes without a move of the focus. */
  inCart: (name: string, quantity: number) => `${quantity} of ${name} in your cart`,
  updated: 'Cart updated',
  updateFailed: 'Failed to update cart: {msg}',
  removed: 'Item removed from cart',
  undo: 'Undo',
  putBack: 'Back in your cart',
  removeFailed: 'Failed to remove item: {msg}',
  /** Beside the price or the quantity of what is nearly sold out. */
  left: (pieces: number) => `Only ${pieces} left`,
  /** For a stock that is lower than the requested quantity. */
  limited: (name: string, left: number) => `Only ${left} of ${name} in stock.`,
};

const HI: typeof EN = {
  label: (name) => `${name} की संख्या`,
  refused: (name) => `${name} की संख्या पूरे अंक में लिखें, जैसे 2।`,
  remove: (name) => `${name} हटाएँ`,
  inCart: (name, quantity) => `आपके कार्ट में ${name}: ${quantity} नग`,
  updated: 'कार्ट बदल गया',
  updateFailed: 'कार्ट नहीं बदल पाया: {msg}',
  removed: 'कार्ट से हटा दिया',
  undo: 'वापस डालें',
  putBack: 'फिर से आपके कार्ट में है',
  removeFailed: 'कार्ट से नहीं हट पाया: {msg}',
  left: (pieces) => `सिर्फ़ ${pieces} बचे हैं`,
  limited: (name, left) => `${name} के सिर्फ़ ${left} नग बचे हैं।`,
};

/** The texts about the quantity of a product in the cart (product 8.3, 8.10). */
export const QUANTITY_TEXTS = LANGUAGE === 'hi' ? HI : EN;
