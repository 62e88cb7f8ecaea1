/** The texts about an order that the account and the checkout show (spec §2, §8). */
export const ORDER_TEXTS = {
  loadFailed: 'Failed to fetch order: {msg}',
  notFound: 'Order not found.',
} as const;
