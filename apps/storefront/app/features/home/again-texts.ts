/** The texts for a returning shopper (product 2.6.8), in a chunk that a first visit does not load. */
export const AGAIN_TEXTS = {
  bought: 'Buy again',
  orders: 'All your orders',
  seen: 'You looked at these',
} as const;
