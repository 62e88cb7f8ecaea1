import type { Db } from '../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/read-page.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type PaymentRow = Row<'payments'>;

/** Returns a payment by its id, if it is this shopper's and this provider's. */
export function getPayment(
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

export function getPaymentOfOrder(
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
export function listPaymentsOfUser(
  db: Db,
  userId: string,
  page: PageRequest,
): Promise<Page<PaymentRow>> {
  const payments = db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(payments, page);
}

/** Lists the payments of an order: at most one per provider. */
export function listPaymentsOfOrder(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute();
}

export function getPaymentOfProviderOrder(
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

export function createPayment(db: Db, payment: NewRow<'payments'>): Promise<PaymentRow> {
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

/** A payment with the time at which its order was placed. */
export type PaymentToCheck = PaymentRow & { placed_at: number };

/** Returns the payment of this provider whose check has been due longest. */
export function getPaymentToCheck(
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
 * Claims the check of a payment that is due, by moving its next check.
 *
 * @returns false when another process claimed it first
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

/** The payments that are to be checked again, by status; `overdue` since before `overdueBefore`. */
export function countPaymentsToCheck(
  db: Db,
  overdueBefore: number,
): Promise<{ status: PaymentRow['status']; count: number; overdue: number }[]> {
  return db
    .selectFrom('payments')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('next_check_at', '<', overdueBefore).as('overdue'),
    ])
    .where('next_check_at', 'is not', null)
    .groupBy('status')
    .execute();
}

/** Lists the statuses of all payments of a user. */
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

/** Moves all payments of a user to the tombstone of the deleted account. */
export async function movePayments(db: Db, userId: string, tombstoneId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ user_id: tombstoneId })
    .where('user_id', '=', userId)
    .execute();
}
