import { findOrderMail, isMailTrue, type OrderMail } from '@haat/domain';
import type { Db } from '../platform/database/open-database.ts';
import type { Row } from '../platform/database/tables.ts';
import { createId } from '../platform/security/ids.ts';

type OrderRow = Row<'orders'>;
export type OrderMailRow = Row<'order_mails'>;

/** A mail that waits longer is of no use any more, ms. */
const LIFE_MS = 3 * 24 * 60 * 60_000;

/** Longer than a mail is tried, ms: only after a crash it is taken while another process had it. */
const LEASE_MS = 20 * 60_000;

/**
 * Queues the mail about a change of an order, in its transaction, if the shopper's e-mail address is
 * verified (product 4.13.1).
 *
 * @param before null for a new order
 */
export async function queueOrderMail(
  transaction: Db,
  before: OrderRow | null,
  after: OrderRow,
): Promise<void> {
  const kind = findOrderMail(before && toMailed(before), toMailed(after));
  if (kind === null) return;
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', after.user_id)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (user === undefined) return;
  const queued_at = after.updated_at;
  await transaction
    .insertInto('order_mails')
    .values({ id: createId(queued_at), order_id: after.id, kind, queued_at, try_at: queued_at })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .execute();
}

/** Tells whether what a queued mail says is still so. */
export function isStillTrue(kind: OrderMail, order: OrderRow): boolean {
  return isMailTrue(kind, toMailed(order));
}

function toMailed(order: OrderRow) {
  return {
    status: order.status,
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    isRefunded: order.refunded_at !== null,
  };
}

/** Takes mails that are due, for this process alone; those that waited for days are deleted. */
export async function takeOrderMails(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<OrderMailRow[]> {
  await db
    .deleteFrom('order_mails')
    .where('queued_at', '<=', now - LIFE_MS)
    .execute();
  return (
    db
      .updateTable('order_mails')
      .set({ try_at: now + LEASE_MS })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('order_mails')
          .select('id')
          .where('try_at', '<=', now)
          .orderBy('try_at')
          .limit(limit),
      )
      // Checked again on PostgreSQL after it waited for another process that took the row.
      .where('try_at', '<=', now)
      .returningAll()
      .execute()
  );
}

export async function deleteOrderMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('order_mails').where('id', '=', id).execute();
}

/** What a mail about an order is made from; without a recipient there is nobody to write to. */
export async function loadMailedOrder(db: Db, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const to = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', order.user_id)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  const lines = await db
    .selectFrom('order_lines')
    .leftJoin('makers', 'makers.id', 'order_lines.maker_id')
    .selectAll('order_lines')
    .select(['makers.name as maker', 'makers.name_hindi as maker_hindi'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const { refunded } = await db
    .selectFrom('order_refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_paise'), eb.lit(0)).as('refunded'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { order, to, lines, refunded: Number(refunded) };
}
