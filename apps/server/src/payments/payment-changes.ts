import {
  hasMoneyArrived,
  lastPayableAt,
  needsStock,
  nextPaymentState,
  type PaymentFact,
  type PaymentState,
} from '@haat/domain';
import * as z from 'zod';
import { isDeletedUser } from '../accounts/users.repository.ts';
import type { ShopContext } from '../context.ts';
import { issueReceipt } from '../orders/order-receipts.ts';
import { retakeLines } from '../orders/order-reopening.ts';
import { lockOrder, type OrderRow, updateOrder } from '../orders/orders.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { computeNextCheck } from './check-times.ts';
import { listPendingEvents, markEventApplied } from './payment-events.repository.ts';
import type { PaymentReport } from './payment-provider.ts';
import {
  getPaymentOfProviderOrder,
  type PaymentRow,
  updatePayment,
} from './payments.repository.ts';

/** A payment and its order, read while the order is locked. */
export interface LockedPayment {
  payment: PaymentRow;
  order: OrderRow;
}

/** The part of an event that is stored until the event can be applied. */
const storedReportSchema = z.object({
  fact: z.enum(['authorized', 'captured', 'failed', 'released']),
  providerPaymentId: z.string(),
  amount: z.int().nullable(),
});

/** Formats a report for storing, without any of the shopper's data that came with it. */
export function toPayload(report: PaymentReport): string {
  return JSON.stringify(storedReportSchema.parse(report));
}

/**
 * Locks the shop order that belongs to a provider's order, and reads it and its payment.
 *
 * @returns undefined when no payment has this provider's order
 */
export async function lockPayment(
  transaction: Db,
  provider: string,
  providerOrderId: string,
): Promise<LockedPayment | undefined> {
  const find = () => getPaymentOfProviderOrder(transaction, provider, providerOrderId);
  const orderId = (await find())?.order_id;
  const order = orderId === undefined ? undefined : await lockOrder(transaction, orderId);
  // The payment is read again, because it may have changed while this transaction waited for the
  // lock.
  const payment = await find();
  return order === undefined || payment === undefined ? undefined : { payment, order };
}

/**
 * Applies one fact to a payment and its order by the state machine of `nextPaymentState`.
 *
 * @param providerPaymentId the attempt to pay that the fact is about, if any
 */
export async function applyFact(
  context: ShopContext,
  transaction: Db,
  { payment, order }: LockedPayment,
  fact: PaymentFact,
  providerPaymentId?: string,
): Promise<LockedPayment> {
  const now = context.now();
  const before: PaymentState = {
    payment: payment.status,
    order: order.status,
    orderPayment: order.payment_status,
    method: order.payment_method,
  };
  const isStockTaken =
    needsStock(before, fact) &&
    // An order of a deleted account has no address left, so its money can only be refunded.
    !(await isDeletedUser(transaction, order.user_id)) &&
    (await retakeLines(transaction, order, now));
  const after = nextPaymentState(before, fact, isStockTaken);
  const hasOrderChanged =
    after.order !== before.order ||
    after.orderPayment !== before.orderPayment ||
    after.method !== before.method;
  // What was given back before says nothing about money that is owed since.
  const owesMore = before.payment !== 'refund_due' && after.payment === 'refund_due';
  let changedOrder = order;
  if (hasOrderChanged || (owesMore && order.refunded_at !== null)) {
    const updated = await updateOrder(transaction, order, {
      status: after.order,
      payment_status: after.orderPayment,
      payment_method: after.method,
      refunded_at: owesMore ? null : order.refunded_at,
      updated_at: now,
    });
    changedOrder = await issueReceipt(transaction, updated, now);
  }
  if (fact === 'captured') warnOfStrayMoney(context, payment, after, providerPaymentId);
  if (payment.status === 'paid' && after.payment === 'refund_due') {
    const about = { paymentId: payment.id, orderId: order.id };
    context.log.warn(about, 'a paid order was cancelled or returned; give the money back');
  }
  const isTouched = after.payment !== before.payment || fact === 'opened';
  if (!isTouched) return { payment, order: changedOrder };
  const changedPayment = await updatePayment(transaction, payment.id, {
    status: after.payment,
    provider_payment_id: chooseAttempt(payment, after, providerPaymentId),
    next_check_at: hasMoneyArrived(after.payment)
      ? null
      : computeNextCheck(now, now, computeLastPayable(context, order)),
    opened_at: fact === 'opened' ? now : payment.opened_at,
    updated_at: now,
  });
  return { payment: changedPayment, order: changedOrder };
}

