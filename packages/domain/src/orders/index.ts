export { markCancelled, markReturnRequested, RETURN_REASON_MAX_LENGTH } from './change-order.ts';
export { isOrderOpen, type SettlingOrder } from './open-order.ts';
export { isOrderErrorShown } from './order-error.ts';
export {
  ALWAYS_BUYABLE_PIECES,
  type BuyerRecord,
  CASH_LIMIT_MESSAGE,
  CASH_LIMIT_NOTE,
  canPayCash,
  isCashLimited,
  isTrustedBuyer,
  MAX_OPEN_ORDERS,
  MAX_OPEN_ORDERS_UNTRUSTED,
  MAX_ORDERS_PER_WINDOW,
  ORDER_RATE_WINDOW_MS,
  openOrderLimit,
  openOrderLimitMessage,
  shareLimit,
  UNTRUSTED_CASH_LIMIT,
} from './order-limits.ts';
export { formatOrderNumber } from './order-number.ts';
export { formatOrderPayment } from './order-payment-text.ts';
export {
  bucketOf,
  canAdvance,
  canCancel,
  canReturn,
  formatOrderStatus,
  isReturnRequested,
  ORDER_BUCKET_LABELS,
  ORDER_BUCKETS,
  ORDER_STATUSES,
  ORDER_STEPS,
  type OrderBucket,
  type OrderOffer,
  type OrderState,
  type OrderStatus,
  orderOffer,
  parseOrderStatus,
  progressStep,
  RETURN_REQUESTED,
  RETURN_REQUESTED_LABEL,
} from './order-status.ts';
export { orderTotals } from './order-totals.ts';
export { type OrderLine, type OrderView, parseOrder, parseOrders } from './order-view.ts';
export {
  appendOrders,
  type DatedOrder,
  ordersInBucket,
  placedAtOf,
  sortNewestFirst,
} from './sort-orders.ts';
