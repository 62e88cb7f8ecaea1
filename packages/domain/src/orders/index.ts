export { markCancelled, markReturnRequested, RETURN_REASON_MAX_LENGTH } from './change-order.ts';
export { isOrderErrorShown } from './order-error.ts';
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
  progressStep,
  RETURN_REQUESTED,
  RETURN_REQUESTED_LABEL,
  readOrderStatus,
} from './order-status.ts';
export { orderTotals } from './order-totals.ts';
export { type OrderLine, type OrderView, readOrder, readOrders } from './order-view.ts';
export { type DatedOrder, ordersInBucket, placedAtOf, sortNewestFirst } from './sort-orders.ts';
