import { parseOneOf } from '../parse.ts';

/** Every order status (spec §4). */
export const ORDER_STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const;

/** One of {@link ORDER_STATUSES}. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The two tabs of My Orders (spec §2, §4). */
export const ORDER_BUCKETS = ['current', 'past'] as const;

/** One of {@link ORDER_BUCKETS}. */
export type OrderBucket = (typeof ORDER_BUCKETS)[number];

/** The texts of the tabs (spec §2). */
export const ORDER_BUCKET_LABELS: Readonly<Record<OrderBucket, string>> = {
  current: 'Current Orders',
  past: 'Past Orders',
};

/** The four steps of an order's progress (spec §2). */
export const ORDER_STEPS = ['Order Confirmed', 'Shipped', 'Out For Delivery', 'Delivered'] as const;

/** The return status of an order whose return was asked for (spec §4). */
export const RETURN_REQUESTED = 'requested';

/** What is shown in place of the button once a return was asked for (spec §2, §4). */
export const RETURN_REQUESTED_LABEL = 'Return requested';

/** What the rules need to know of an order. */
export type OrderState = {
  readonly status: OrderStatus;
  readonly returnStatus?: string | null;
};

/**
 * Reads a status, in any case. An unknown one is pending: the order stays visible among the current
 * ones, and the server still decides what may be done with it.
 */
export function parseOrderStatus(value: unknown): OrderStatus {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  return parseOneOf(word, ORDER_STATUSES) ?? 'pending';
}

/** The tab of an order: current for pending, processing, shipped; past for the rest (spec §4). */
export function bucketOf(status: OrderStatus): OrderBucket {
  return status === 'delivered' || status === 'cancelled' ? 'past' : 'current';
}

/** Whether Cancel is offered: pending or processing (spec §4). The server holds to it too. */
export function canCancel(order: OrderState): boolean {
  return order.status === 'pending' || order.status === 'processing';
}

/**
 * Whether the shop's people may move an order on to another status: forwards along pending,
 * processing, shipped, delivered, where steps may be left out. Cancelling is another matter (see
 * {@link canCancel}), and a cancelled order stays one.
 */
export function canAdvance(order: OrderState, to: OrderStatus): boolean {
  // Cancelled stands last, so nothing comes after it.
  return to !== 'cancelled' && ORDER_STATUSES.indexOf(to) > ORDER_STATUSES.indexOf(order.status);
}

/** Whether a return was asked for already (spec §4). */
export function isReturnRequested(order: OrderState): boolean {
  return order.returnStatus === RETURN_REQUESTED;
}

/** Whether Return is offered: delivered, and no return asked for yet (spec §4). */
export function canReturn(order: OrderState): boolean {
  return order.status === 'delivered' && !isReturnRequested(order);
}

/** What an order's row offers (spec §2): a button, the text 'Return requested', or nothing. */
export type OrderOffer = 'cancel' | 'return' | 'return-requested' | null;

/** What an order's row offers: Cancel, Return or 'Return requested' (spec §2, §4). */
export function orderOffer(order: OrderState): OrderOffer {
  if (canCancel(order)) return 'cancel';
  if (canReturn(order)) return 'return';
  return isReturnRequested(order) ? 'return-requested' : null;
}

/**
 * The index in {@link ORDER_STEPS} that an order has reached: pending 0, processing 0, shipped 1,
 * delivered 3, cancelled 0; no status reaches 2 (spec §4).
 */
export function progressStep(status: OrderStatus): 0 | 1 | 3 {
  if (status === 'delivered') return 3;
  return status === 'shipped' ? 1 : 0;
}

/** The text of an order line's status: 'Status : shipped' (spec §2). */
export function formatOrderStatus(status: OrderStatus): string {
  return `Status : ${status}`;
}

/** The most characters of the reason of a return. */
export const RETURN_REASON_MAX_LENGTH = 1000;

/**
 * The order once it is cancelled: status cancelled (spec §4). An order that may not be cancelled
 * comes back as it is.
 */
export function markCancelled<Order extends OrderState>(order: Order): Order {
  return canCancel(order) ? { ...order, status: 'cancelled' } : order;
}

/**
 * The order once its return is asked for: returnStatus 'requested' and the trimmed reason, null
 * when none was given (spec §4). An order that may not be returned comes back as it is.
 */
export function markReturnRequested<Order extends OrderState>(
  order: Order,
  reason: string,
): Order & { readonly returnReason?: string | null } {
  if (!canReturn(order)) return order;
  return { ...order, returnStatus: RETURN_REQUESTED, returnReason: reason.trim() || null };
}

/** What tells whether something is still to come of an order. */
export type SettlingOrder = OrderState & {
  readonly paymentStatus: string;
  /** The statuses of the tries to pay it online. */
  readonly payments: readonly string[];
};

const OPEN_RETURNS: readonly (string | null | undefined)[] = ['requested', 'approved'];
const OPEN_PAYMENTS: readonly string[] = ['created', 'authorized'];

/**
 * Whether something of an order is still under way: its delivery, a return, a refund, or an online
 * payment that may yet come. Such an order keeps its shopper's account from being deleted.
 */
export function isOrderOpen(order: SettlingOrder): boolean {
  return (
    bucketOf(order.status) === 'current' ||
    OPEN_RETURNS.includes(order.returnStatus) ||
    order.paymentStatus === 'refund_due' ||
    order.payments.some((status) => OPEN_PAYMENTS.includes(status))
  );
}
