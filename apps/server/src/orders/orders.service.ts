import { canCancel, canReturn, type Pagination, toPagination } from '@haat/domain';
import type { ShopContext, Shopper } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { runIdempotently } from '../platform/idempotency/idempotency.ts';
import { type CancelWithPayments, cancelLockedOrder } from './order-cancelling.ts';
import { invalidateStockPages } from './order-stock.ts';
import { type OrderResponse, presentOrder } from './orders.presenter.ts';
import {
  countOrders,
  findOrder,
  listLinesOfOrders,
  listOrderLines,
  listOrders,
  lockOrder,
  type OrderRow,
  updateOrder,
} from './orders.repository.ts';

/** A page of the shopper's orders, the newest first. @param page counted from 1 */
export async function findOrders(
  { db }: ShopContext,
  { userId }: Shopper,
  { page, limit }: { page: number; limit: number },
): Promise<{ orders: OrderResponse[]; pagination: Pagination }> {
  const total = await countOrders(db, userId);
  const rows = await listOrders(db, userId, { limit, offset: (page - 1) * limit });
  const lines = await listLinesOfOrders(
    db,
    rows.map(({ id }) => id),
  );
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const orders = rows.map((order) => presentOrder(order, linesOf.get(order.id) ?? []));
  return { orders, pagination: toPagination(page, limit, total) };
}

/** @throws {NotFoundError} when there is none, or it is another shopper's */
export async function getOrder(
  context: ShopContext,
  shopper: Shopper,
  orderId: string,
): Promise<OrderResponse> {
  const order = await findOrder(context.db, shopper.userId, orderId);
  if (order === undefined) throw new NotFoundError('Order');
  return presentWithLines(context.db, order);
}

/**
 * Cancels an order that is pending or processing: its pieces go back into stock, once, and in the
 * same transaction money that was paid becomes a refund that is due.
 *
 * @throws {NotFoundError} when there is none, or it is another shopper's
 * @throws {ConflictError} when it is too late
 */
export async function cancelOrder(
  context: ShopContext,
  shopper: Shopper,
  orderId: string,
  cancelWithPayments: CancelWithPayments,
): Promise<OrderResponse> {
  const cancelled = await runTransaction(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined || order.user_id !== shopper.userId) throw new NotFoundError('Order');
    if (!canCancel(order)) {
      throw new ConflictError(
        order.status === 'cancelled'
          ? 'This order is cancelled already.'
          : 'This order can no longer be cancelled.',
      );
    }
    return cancelLockedOrder(context, transaction, order, cancelWithPayments);
  });
  await invalidateStockPages(context, cancelled.change);
  return presentOrder(cancelled.order, cancelled.lines);
}

/**
 * Asks to return a delivered order, once.
 *
 * @param reason '' when none was given
 * @param key the Idempotency-Key: under the same key a repetition gets the first answer
 * @throws {NotFoundError} when there is none, or it is another shopper's
 * @throws {ConflictError} when it is not delivered, or a return was asked for
 * @throws {IdempotencyMismatchError} when the key was used for another return
 */
export function returnOrder(
  context: ShopContext,
  shopper: Shopper,
  orderId: string,
  reason: string,
  key: string | undefined,
): Promise<OrderResponse> {
  const { userId } = shopper;
  const call = {
    userId,
    operation: 'returnOrder',
    key,
    request: { orderId, reason },
    statusCode: 200,
  };
  return runIdempotently(context, call, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined || order.user_id !== userId) throw new NotFoundError('Order');
    if (!canReturn({ status: order.status, returnStatus: order.return_status })) {
      throw new ConflictError(
        order.return_status === null
          ? 'Only a delivered order can be returned.'
          : 'A return of this order was requested already.',
      );
    }
    const text = reason.trim();
    const now = context.now();
    const returned = await updateOrder(transaction, orderId, {
      return_status: 'requested',
      return_reason: text === '' ? null : text,
      return_requested_at: now,
      updated_at: now,
    });
    return presentWithLines(transaction, returned);
  });
}

async function presentWithLines(db: Db, order: OrderRow): Promise<OrderResponse> {
  return presentOrder(order, await listOrderLines(db, order.id));
}
