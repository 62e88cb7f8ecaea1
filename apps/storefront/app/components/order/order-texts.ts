/** The texts about an order in the account and the checkout (product 2.14.10, 4.4.8, 8.5.1). */
export const ORDER_TEXTS = {
  loadFailed: 'Failed to fetch order: {msg}',
  notFound: 'Order not found.',
  payOnDelivery: 'Pay cash on delivery instead',
  inCash: 'You pay this order in cash on delivery.',
  inCashToast: 'Order changed to cash on delivery',
  notInCash: 'The order could not be changed to cash.',
  notInCashToast: 'The order could not be changed to cash: {msg}',
  expectedBy: (day: string) => `Expected by ${day}`,
  /** Of the order that was just placed; null while its day is not known. */
  isPlaced: (orderNumber: string, day: string | null) =>
    day === null ? `${orderNumber} is placed` : `${orderNumber} is placed, expected ${day}`,
  isKept: (orderNumber: string) => `${orderNumber} is placed and waits for its payment`,
  seeIt: 'See it',
  payNow: 'Pay now',
  askAboutOrder: 'Ask about this order',
  aboutOrder: (orderNumber: string) => `Namaste! I have a question about my order ${orderNumber}.`,
  cashAllowed: 'You can pay this in cash on delivery, too.',
  cashLimited: (limit: string) =>
    `Above ${limit}, cash on delivery needs a verified e-mail address or an earlier delivered order. You can pay online in any case.`,
  moreItems: (count: number) => `and ${count} more`,
} as const;
