/** What is said where the shop has not set who sells (product 2.5.2, 2.13.16). */
export const SELLER_TEXTS = {
  demonstration: 'This is a demonstration shop: nothing is sold or sent.',
  notRegistered: 'not registered',
  youBuyFrom: 'You buy from',
} as const;
