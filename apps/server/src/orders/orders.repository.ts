import { isOpenOrder, ORDER_STATUSES } from '@haat/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/read-page.ts';
import type { DatabaseTables, NewRow, Row } from '../platform/database/tables.ts';
import { queueOrderMail } from './order-mails.repository.ts';
import { queueOrderNotices } from './order-notices.repository.ts';

export type OrderRow = Row<'orders'>;
export type OrderLineRow = Row<'order_lines'>;

export type StatusChangeRow = Row<'order_status_changes'>;

/** All that is stored about an order but its payments. */
export interface WholeOrder {
  readonly order: OrderRow;
  /** In the order of the request. */
  readonly lines: readonly OrderLineRow[];
  /** The oldest first. */
  readonly statusChanges: readonly StatusChangeRow[];
}

/**
 * Creates an order, and queues its mail.
 *
 * @returns undefined when another order has its order number: try again with another number
 */
export async function createOrder(db: Db, order: NewRow<'orders'>): Promise<OrderRow | undefined> {
  const created = await db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('order_number').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created !== undefined) await queueOrderMail(db, null, created);
  return created;
}

export async function createOrderLines(
  db: Db,
  lines: readonly NewRow<'order_lines'>[],
): Promise<void> {
  await db.insertInto('order_lines').values(lines).execute();
}

/** Lists a results page of the shopper's orders, the newest first. */
export function listOrders(db: Db, userId: string, page: PageRequest): Promise<Page<OrderRow>> {
  const orders = db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(orders, page);
}

/** Reads the lines and the status changes of these orders, which keep their order. */
export async function loadWholeOrders(db: Db, rows: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (rows.length === 0) return [];
  const orderIds = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const changes = await db
    .selectFrom('order_status_changes')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const changesOf = Map.groupBy(changes, (change) => change.order_id);
  return rows.map((order) => ({
    order,
    lines: linesOf.get(order.id) ?? [],
    statusChanges: changesOf.get(order.id) ?? [],
  }));
}

/** Reads the lines and the status changes of an order. */
export async function loadWholeOrder(db: Db, order: OrderRow): Promise<WholeOrder> {
  const lines = await listOrderLines(db, order.id);
  const statusChanges = await db
    .selectFrom('order_status_changes')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  return { order, lines, statusChanges };
}

/** Returns an order by its id, if it is this shopper's. */
export function getOrder(db: Db, userId: string, orderId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * Returns the time at which a shopper's `nth` newest order was placed, epoch ms; undefined when
 * there are fewer.
 */
export async function getPlacedAt(
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

/** Statuses of orders that can still be cancelled. */
const OPEN_STATUSES = ORDER_STATUSES.filter((status) => isOpenOrder({ status }));

export async function countOpenOrders(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirstOrThrow();
  return row.total;
}

/**
 * Counts the pieces of these products in a shopper's open orders; a product without any is left
 * out.
 */
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

/**
 * True when an order of the shopper was delivered; with a `productId`, an order of that product.
 */
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

/** Returns an order by its number, without locking it. */
export function getOrderByNumber(
  db: Db,
  orderNumber: string,
): Promise<Pick<OrderRow, 'id' | 'user_id'> | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
}

/**
 * Locks an order and reads it: other transactions that lock it wait until this one ends, so the order
 * and its payments stay as they were read. An update that changes nothing locks on both engines.
 *
 * @returns undefined when there is no such order
 */
export function lockOrder(transaction: Db, orderId: string): Promise<OrderRow | undefined> {
  return transaction
    .updateTable('orders')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirst();
}

/** Columns of an order that change after it was placed. */
export type OrderChanges = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'payment_method'
    | 'payment_status'
    | 'is_test'
    | 'return_status'
    | 'return_reason'
    | 'return_requested_at'
    | 'receipt_number'
    | 'receipt_issued_at'
    | 'receipt_gstin'
    | 'courier'
    | 'tracking_number'
    | 'out_for_delivery_at'
    | 'refunded_at'
    | 'cash_received_at'
    | 'returned_goods_paise'
    | 'returned_paise'
    | 'cash_settlement_id'
  >
> &
  Pick<OrderRow, 'updated_at'>;

/**
 * Changes an order, raises its version, stores when its status changed, if it did, and queues the mail
 * about it and the notices.
 *
 * @param locked the order as it was before, locked by `lockOrder`
 * @returns the order after the changes
 */
export async function updateOrder(
  transaction: Db,
  locked: OrderRow,
  changes: OrderChanges,
): Promise<OrderRow> {
  const order = await transaction
    .updateTable('orders')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', locked.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (order.status !== locked.status) {
    await createStatusChange(transaction, order.id, order.status, changes.updated_at);
  }
  await queueOrderMail(transaction, locked, order);
  await queueOrderNotices(transaction, locked, order);
  return order;
}

