import { MAX_PUSH_BROWSERS, NOTICE_MAIL_WAIT_MS } from '@haat/domain/desk';
import type { Db } from '../../platform/database/open-database.ts';
import type { NewRow, Row } from '../../platform/database/tables.ts';

export type NoticeRow = Row<'order_notices'>;
export type BrowserRow = Row<'push_subscriptions'>;

/** A notice that waits longer is of no use any more, ms. */
const LIFE_MS = 3 * 24 * 60 * 60_000;

/** Longer than a notice is tried, ms: only after a crash it is taken while another process had it. */
const LEASE_MS = 20 * 60_000;

/** Deletes the notices that waited for days. @param now epoch ms */
export async function deleteOldNotices(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('order_notices')
    .where('queued_at', '<=', now - LIFE_MS)
    .execute();
}

/** Takes notices of browsers that are due, for this process alone. */
export function takePushes(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<NoticeRow[]> {
  return (
    db
      .updateTable('order_notices')
      .set({ try_at: now + LEASE_MS })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('order_notices')
          .select('id')
          .where('session_id', 'is not', null)
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

/** Lists the members whose oldest mailed notice has waited long enough (product 10.2.13). */
export async function listMembersToMail(
  db: Db,
  { now, limit }: { now: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('order_notices')
    .select('user_id')
    .where('session_id', 'is', null)
    .where('try_at', '<=', now)
    .where('queued_at', '<=', now - NOTICE_MAIL_WAIT_MS)
    .groupBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Takes all mailed notices of a member that are due, for this process alone, the oldest first. */
export async function takeMailsOf(db: Db, userId: string, now: number): Promise<NoticeRow[]> {
  const taken = await db
    .updateTable('order_notices')
    .set({ try_at: now + LEASE_MS })
    .where('user_id', '=', userId)
    .where('session_id', 'is', null)
    .where('try_at', '<=', now)
    .returningAll()
    .execute();
  return taken.toSorted((a, b) => a.queued_at - b.queued_at || (a.id < b.id ? -1 : 1));
}

export async function deleteNotices(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('order_notices').where('id', 'in', ids).execute();
}

/** Has nobody told of these orders any more. */
export async function deleteNoticesOfOrders(db: Db, orderIds: readonly string[]): Promise<void> {
  await db.deleteFrom('order_notices').where('order_id', 'in', orderIds).execute();
}

/** What a notice tells of an order, and what decides whether it is still to be told. */
export type NoticedOrder = Pick<
  Row<'orders'>,
  'id' | 'order_number' | 'address_city' | 'status' | 'payment_method' | 'payment_status'
> & {
  /** Of the group, or of all. */
  pieces: number;
};

/** Reads what a member may learn of these orders. @param makerId the group of a group member, else null */
export async function listNoticedOrders(
  db: Db,
  orderIds: readonly string[],
  makerId: string | null,
): Promise<NoticedOrder[]> {
  let query = db
    .selectFrom('orders as order')
    .innerJoin('order_lines as line', 'line.order_id', 'order.id')
    .select((eb) => [
      'order.id',
      'order.order_number',
      'order.address_city',
      'order.status',
      'order.payment_method',
      'order.payment_status',
      eb.fn.sum<number>('line.quantity').as('pieces'),
    ])
    .where('order.id', 'in', orderIds)
    .groupBy('order.id');
  if (makerId !== null) query = query.where('line.maker_id', '=', makerId);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, pieces: Number(row.pieces) }));
}

/** What is mailed to a member, and how. */
export type NoticeChoices = Pick<
  Row<'users'>,
  'email' | 'language' | 'notice_mails' | 'email_verified_at'
>;

export function getNoticeChoices(db: Db, userId: string): Promise<NoticeChoices> {
  return db
    .selectFrom('users')
    .select(['email', 'language', 'notice_mails', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Switches the mails of a member; switched off, those that wait are dropped. */
export async function setNoticeMails(transaction: Db, userId: string, isOn: boolean) {
  await transaction
    .updateTable('users')
    .set({ notice_mails: isOn ? 1 : 0 })
    .where('id', '=', userId)
    .execute();
  if (isOn) return;
  await transaction
    .deleteFrom('order_notices')
    .where('user_id', '=', userId)
    .where('session_id', 'is', null)
    .execute();
}

export function getBrowser(db: Db, sessionId: string): Promise<BrowserRow | undefined> {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

/** Stores the browser of a session, in place of what it was before; a member keeps the newest few. */
export async function storeBrowser(
  transaction: Db,
  browser: NewRow<'push_subscriptions'>,
): Promise<void> {
  await transaction
    .deleteFrom('push_subscriptions')
    .where((eb) =>
      eb.or([eb('endpoint', '=', browser.endpoint), eb('session_id', '=', browser.session_id)]),
    )
    .execute();
  await transaction.insertInto('push_subscriptions').values(browser).execute();
  const kept = await transaction
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('user_id', '=', browser.user_id)
    .orderBy('created_at', 'desc')
    .orderBy('session_id', 'desc')
    .limit(MAX_PUSH_BROWSERS)
    .execute();
  await transaction
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', browser.user_id)
    .where(
      'session_id',
      'not in',
      kept.map(({ session_id }) => session_id),
    )
    .execute();
}

export async function deleteBrowser(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

/** Deletes all browsers of a member, who leaves the desk, and what she is still to be told. */
export async function deleteNoticesOf(transaction: Db, userId: string): Promise<void> {
  await transaction.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('order_notices').where('user_id', '=', userId).execute();
}
