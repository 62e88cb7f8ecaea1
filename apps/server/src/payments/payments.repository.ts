import type { OrderRow } from '../orders/orders.repository.ts';
import type { KeysetPage } from '../platform/database/keyset-page.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type PaymentRow = Row<'payments'>;

/**
 * Makes other transactions that lock the same order wait until this one ends, so that what was read
 * of it and of its payments stays true. An update of nothing is the lock that both engines have.
 *
 * @returns the order as it is; undefined when there is none
 */
export function lockOrder(transaction: Db, orderId: string): Promise<OrderRow | undefined> {
  return transaction
    .updateTable('orders')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirst();
}

/** The payment with this id if it is this shopper's, and this provider's. */
export function findPayment(
  db: Db,
  provider: string,
  userId: string,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

export function findPaymentOfOrder(
  db: Db,
  provider: string,
  orderId: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

/** Lists a page of a user's payments, the newest first. */
export function listPaymentsAfter(
  db: Db,
  userId: string,
  { after, limit }: KeysetPage,
): Promise<PaymentRow[]> {
  let query = db.selectFrom('payments').selectAll().where('user_id', '=', userId);
  if (after !== undefined) {
    query = query.where((eb) =>
      eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.created_at, after.id)),
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** An order has one payment per provider that it was tried with. */
export function listPaymentsOfOrder(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute();
}

export function findPaymentOfProviderOrder(
  db: Db,
  provider: string,
  providerOrderId: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst();
}

export function insertPayment(db: Db, payment: NewRow<'payments'>): Promise<PaymentRow> {
  return db.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow();
}

export function updatePayment(
  db: Db,
  paymentId: string,
  changes: Pick<
    PaymentRow,
    'status' | 'provider_payment_id' | 'next_check_at' | 'opened_at' | 'updated_at'
  >,
): Promise<PaymentRow> {
  return db
    .updateTable('payments')
    .set(changes)
    .where('id', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes what a payment means for its order. */
export async function updatePaidOrder(
  db: Db,
  orderId: string,
  changes: Pick<OrderRow, 'status' | 'payment_status' | 'updated_at'>,
): Promise<void> {
  await db.updateTable('orders').set(changes).where('id', '=', orderId).execute();
}

/** Notes that no real money is paid for an order. */
export async function markTestOrder(db: Db, orderId: string): Promise<void> {
  await db.updateTable('orders').set({ is_test: 1 }).where('id', '=', orderId).execute();
}

/** A payment with when its order was placed. */
export type PaymentToCheck = PaymentRow & { placed_at: number };

/** The payment of this provider whose check is due the longest. */
export function findPaymentToCheck(
  db: Db,
  provider: string,
  now: number,
): Promise<PaymentToCheck | undefined> {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select('orders.created_at as placed_at')
    .where('payments.provider', '=', provider)
    .where('payments.next_check_at', '<=', now)
    .orderBy('payments.next_check_at')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Moves the next check of a payment, unless another process did.
 *
 * @returns whether the check that was due is the caller's
 */
export async function claimPaymentCheck(
  db: Db,
  payment: Pick<PaymentRow, 'id' | 'next_check_at'>,
  nextCheckAt: number | null,
): Promise<boolean> {
  const claimed = await db
    .updateTable('payments')
    .set({ next_check_at: nextCheckAt })
    .where('id', '=', payment.id)
    .where('next_check_at', '=', payment.next_check_at)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The statuses of all payments of a user. */
export function listPaymentStatuses(
  db: Db,
  userId: string,
): Promise<Pick<PaymentRow, 'order_id' | 'status'>[]> {
  return db
    .selectFrom('payments')
    .select(['order_id', 'status'])
    .where('user_id', '=', userId)
    .execute();
}

/** Moves all payments of a user to the stand-in of the deleted account. */
export async function movePayments(db: Db, userId: string, tombstoneId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ user_id: tombstoneId })
    .where('user_id', '=', userId)
    .execute();
}