/** @param changedAt epoch ms */
async function createStatusChange(
  transaction: Db,
  orderId: string,
  status: OrderRow['status'],
  changedAt: number,
): Promise<void> {
  await transaction
    .insertInto('order_status_changes')
    .columns(['order_id', 'position', 'status', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom('order_status_changes')
        .select(({ fn, val, cast }) => [
          cast<string>(val(orderId), 'text').as('order_id'),
          fn.countAll<number>().as('position'),
          cast<OrderRow['status']>(val(status), 'text').as('status'),
          cast<number>(val(changedAt), 'bigint').as('changed_at'),
        ])
        .where('order_id', '=', orderId),
    )
    .execute();
}

/** How many pieces of a line came back: all of a whole return, some of which none were counted. */
export function countReturned(
  { return_status }: Pick<OrderRow, 'return_status'>,
  line: Pick<OrderLineRow, 'quantity' | 'returned_quantity'>,
): number {
  return return_status === 'returned' ? line.quantity : line.returned_quantity;
}

/** What of the total of an order is due back for what came back, in paise. */
export function sumReturned(
  order: Pick<OrderRow, 'return_status' | 'total_paise' | 'returned_paise'>,
): number {
  return order.return_status === 'returned' ? order.total_paise : order.returned_paise;
}

/** Counts pieces of a line as returned. */
export async function returnPieces(
  transaction: Db,
  { order_id, position }: Pick<OrderLineRow, 'order_id' | 'position'>,
  pieces: number,
): Promise<void> {
  await transaction
    .updateTable('order_lines')
    .set((eb) => ({ returned_quantity: eb('returned_quantity', '+', pieces) }))
    .where('order_id', '=', order_id)
    .where('position', '=', position)
    .execute();
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
 * Lists the ids of unpaid online orders from before a time that have no payment at this provider, the
 * oldest first.
 */
export async function listOrdersWithoutPayment(
  db: Db,
  provider: string,
  options: { before: number; limit: number },
): Promise<string[]> {
  // Literals instead of parameters let both engines use the partial index of unpaid orders.
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

/** The columns that show whether an order is finished (`isOrderUnderWay`). */
export type LockedOrderRow = Pick<
  OrderRow,
  | 'id'
  | 'order_number'
  | 'status'
  | 'return_status'
  | 'payment_status'
  | 'refunded_at'
  | 'returned_paise'
  | 'created_at'
>;

/** Locks all orders of a user, so that they stay as they were read until the transaction ends. */
export function lockOrdersOfUser(transaction: Db, userId: string): Promise<LockedOrderRow[]> {
  return transaction
    .updateTable('orders')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('user_id', '=', userId)
    .returning([
      'id',
      'order_number',
      'status',
      'return_status',
      'payment_status',
      'refunded_at',
      'returned_paise',
      'created_at',
    ])
    .execute();
}

/**
 * Moves all orders of a user to the tombstone of the deleted account and clears the personal data:
 * name, phone number, town, street, landmark, the reason of a return, the number of the packet at its
 * courier, and what the desk noted. District, state and
 * pincode stay, because taxes depend on the place.
 */
export async function anonymizeOrders(db: Db, userId: string, tombstoneId: string): Promise<void> {
  await db
    .deleteFrom('order_notes')
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('id').where('user_id', '=', userId),
    )
    .execute();
  await db
    .updateTable('order_refunds')
    .set({ reference: '' })
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('id').where('user_id', '=', userId),
    )
    .execute();
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
      tracking_number: '',
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Counts the orders that were placed since then, by method and status of their payment. */
export function countOrdersSince(
  db: Db,
  since: number,
): Promise<(Pick<OrderRow, 'payment_method' | 'payment_status'> & { count: number })[]> {
  return db
    .selectFrom('orders')
    .select(({ fn }) => ['payment_method', 'payment_status', fn.countAll<number>().as('count')])
    .where('created_at', '>', since)
    .groupBy(['payment_method', 'payment_status'])
    .execute();
}

/**
 * The orders whose money has to be given back: `refundDue` of the domain as a condition. As it stands in the
 * indexes, whose values are no parameters.
 */
export function isRefundDue(eb: ExpressionBuilder<DatabaseTables, 'orders'>) {
  return eb.and([
    eb('orders.refunded_at', 'is', null),
    eb.or([
      eb('orders.payment_status', '=', sql.lit('refund_due')),
      eb('orders.return_status', '=', sql.lit('returned')),
      eb('orders.returned_paise', '>', sql.lit(0)),
    ]),
  ]);
}

/** Counts the orders whose money has to be given back. */
export async function countRefundsDue(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isRefundDue)
    .executeTakeFirstOrThrow();
  return count;
}
