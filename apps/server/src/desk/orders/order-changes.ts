import { canPack } from '@haat/domain/desk';
import type { ShopContext } from '../../context.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { queuePackedMail } from '../../orders/order-mails.repository.ts';
import { lockOrder, type OrderRow, updateOrder } from '../../orders/orders.repository.ts';
import { listPaymentsOfOrder } from '../../payments/payments.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { lockUser } from '../../platform/database/user-lock.ts';
import { assertVersion } from '../../platform/http/if-match.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { createId } from '../../platform/security/ids.ts';
import { recordChange } from '../audit/record-change.ts';
import type { DeskMember } from '../members/desk-member.ts';
import { presentDeskOrder } from './desk-orders.presenter.ts';
import * as orders from './desk-orders.repository.ts';
import { requireOrder } from './desk-orders.service.ts';
import {
  computeRefundDue,
  loadOrderDetails,
  toPayable,
  type VisibleOrderDetails,
} from './visible-order.ts';

/** A change of an order that is made once, however often it is sent. */
export interface OrderCall {
  /** operationId of the contract. */
  operation: string;
  orderId: string;
  /** The Idempotency-Key. */
  key: string | undefined;
  /** The body; another one under the same key is rejected. */
  request: object;
}

/**
 * Makes a change of an order once, and returns the order as it is then. Responses are not stored under
 * the key, because they hold the address of the shopper: a repetition gets the present order.
 *
 * @throws {NotFoundError} for an order that the member does not see
 * @throws {IdempotencyMismatchError} when the key was used for another change
 */
export function changeOrder(
  context: ShopContext,
  member: DeskMember,
  { operation, orderId, key, request }: OrderCall,
  work: (transaction: Db, order: OrderRow) => Promise<void>,
): Promise<VisibleOrderDetails> {
  // The version is no part of the request: what is sent again after a clash is the same change.
  const call = {
    userId: member.userId,
    operation,
    key,
    request: { orderId, ...request },
    statusCode: 200,
  };
  const describe = async (transaction: Db) =>
    loadOrderDetails(transaction, member, await requireOrder(transaction, member, orderId));
  return runIdempotently(
    context,
    call,
    async (transaction) => {
      await work(transaction, await lockVisibleOrder(transaction, member, orderId));
      return describe(transaction);
    },
    describe,
  );
}

/**
 * Locks the shopper of an order and then the order, as every transaction does that locks both.
 *
 * @throws {NotFoundError} for an order that the member does not see
 */
export async function lockVisibleOrder(
  transaction: Db,
  member: DeskMember,
  orderId: string,
): Promise<OrderRow> {
  const found = await requireOrder(transaction, member, orderId);
  await lockUser(transaction, found.user_id);
  const order = await lockOrder(transaction, orderId);
  if (order === undefined) throw new NotFoundError('Order');
  return order;
}

/** @throws {ChangedMeanwhileError} (412) with the present order, when it is not this version */
export async function assertOrderVersion(
  context: ShopContext,
  transaction: Db,
  member: DeskMember,
  order: OrderRow,
  version: number,
): Promise<void> {
  await assertVersion(version, order.version, async () =>
    presentDeskOrder(context, member, await loadOrderDetails(transaction, member, order)),
  );
}

/**
 * Says whether a line lies in the packet (product 10.2.2). Ticks of two people do not undo each other,
 * so that they need no version.
 *
 * @throws {NotFoundError} for an order or a line that the member does not see
 * @throws {ConflictError} when the order is sent, cancelled or not paid
 */
