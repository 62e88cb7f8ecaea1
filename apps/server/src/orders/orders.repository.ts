import { canCancel, ORDER_STATUSES } from '@haat/domain';
import { type NotNull, sql } from 'kysely';
import type { KeysetPage } from '../platform/database/keyset-page.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type OrderRow = Row<'orders'>;
export type OrderLineRow = Row<'order_lines'>;

/**
 * Inserts an order.
 *
 * @returns undefined when its order number is another order's: try again with another number
 */
export function insertOrder(db: Db, order: NewRow<'orders'>): Promise<OrderRow | undefined> {
  return db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('order_number').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function insertOrderLines(
  db: Db,
  lines: readonly NewRow<'order_lines'>[],
): Promise<void> {
  await db.insertInto('order_lines').values(lines).execute();
}

/** A part of the shopper's orders, the newest first. */
export function listOrders(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Lists a page of a user's orders, the newest first. */
export function listOrdersAfter(db: Db, userId: string, page: KeysetPage): Promise<OrderRow[]> {
  return selectPage(db, userId, page).execute();
}

/** An order whose return was requested. */
export type ReturnedOrderRow = OrderRow & {
  return_status: NonNullable<OrderRow['return_status']>;
};

/** Lists a page of a user's orders whose return was requested, the newest order first. */
export function listReturnsAfter(
  db: Db,
  userId: string,
  page: KeysetPage,
): Promise<ReturnedOrderRow[]> {
  return selectPage(db, userId, page)
    .where('return_status', 'is not', null)
    .$narrowType<{ return_status: NotNull }>()
    .execute();
}

function selectPage(db: Db, userId: string, { after, limit }: KeysetPage) {
  const query = db.selectFrom('orders').selectAll().where('user_id', '=', userId);
  const rest =
    after === undefined
      ? query
      : query.where((eb) =>
          eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.created_at, after.id)),
        );
  return rest.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
}

/** How many orders the shopper ever placed. */
export async function countOrders(db: Db, userId: string): Promise<number> {
  const { orders } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(orders);
}

/** The lines of some orders, each order's in its order. */
export async function listLinesOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

/** The order with this id if it is this shopper's. */
export function findOrder(db: Db, userId: string, orderId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** When the `nth` newest order of a shopper was placed, epoch ms; undefined when there are fewer. */
export async function findPlacedAt(
  db: Db,
  userId: string,
  nth: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(nth - 1)
    .executeTakeFirst();
  return row?.created_at;
}

/** Statuses of orders that can still be cancelled and hold pieces until then. */
const OPEN_STATUSES = ORDER_STATUSES.filter((status) => canCancel({ status }));

export async function countOpenOrders(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** How many pieces of these products a shopper's open orders hold; without those of which none. */
export function listHeldPieces(
  db: Db,
  userId: string,
  productIds: readonly string[],
): Promise<{ productId: string; pieces: number }[]> {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select((eb) => [
      'order_lines.product_id as productId',
      eb.fn.sum<number>('order_lines.quantity').as('pieces'),
    ])
    .where('orders.user_id', '=', userId)
    .where('orders.status', 'in', OPEN_STATUSES)
    .where('order_lines.product_id', 'in', productIds)
    .groupBy('order_lines.product_id')
    .execute();
}

/** Whether an order of the shopper was delivered; of this product, where one is named. */
export async function hasDeliveredOrder(
  db: Db,
  userId: string,
  productId?: string,
): Promise<boolean> {
  let query = db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.user_id', '=', userId)
    .where('orders.status', '=', 'delivered');
  if (productId !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_lines')
          .select('order_lines.position')
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .where('order_lines.product_id', '=', productId),
      ),
    );
  }
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** The order with this number, not locked. */
export function findOrderByNumber(
  db: Db,
  orderNumber: string,
): Promise<Pick<OrderRow, 'id' | 'user_id'> | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
}

/** Writes how far an order has come. */
export async function updateOrderStatus(
  db: Db,
  orderId: string,
  changes: Pick<OrderRow, 'status' | 'updated_at'>,
): Promise<void> {
  await db.updateTable('orders').set(changes).where('id', '=', orderId).execute();
}

export function listOrderLines(db: Db, orderId: string): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/**
 * Ids of unpaid online orders from before a time, the oldest first, that this provider cannot be
 * asked about: nobody began to pay them there.
 */
export async function listUnopenedOrders(
  db: Db,
  provider: string,
  options: { before: number; limit: number },
): Promise<string[]> {
  // Spelled out, so that the index of unpaid orders can be used.
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('payment_method', '=', sql.lit('online'))
    .where('status', '=', sql.lit('pending'))
    .where('payment_status', 'in', sql<'pending' | 'failed'>`('pending', 'failed')`)
    .where('created_at', '<=', options.before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.provider', '=', provider),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(options.limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Notes that the shopper wants to return the order, if it is delivered and no return was asked for.
 *
 * @returns the order as it is now; undefined when there is none such
 */
export function requestReturn(
  db: Db,
  userId: string,
  orderId: string,
  reason: string | null,
  now: number,
): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set({
      return_status: 'requested',
      return_reason: reason,
      return_requested_at: now,
      updated_at: now,
    })
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('status', '=', 'delivered')
    .where('return_status', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** What tells whether something is still to come of an order. */
export type SettlingOrderRow = Pick<
  OrderRow,
  'id' | 'order_number' | 'status' | 'return_status' | 'payment_status' | 'created_at'
>;

/** Locks all orders of a user, so that what was read of them stays true until the transaction ends. */
export function lockOrdersOfUser(transaction: Db, userId: string): Promise<SettlingOrderRow[]> {
  return transaction
    .updateTable('orders')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('user_id', '=', userId)
    .returning(['id', 'order_number', 'status', 'return_status', 'payment_status', 'created_at'])
    .execute();
}

/**
 * Moves all orders of a user to the stand-in of the deleted account, without what tells who ordered:
 * name, phone number, town, street, landmark and the words of a return. District, state and pincode
 * stay, because taxes depend on the place.
 */
export async function anonymizeOrders(db: Db, userId: string, tombstoneId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      user_id: tombstoneId,
      return_reason: null,
      address_name: '',
      address_phone_number: '',
      address_line1: '',
      address_line2: '',
      address_landmark: '',
      address_city: '',
    })
    .where('user_id', '=', userId)
    .execute();
}
