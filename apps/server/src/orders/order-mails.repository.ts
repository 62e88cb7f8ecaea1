import {
  findOrderMail,
  isMailTrue,
  type MailedOrder,
  type OrderMail,
  PACKED_MAIL_WAIT_MS,
} from '@haat/domain';
import type { Db } from '../platform/database/open-database.ts';
import type { Row } from '../platform/database/tables.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { createId } from '../platform/security/ids.ts';

type OrderRow = Row<'orders'>;
export type OrderMailRow = Row<'queued_order_mails'>;

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
  const kind = findMailOf(before, after);
  if (kind === null || !(await hasVerifiedEmail(transaction, after))) return;
  const queued_at = after.updated_at;
  await transaction
    .insertInto('queued_order_mails')
    .values({ id: createId(queued_at), order_id: after.id, kind, queued_at, try_at: queued_at })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .execute();
}

/** Chooses the mail about a change of an order (product 4.13.1). @param before null for a new order */
export function findMailOf(before: OrderRow | null, after: OrderRow): OrderMail | null {
  // A tick is no change of the order: it queues its mail itself.
  const isPacked = false;
  return findOrderMail(before && toMailed(before, isPacked), toMailed(after, isPacked));
}

/**
 * Queues the mail about a packet, in the transaction of a tick, if that was the last one. It leaves ten
 * minutes after the last tick if the packet is still packed then (product 4.13.1).
 *
 * @param now epoch ms
 */
export async function queuePackedMail(
  transaction: Db,
  order: OrderRow,
  now: number,
): Promise<void> {
  if (!isMailTrue('packed', toMailed(order, await isPackedWhole(transaction, order.id)))) return;
  if (!(await hasVerifiedEmail(transaction, order))) return;
  const times = { queued_at: now, try_at: now + PACKED_MAIL_WAIT_MS };
  await transaction
    .insertInto('queued_order_mails')
    .values({ id: createId(now), order_id: order.id, kind: 'packed', ...times })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doUpdateSet(times))
    .execute();
}

async function hasVerifiedEmail(db: Db, { user_id: id }: OrderRow): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return user !== undefined;
}

/** Tells whether every line of an order is ticked. */
async function isPackedWhole(db: Db, orderId: string): Promise<boolean> {
  const unpacked = await db
    .selectFrom('order_lines as line')
    .leftJoin('order_line_ticks as tick', (join) =>
      join
        .onRef('tick.order_id', '=', 'line.order_id')
        .onRef('tick.product_id', '=', 'line.product_id'),
    )
    .select('line.product_id')
    .where('line.order_id', '=', orderId)
    .where('tick.product_id', 'is', null)
    .executeTakeFirst();
  return unpacked === undefined;
}

/** An order as the rules of mails look at it. @param isPacked whether all its lines are ticked */
export function toMailed(order: OrderRow, isPacked: boolean): MailedOrder {
  return {
    status: order.status,
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    isPacked,
    isOutForDelivery: order.out_for_delivery_at !== null,
    isRefunded: order.refunded_at !== null,
  };
}

/** Takes mails that are due, for this process alone; those that waited for days are deleted. */
export async function takeOrderMails(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<OrderMailRow[]> {
  await adoptOlderMails(db, now);
  await db
    .deleteFrom('queued_order_mails')
    .where('queued_at', '<=', now - LIFE_MS)
    .execute();
  return (
    db
      .updateTable('queued_order_mails')
      .set({ try_at: now + LEASE_MS })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('queued_order_mails')
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

/** Takes over the mails that servers of the version before queue, but for those that one is sending. */
async function adoptOlderMails(db: Db, now: number): Promise<void> {
  const isDue = db.selectFrom('order_mails').select('id').where('try_at', '<=', now).limit(1);
  if ((await isDue.executeTakeFirst()) === undefined) return;
  await runTransaction(db, async (transaction) => {
    const older = await transaction
      .deleteFrom('order_mails')
      .where('try_at', '<=', now)
      .returningAll()
      .execute();
    if (older.length === 0) return;
    await transaction
      .insertInto('queued_order_mails')
      .values(older)
      .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
      .execute();
  });
}

export async function deleteOrderMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('queued_order_mails').where('id', '=', id).execute();
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
    .select(['email', 'language', 'full_name'])
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
  const isPacked = await isPackedWhole(db, orderId);
  return { order, to, lines, refunded: Number(refunded), isPacked };
}