/** Computes until when a payment of an order can be begun, epoch ms. */
export function computeLastPayable({ config }: ShopContext, order: OrderRow): number {
  return lastPayableAt({ placedAt: order.created_at, waitMs: config.unpaidOrderTtl });
}

/**
 * Returns the attempt that counts: the one that brought the money, or before that the promised one.
 */
function chooseAttempt(
  payment: PaymentRow,
  after: PaymentState,
  providerPaymentId: string | undefined,
): string | null {
  const counts = after.payment === 'authorized' || hasMoneyArrived(after.payment);
  const isDecided = hasMoneyArrived(payment.status);
  return counts && !isDecided && providerPaymentId !== undefined
    ? providerPaymentId
    : payment.provider_payment_id;
}

/** Logs money that a person has to refund. */
function warnOfStrayMoney(
  { log }: ShopContext,
  payment: PaymentRow,
  after: PaymentState,
  providerPaymentId: string | undefined,
): void {
  const about = { paymentId: payment.id, orderId: payment.order_id, providerPaymentId };
  if (!hasMoneyArrived(payment.status)) {
    if (after.payment === 'refund_due') {
      log.warn(about, 'money came for an order that is cancelled, paid or on cash; give it back');
    }
  } else if (payment.provider_payment_id !== providerPaymentId) {
    log.error(about, 'money came twice for one order; give the second back');
  }
}

/**
 * Applies a provider's report; a report about another amount than the payment's changes nothing.
 */
export async function applyReport(
  context: ShopContext,
  transaction: Db,
  locked: LockedPayment,
  report: PaymentReport,
): Promise<LockedPayment> {
  const { payment } = locked;
  const isMoney = report.fact === 'captured' || report.fact === 'authorized';
  if (isMoney && report.amount !== payment.amount_paise) {
    const { fact, amount, providerPaymentId } = report;
    const about = { paymentId: payment.id, fact, amount, providerPaymentId };
    context.log.error(about, 'the provider reports another amount than the order’s');
    return locked;
  }
  return applyFact(context, transaction, locked, report.fact, report.providerPaymentId);
}

/** Applies the pending events of a locked payment, in the order of their arrival. */
export async function applyPendingEvents(
  context: ShopContext,
  transaction: Db,
  locked: LockedPayment,
): Promise<LockedPayment> {
  const { provider, provider_order_id } = locked.payment;
  let change = locked;
  for (const event of await listPendingEvents(transaction, provider, provider_order_id)) {
    const report = storedReportSchema.parse(JSON.parse(event.payload));
    change = await applyReport(context, transaction, change, report);
    await markEventApplied(transaction, event, context.now());
  }
  return change;
}

/** Applies the pending events about a provider's order in one transaction. */
export async function applyStoredEvents(
  context: ShopContext,
  providerOrderId: string,
): Promise<void> {
  const { name } = context.payments;
  const pending = await listPendingEvents(context.db, name, providerOrderId);
  if (pending.length === 0) return;
  await runTransaction(context.db, (transaction) =>
    applyEventsIn(context, transaction, providerOrderId),
  );
}

/**
 * Applies the pending events about a provider's order inside a transaction.
 *
 * @returns undefined when no event is pending or no payment has the provider's order
 */
export async function applyEventsIn(
  context: ShopContext,
  transaction: Db,
  providerOrderId: string,
): Promise<LockedPayment | undefined> {
  const { name } = context.payments;
  const pending = await listPendingEvents(transaction, name, providerOrderId);
  if (pending.length === 0) return undefined;
  const locked = await lockPayment(transaction, name, providerOrderId);
  return locked && applyPendingEvents(context, transaction, locked);
}

/** Runs `work` on a payment while its order is locked. @returns undefined for an unknown payment */
export async function changePayment(
  context: ShopContext,
  providerOrderId: string,
  work: (transaction: Db, locked: LockedPayment) => Promise<LockedPayment>,
): Promise<LockedPayment | undefined> {
  return runTransaction(context.db, async (transaction) => {
    const locked = await lockPayment(transaction, context.payments.name, providerOrderId);
    return locked && work(transaction, locked);
  });
}
