import { canCancel, type Pagination, toPagination } from '@haat/domain';
import type { Session, ShopContext } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { lockOrder } from '../payments/payments.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { runIdempotently } from '../platform/idempotency/idempotency.ts';
import { cancelLockedOrder } from './order-cancelling.ts';
import { invalidateStockPages } from './order-stock.ts';
import { type OrderResponse, presentOrder } from './orders.presenter.ts';
import {
  countOrders,
  findOrder,
  listLinesOfOrders,
  listOrderLines,
  listOrders,
  type OrderRow,
  requestReturn,
} from './orders.repository.ts';

/** A page of the shopper's orders, the newest first. @param page counted from 1 */
export async function findOrders(
  { db }: ShopContext,
  { userId }: Session,
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
  session: Session,
  orderId: string,
): Promise<OrderResponse> {
  const order = await findOrder(context.db, session.userId, orderId);
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
  session: Session,
  orderId: string,
): Promise<OrderResponse> {
  const cancelled = await runTransaction(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined || order.user_id !== session.userId) throw new NotFoundError('Order');
    if (!canCancel(order)) {
      throw new ConflictError(
        order.status === 'cancelled'
          ? 'This order is cancelled already.'
          : 'This order can no longer be cancelled.',
      );
    }
    return cancelLockedOrder(context, transaction, order);
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
  session: Session,
  orderId: string,
  reason: string,
  key: string | undefined,
): Promise<OrderResponse> {
  const { userId } = session;
  const call = {
    userId,
    operation: 'returnOrder',
    key,
    request: { orderId, reason },
    statusCode: 200,
  };
  return runIdempotently(context, call, async (transaction) => {
    const text = reason.trim();
    const noted = await requestReturn(
      transaction,
      userId,
      orderId,
      text === '' ? null : text,
      context.now(),
    );
    if (noted !== undefined) return presentWithLines(transaction, noted);
    const present = await findOrder(transaction, userId, orderId);
    if (present === undefined) throw new NotFoundError('Order');
    throw new ConflictError(
      present.return_status === null
        ? 'Only a delivered order can be returned.'
        : 'A return of this order was requested already.',
    );
  });
}

async function presentWithLines(db: Db, order: OrderRow): Promise<OrderResponse> {
  return presentOrder(order, await listOrderLines(db, order.id));
}
