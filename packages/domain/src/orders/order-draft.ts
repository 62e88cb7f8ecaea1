import { type Paise, parsePrice } from '../money.ts';
import { getField, parseOneOf, parseTextOrNull } from '../parse.ts';
import { type OrderView, parseOrder } from './order.ts';
import { orderPayment, type PayableOrder } from './order-payment.ts';

/** How long a payment link can be used after it was made, ms (product 10.2.23). */
export const ORDER_DRAFT_MS = 48 * 60 * 60_000;

const DRAFT_STATES = ['waiting', 'paid', 'expired', 'cancelled'] as const;

/**
 * Where an order with a payment link is: `waiting` to be paid; `expired` when nobody paid it in time;
 * `cancelled` by the desk, or after it was paid.
 */
export type OrderDraftState = (typeof DRAFT_STATES)[number];

type OrderDraft = {
  readonly isCancelled: boolean;
  /** Epoch ms. */
  readonly expiresAt: number;
  /** What paying began; null before. */
  readonly order: PayableOrder | null;
};

/**
 * Tells where an order with a payment link is (product 10.2.23). Once paying has begun, the order's own
 * time counts (product 4.4.6), not that of the link.
 *
 * @param now epoch ms
 */
export function orderDraftState(draft: OrderDraft, now: number): OrderDraftState {
  const { isCancelled, expiresAt, order } = draft;
  if (order !== null) {
    switch (orderPayment(order)) {
      case 'settled':
        return 'paid';
      case 'due':
        return 'waiting';
      case 'over':
        return isCancelled || order.paymentStatus === 'refund_due' ? 'cancelled' : 'expired';
    }
  }
  if (isCancelled) return 'cancelled';
  return now < expiresAt ? 'waiting' : 'expired';
}

/** What a payment link shows. */
export type OrderLinkView = {
  readonly state: OrderDraftState;
  /** ISO 8601. */
  readonly expiresAt: string | null;
  /** The order as it is or would be now; its number is '' while nothing was paid. */
  readonly order: OrderView;
  /** The total that was told with the link, in paise. */
  readonly toldTotal: Paise | null;
  /** Names of the goods of which fewer pieces are left than ordered. */
  readonly lacking: readonly string[];
};

/** Parses what a payment link shows; null for another shape. */
export function parseOrderLink(link: unknown): OrderLinkView | null {
  const orderNumber = getField(link, 'orderNumber') ?? '';
  const order =
    typeof link === 'object' && link !== null ? parseOrder({ ...link, id: 'link' }) : null;
  const state = parseOneOf(getField(link, 'state'), DRAFT_STATES);
  if (order === null || state === null) return null;
  const lacking = getField(link, 'lacking');
  const isLacking = (id: string | null) => Array.isArray(lacking) && lacking.includes(id);
  return {
    state,
    expiresAt: parseTextOrNull(link, ['expiresAt']),
    order: { ...order, orderNumber: String(orderNumber) },
    toldTotal: parsePrice(getField(link, 'toldTotal')),
    lacking: order.lines.filter(({ productId }) => isLacking(productId)).map(({ name }) => name),
  };
}
