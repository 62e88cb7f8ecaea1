/** The texts about an order in the account and the checkout (product 2.14.14, 8.5.2). */
export const ORDER_TEXTS = {
  loadFailed: 'Failed to fetch order: {msg}',
  notFound: 'Order not found.',
} as const;
