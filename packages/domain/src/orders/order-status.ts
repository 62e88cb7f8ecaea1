import { LANGUAGE } from '#language';
import { parseInstant } from '../dates.ts';
import { getField, parseList, parseOneOf, parseText } from '../parse.ts';

/** In the order in which an order has them; `cancelled` ends one before delivery (product 4.3.1). */
export const ORDER_STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const;

/**
 * `pending`: placed, and maybe to be paid; `processing`: being packed; `shipped`: with the courier.
 * A return leaves an order `delivered`.
 */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The two tabs of My Orders (product 2.14.6, 4.3.2). */
export const ORDER_BUCKETS = ['current', 'past'] as const;

/** `current`: pending, processing or shipped; `past`: delivered or cancelled. */
export type OrderBucket = (typeof ORDER_BUCKETS)[number];

/** The tabs of My Orders as shoppers read them (product 2.14.6). */
export const ORDER_BUCKET_LABELS: Readonly<Record<OrderBucket, string>> =
  LANGUAGE === 'hi'
    ? { current: 'अभी के ऑर्डर', past: 'पुराने ऑर्डर' }
    : { current: 'Current Orders', past: 'Past Orders' };

/** The progress of an order as shoppers read it (product 2.14.10), see {@link progressStep}. */
export const ORDER_STEPS: readonly string[] =
  LANGUAGE === 'hi'
    ? ['ऑर्डर पक्का', 'भेजा गया', 'घर के लिए निकला', 'आपको मिला']
    : ['Order Confirmed', 'Shipped', 'Out For Delivery', 'Delivered'];

/** The return status of an order with a requested return (product 4.3.4). */
export const RETURN_REQUESTED = 'requested';

/** The statuses of a return. */
export const RETURN_STATUSES = [RETURN_REQUESTED, 'approved', 'rejected', 'returned'] as const;

/**
 * `requested`: the shop has not decided yet; `approved`: until the goods are back; `returned`: they are.
 * After `rejected` a return can be requested again.
 */
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** Stands in place of 'Return' while a return is requested or approved (product 4.3.4). */
export const RETURN_REQUESTED_LABEL = LANGUAGE === 'hi' ? 'वापसी माँगी गई' : 'Return requested';

export type OrderState = {
  /** How far it is; a return leaves it `delivered`. */
  readonly status: OrderStatus;
  /** `requested`, `approved`, `rejected` or `returned`; left out or null without a return. */
  readonly returnStatus?: string | null;
};

/** Parses a status in any case; an unknown one is pending, so that the order stays visible. */
export function parseOrderStatus(value: unknown): OrderStatus {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  return parseOneOf(word, ORDER_STATUSES) ?? 'pending';
}

/**
 * The tab of an order: current for pending, processing and shipped, else past
 * (product 4.3.2).
 */
export function bucketOf(status: OrderStatus): OrderBucket {
  return status === 'delivered' || status === 'cancelled' ? 'past' : 'current';
}

/** An open order is pending or processing: it waits in the shop, and its pieces are held. */
export function isOpenOrder(order: OrderState): boolean {
  return order.status === 'pending' || order.status === 'processing';
}

/** An open order can be cancelled (product 4.3.3); the server enforces it too. */
export function canCancel(order: OrderState): boolean {
  return isOpenOrder(order);
}

/** Tells whether a return was asked for that the shop has not decided yet. */
export function isReturnRequested(order: OrderState): boolean {
  return order.returnStatus === RETURN_REQUESTED;
}

/** A delivered order can be returned once, and again when that return was rejected (product 4.3.4). */
export function canReturn(order: OrderState): boolean {
  return order.status === 'delivered' && !isReturnOpen(order) && order.returnStatus !== 'returned';
}

/** The statuses of a return that is not decided, or whose goods are not back yet. */
export const OPEN_RETURN_STATUSES = [RETURN_REQUESTED, 'approved'] as const;

function isReturnOpen(order: OrderState): boolean {
  return OPEN_RETURN_STATUSES.some((status) => status === order.returnStatus);
}

/** The action or text in an order's row (product 2.14.6, 4.3.3, 4.3.4). */
export type OrderOffer = 'cancel' | 'return' | 'return-requested' | null;

/**
 * Chooses what the row of an order offers; null for a shipped, cancelled or returned one
 * (product 4.3.3, 4.3.4).
 */
export function orderOffer(order: OrderState): OrderOffer {
  if (canCancel(order)) return 'cancel';
  if (canReturn(order)) return 'return';
  return isReturnOpen(order) ? 'return-requested' : null;
}

/**
 * Index in {@link ORDER_STEPS}: a shipped order reaches 'Out For Delivery' when the courier is on the
 * way to the door (product 4.3.5).
 *
 * @param outForDeliveryAt since when (ISO 8601); null or left out before that
 */
export function progressStep(
  status: OrderStatus,
  outForDeliveryAt: string | null = null,
): 0 | 1 | 2 | 3 {
  if (status === 'delivered') return 3;
  if (status !== 'shipped') return 0;
  return outForDeliveryAt === null ? 1 : 2;
}

