import { asPaise, findCashRejection, isOpenOrder } from '@haat/domain';
import type { Session, ShopContext } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runIdempotently } from '../platform/idempotency/idempotency.ts';
import { getBuyer } from './order-limits.ts';
import { loadWholeOrder, lockOrder, type OrderRow } from './orders.repository.ts';
import type { PresentOrder } from './orders.service.ts';

/**
 * Makes a locked online order one in cash and cancels its payments.
 *
 * @returns the order after the change
 * @throws {ConflictError} when a bank has promised the money of a payment
 */
export type SwitchPayments = (
  context: ShopContext,
  transaction: Db,
  locked: OrderRow,
) => Promise<OrderRow>;

/**
 * Switches an unpaid online order to cash on delivery (product 4.4.8). Pieces, prices and address
 * stay; the order was counted as open before, so that only the limits of cash are checked.
 *
 * @param key the Idempotency-Key: a repetition under the same key gets the first response
 * @param present makes the response, which is stored under the key
 * @throws {NotFoundError} for an unknown order and for another shopper's
 * @throws {ConflictError} when it is paid, cancelled or in cash already, its payment is at the bank,
 *   or it may not be paid in cash
 * @throws {IdempotencyMismatchError} when the key was used for another order
 */
export function payOnDelivery<Response>(
  context: ShopContext,
  session: Session,
  orderId: string,
  key: string | undefined,
  present: PresentOrder<Response>,
  switchPayments: SwitchPayments,
): Promise<Response> {
  const { userId } = session;
  const call = { userId, operation: 'payOnDelivery', key, request: { orderId }, statusCode: 200 };
  return runIdempotently(context, call, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined || order.user_id !== userId) throw new NotFoundError('Order');
    assertUnpaid(order);
    const buyer = await getBuyer(transaction, userId);
    const rejection = findCashRejection(asPaise(order.total_paise), buyer, order.address_zip_code);
    if (rejection !== null) throw new ConflictError('cash_not_allowed', rejection);
    const switched = await switchPayments(context, transaction, order);
    return present(await loadWholeOrder(transaction, switched));
  });
}

/** @throws {ConflictError} unless the order is open and waits for its online payment */
function assertUnpaid(order: OrderRow): void {
  if (order.payment_method !== 'online') {
    throw new ConflictError('order_not_online', 'This order is paid in cash on delivery.');
  }
  if (order.status === 'cancelled') {
    throw new ConflictError('order_cancelled', 'This order is cancelled.');
  }
  if (order.payment_status === 'paid' || order.payment_status === 'refund_due') {
    throw new ConflictError('order_paid', 'This order is paid already.');
  }
  if (!isOpenOrder(order)) throw new ConflictError('conflict', 'This order is on its way already.');
}
