import { canCancel, canReturn, type OrderState, RETURN_REQUESTED } from './order-status.ts';

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
