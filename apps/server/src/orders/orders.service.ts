import { canCancel, canReturn, type Pagination } from '@haat/domain';
import type { Session, ShopContext } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { PageRequest } from '../platform/database/read-page.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { runIdempotently } from '../platform/idempotency/idempotency.ts';
import { type CancelWithPayments, cancelLockedOrder } from './order-cancelling.ts';
import type { WholeOrder } from './orders.repository.ts';
import * as orders from './orders.repository.ts';

/**
 * Makes the response of an order: plain JSON, which is stored under the request's idempotency key.
 */
export type PresentOrder<Response> = (order: WholeOrder) => Response;

/** Lists a results page of the shopper's orders, the newest first. @param page counted from 1 */
export async function listOrders(
  { db }: ShopContext,
  { userId }: Session,
  page: PageRequest,
): Promise<{ orders: WholeOrder[]; pagination: Pagination }> {
  const { rows, pagination } = await orders.listOrders(db, userId, page);
  return { orders: await orders.loadWholeOrders(db, rows), pagination };
}

/** @throws {NotFoundError} for an unknown order and for another shopper's */
export async function getOrder(
  context: ShopContext,
  session: Session,
  orderId: string,
): Promise<WholeOrder> {
  const order = await orders.getOrder(context.db, session.userId, orderId);
  if (order === undefined) throw new NotFoundError('Order');
  return orders.loadWholeOrder(context.db, order);
}

/**
 * Cancels an order that is pending or processing. In the same transaction its pieces go back into
 * stock and a paid payment becomes `refund_due`.
 *
 * @throws {NotFoundError} for an unknown order and for another shopper's
 * @throws {ConflictError} when it can no longer be cancelled
 */
export async function cancelOrder(
  context: ShopContext,
  session: Session,
  orderId: string,
  cancelWithPayments: CancelWithPayments,
): Promise<WholeOrder> {
  return runTransaction(context.db, async (transaction) => {
    const order = await orders.lockOrder(transaction, orderId);
    if (order === undefined || order.user_id !== session.userId) throw new NotFoundError('Order');
    if (!canCancel(order)) {
      throw order.status === 'cancelled'
        ? new ConflictError('order_cancelled', 'This order is cancelled already.')
        : new ConflictError('order_not_cancellable', 'This order can no longer be cancelled.');
    }
    return cancelLockedOrder(context, transaction, order, cancelWithPayments);
  });
}

/**
 * Requests the return of a delivered order: once, and again after a rejected return.
 *
 * @param reason '' when none was given
 * @param key the Idempotency-Key: a repetition under the same key gets the first response
 * @param present makes the response, which is stored under the key
 * @throws {NotFoundError} for an unknown order and for another shopper's
 * @throws {ConflictError} when it is not delivered, or a return was requested before
 * @throws {IdempotencyMismatchError} when the key was used for another return
 */
export function returnOrder<Response>(
  context: ShopContext,
  session: Session,
  orderId: string,
  reason: string,
  key: string | undefined,
  present: PresentOrder<Response>,
): Promise<Response> {
  const { userId } = session;
  const call = {
    userId,
    operation: 'returnOrder',
    key,
    request: { orderId, reason },
    statusCode: 200,
  };
  return runIdempotently(context, call, async (transaction) => {
    const order = await orders.lockOrder(transaction, orderId);
    if (order === undefined || order.user_id !== userId) throw new NotFoundError('Order');
    if (!canReturn({ status: order.status, returnStatus: order.return_status })) {
      throw order.return_status === null
        ? new ConflictError('order_not_delivered', 'Only a delivered order can be returned.')
        : new ConflictError('return_requested', 'A return of this order was requested already.');
    }
    const text = reason.trim();
    const now = context.now();
    const returned = await orders.updateOrder(transaction, order, {
      return_status: 'requested',
      return_reason: text === '' ? null : text,
      return_requested_at: now,
      updated_at: now,
    });
    return present(await orders.loadWholeOrder(transaction, returned));
  });
}
