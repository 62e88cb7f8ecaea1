/** The texts about the delivery (product 2.7.11, 2.7.12, 5.3.6). */
export const DELIVERY_TEXTS = {
  /** After the total. */
  withCharges: (quantity: number) =>
    `${quantity > 1 ? `for ${quantity} ` : ''}with delivery and taxes`,
  /** After the price of the pieces. */
  besideCart: 'more with what is in your cart',
  /** What more of it cost, where nothing is in the cart yet. */
  two: (total: string, each: string) => `Two ${total}, that is ${each} each`,
  three: (total: string, each: string) => `three ${total}, ${each} each`,
  each: (each: string) => `That is ${each} each`,
  how: 'How?',
  mostPlacesIn: 'Most places in',
  mostPlacesBetween: 'Most places between',
  enter: 'Enter pincode',
  forExactDay: 'for the exact day',
  loading: 'Looking up the day…',
  deliverTo: 'Deliver to',
  by: (day: string) => `by ${day}`,
  comes: 'Comes',
  change: 'Change',
  check: 'Check',
  pincode: 'Pincode for the delivery',
  cash: 'Pay in cash when it comes, or online',
  /** Where cash depends on the buyer. */
  online: 'Pay online',
  noCash: 'Pay online; no cash on delivery here',
  failed: 'The day of the delivery could not be loaded.',
  offline: 'Check your connection, then try again.',
  unknown: 'We know no day for this pincode. Please check it.',
  retry: 'Retry',
} as const;