/** A status that an order reached, and when (ISO 8601). */
export type StatusChange = {
  /** What the order was from `changedAt` on. */
  readonly status: OrderStatus;
  /** ISO 8601. */
  readonly changedAt: string;
};

/** Parses the statuses that an order reached; one that is unknown or without a time is left out. */
export function parseStatusHistory(value: unknown): StatusChange[] {
  return parseList(value).flatMap((change) => {
    const status = parseOneOf(getField(change, 'status'), ORDER_STATUSES);
    const changedAt = parseText(getField(change, 'changedAt'));
    return status === null || parseInstant(changedAt) === null ? [] : { status, changedAt };
  });
}

/** The status whose time is that of a step; 'Out For Delivery' is none, and has a time of its own. */
const STEP_STATUSES: readonly (OrderStatus | null)[] = ['pending', 'shipped', null, 'delivered'];

/**
 * When each of {@link ORDER_STEPS} was first reached; null for one that was left out, that is ahead, or
 * whose time is not known (product 4.3.10).
 */
export function progressTimes(order: {
  readonly status: OrderStatus;
  readonly statusHistory: readonly StatusChange[];
  readonly outForDeliveryAt?: string | null;
}): (string | null)[] {
  const { outForDeliveryAt = null } = order;
  const reached = progressStep(order.status, outForDeliveryAt);
  return STEP_STATUSES.map((status, step) => {
    if (step > reached) return null;
    if (status === null) return outForDeliveryAt;
    return order.statusHistory.find((change) => change.status === status)?.changedAt ?? null;
  });
}

/** When the order was cancelled; null if it is not, or the time is not known. */
export function cancelledAtOf(order: {
  readonly status: OrderStatus;
  readonly statusHistory: readonly StatusChange[];
}): string | null {
  if (order.status !== 'cancelled') return null;
  return order.statusHistory.findLast(({ status }) => status === 'cancelled')?.changedAt ?? null;
}

type StatusWords = Readonly<Record<OrderStatus, string>>;

const HINDI_STATUSES: StatusWords = {
  pending: 'नया',
  processing: 'तैयारी में',
  shipped: 'भेजा गया',
  delivered: 'आपको मिला',
  cancelled: 'रद्द',
};

/** Formats 'Status : shipped', in Hindi 'स्थिति: भेजा गया' (product 2.14.6). */
export function formatOrderStatus(status: OrderStatus): string {
  return LANGUAGE === 'hi' ? `स्थिति: ${HINDI_STATUSES[status]}` : `Status : ${status}`;
}

const EN: StatusWords = {
  pending: 'We have your order',
  processing: 'Being packed',
  shipped: 'On its way to you',
  delivered: 'It has arrived',
  cancelled: 'Nothing will be sent',
};

const HI: StatusWords = {
  pending: 'आपका ऑर्डर हमें मिल गया है',
  processing: 'पैक हो रहा है',
  shipped: 'आपके पास आ रहा है',
  delivered: 'सामान पहुँच गया है',
  cancelled: 'कुछ नहीं भेजा जाएगा',
};

const STATUS_WORDS = LANGUAGE === 'hi' ? HI : EN;

/** What a status means, in plain words beside it (product 2.14.18). */
export function describeOrderStatus(status: OrderStatus): string {
  return STATUS_WORDS[status];
}

/** The most characters of the reason for a return, which may be empty (product 4.3.4). */
export const RETURN_REASON_MAX_LENGTH = 1000;

/** Marks an order as cancelled (product 4.3.3), or returns it unchanged if that is not allowed. */
export function markCancelled<Order extends OrderState>(order: Order): Order {
  return canCancel(order) ? { ...order, status: 'cancelled' } : order;
}

/**
 * Requests the return of an order (product 4.3.4), or returns it unchanged if that is not allowed.
 */
export function markReturnRequested<Order extends OrderState>(
  order: Order,
  reason: string,
): Order & { readonly returnReason?: string | null } {
  if (!canReturn(order)) return order;
  return { ...order, returnStatus: RETURN_REQUESTED, returnReason: reason.trim() || null };
}

export type SettlingOrder = OrderState & {
  readonly paymentStatus: string;
  /** The statuses of its online payments. */
  readonly payments: readonly string[];
  /** Whether money is to be given back; left out, `paymentStatus` says so. */
  readonly isRefundDue?: boolean;
};

const OPEN_PAYMENTS: readonly string[] = ['created', 'authorized'];

/** Tells whether anything is pending that keeps the account from being deleted. */
export function isOrderUnderWay(order: SettlingOrder): boolean {
  return (
    bucketOf(order.status) === 'current' ||
    isReturnOpen(order) ||
    (order.isRefundDue ?? order.paymentStatus === 'refund_due') ||
    order.payments.some((status) => OPEN_PAYMENTS.includes(status))
  );
}