export function packLine(
  context: ShopContext,
  member: DeskMember,
  change: { orderId: string; productId: string; isPacked: boolean; key: string | undefined },
): Promise<VisibleOrderDetails> {
  const { orderId, productId, isPacked, key } = change;
  const call = {
    operation: 'packDeskOrderLine',
    orderId,
    key,
    request: { productId, isPacked },
  };
  return changeOrder(context, member, call, async (transaction, order) => {
    const { lines, ticks } = await loadOrderDetails(transaction, member, order);
    if (!lines.some((line) => line.product_id === productId)) throw new NotFoundError('Line');
    if (!canPack(toPayable(order))) {
      throw new ConflictError('order_not_packable', 'This order is not to be packed.');
    }
    const wasPacked = ticks.some((tick) => tick.product_id === productId);
    if (wasPacked === isPacked) return;
    const now = context.now();
    const line = { order_id: orderId, product_id: productId };
    await (isPacked
      ? orders.createTick(transaction, { ...line, packed_by: member.userId, packed_at: now })
      : orders.deleteTick(transaction, orderId, productId));
    if (isPacked) await queuePackedMail(transaction, order, now);
    const recorded = {
      userId: member.userId,
      action: isPacked ? 'order.line_packed' : 'order.line_unpacked',
      subject: { kind: 'order', id: orderId },
      before: { line: productId, isPacked: wasPacked },
      after: { line: productId, isPacked },
    } as const;
    await recordChange(transaction, recorded, now);
  });
}

/**
 * Writes a note about an order, which its shopper does not see (product 10.2.8). The log has its id
 * alone, because a note may tell of the shopper.
 *
 * @throws {NotFoundError} for an order that the member does not see
 */
export function addNote(
  context: ShopContext,
  member: DeskMember,
  { orderId, body, key }: { orderId: string; body: string; key: string | undefined },
): Promise<VisibleOrderDetails> {
  const call = { operation: 'createDeskOrderNote', orderId, key, request: { body } };
  return changeOrder(context, member, call, async (transaction) => {
    const now = context.now();
    const id = createId(now);
    const note = { id, order_id: orderId, written_by: member.userId, body: body.trim() };
    await orders.createNote(transaction, { ...note, created_at: now });
    const recorded = {
      userId: member.userId,
      action: 'order.note_added',
      subject: { kind: 'order', id: orderId },
      before: null,
      after: { note: id },
    } as const;
    await recordChange(transaction, recorded, now);
  });
}

/** Money that was given back; the amount in paise. */
export type NewRefund = Pick<orders.RefundRow, 'amount_paise' | 'method' | 'reference'>;

/**
 * Records money that was given back to the shopper (product 10.2.3).
 *
 * @param version of the order as it was read
 * @throws {NotFoundError} for an unknown order
 * @throws {ChangedMeanwhileError} (412) with the present order
 * @throws {ConflictError} when less is due
 */
export function addRefund(
  context: ShopContext,
  member: DeskMember,
  change: { orderId: string; version: number; refund: NewRefund; key: string | undefined },
): Promise<VisibleOrderDetails> {
  const { orderId, version, refund, key } = change;
  const call = { operation: 'createDeskOrderRefund', orderId, key, request: { refund } };
  return changeOrder(context, member, call, async (transaction, order) => {
    await assertOrderVersion(context, transaction, member, order, version);
    const payments = await listPaymentsOfOrder(transaction, orderId);
    const refunds = await orders.listRefunds(transaction, [orderId]);
    const due = computeRefundDue(order, payments, refunds);
    if (refund.amount_paise > due) {
      throw new ConflictError('refund_not_due', 'So much money is not to be given back.');
    }
    const now = context.now();
    const row = { id: createId(now), order_id: orderId, recorded_by: member.userId };
    await orders.createRefund(transaction, { ...row, ...refund, created_at: now });
    const isSettled = refund.amount_paise === due;
    await updateOrder(transaction, order, {
      refunded_at: isSettled ? now : order.refunded_at,
      updated_at: now,
    });
    const recorded = {
      userId: member.userId,
      action: 'order.refund_recorded',
      subject: { kind: 'order', id: orderId },
      before: { refundDuePaise: due },
      after: { refundDuePaise: due - refund.amount_paise, method: refund.method },
    } as const;
    await recordChange(transaction, recorded, now);
  });
}
