import { ORDER_STATUSES } from '@haat/domain';
import { OPEN_RETURN_STATUSES, readPhoneSearch, toLatinDigits } from '@haat/domain/desk';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { isRefundDue, type OrderRow } from '../../orders/orders.repository.ts';
import type { QueryOf } from '../../platform/contract/contract-types.ts';
import { contains } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { DatabaseTables, NewRow, Row } from '../../platform/database/tables.ts';
import type { OrderFilter, OrderView } from './order-filter.ts';

export type TickRow = Row<'order_line_ticks'>;
export type RefundRow = Row<'order_refunds'>;
export type NoteRow = Pick<Row<'order_notes'>, 'id' | 'body' | 'created_at'> & {
  author: string | null;
};

type Where = ExpressionBuilder<DatabaseTables, 'orders'>;

/** How orders are sorted: by when they were placed, or by something else with the newest first. */
export type OrderSort = NonNullable<QueryOf<'listDeskOrders'>['sort']>;

/**
 * Lists a page of the orders.
 *
 * @param page its `sumOf` is the group whose lines alone count in a sort by sum, null for whole orders
 */
export function listOrders(
  db: Db,
  filter: OrderFilter,
  page: { limit: number; offset: number; sort?: OrderSort; sumOf?: string | null },
): Promise<OrderRow[]> {
  const { limit, offset, sort = 'newest', sumOf = null } = page;
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return db
    .selectFrom('orders')
    .selectAll()
    .where((eb) => matches(eb, filter))
    .$if(sort !== 'newest' && sort !== 'oldest', (query) =>
      query.orderBy((eb) => sortedBy(eb, sort, sumOf), sort.endsWith('-asc') ? 'asc' : 'desc'),
    )
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How far the statuses stand in the life of an order, as SQL. */
const STATUS_RANKS = sql.join(
  ORDER_STATUSES.map((status, rank) => sql`when ${sql.lit(status)} then ${sql.lit(rank)}`),
  sql` `,
);

/** @param makerId not null: by the sum of the lines of that group, which is all that its member sees */
function sortedBy(eb: Where, sort: OrderSort, makerId: string | null) {
  if (sort.startsWith('place')) return sql<string>`lower(${eb.ref('orders.address_city')})`;
  if (sort.startsWith('state')) return sql<number>`case orders.status ${STATUS_RANKS} end`;
  if (makerId === null) return eb.ref('orders.total_paise');
  return eb
    .selectFrom('order_lines')
    .select(sql<number>`sum(order_lines.unit_price_paise * order_lines.quantity)`.as('sum'))
    .whereRef('order_lines.order_id', '=', 'orders.id')
    .where('order_lines.maker_id', '=', makerId);
}

/** Lists the couriers that orders with a line of the group were sent with. @param makerId null: all orders */
export async function listCouriers(db: Db, makerId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('courier')
    .distinct()
    .where('courier', '<>', '')
    .where((eb) => matches(eb, { makerId }))
    .orderBy('courier')
    .execute();
  return rows.map(({ courier }) => courier);
}

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => matches(eb, filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Reads an order, if it has a line of the group. @param makerId null: whatever it has */
export function getOrder(
  db: Db,
  orderId: string,
  makerId: string | null,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where((eb) => matches(eb, { makerId }))
    .executeTakeFirst();
}

function matches(eb: Where, filter: OrderFilter) {
  const { makerId, view, status, payment, courier, place, from, to, q } = filter;
  const conditions = [];
  if (makerId !== null) conditions.push(hasLine(eb, makerId, 'any'));
  if (view !== undefined) conditions.push(isInView(eb, view, makerId));
  if (status !== undefined) conditions.push(eb('orders.status', '=', status));
  if (payment !== undefined) conditions.push(eb('orders.payment_status', '=', payment));
  if (courier !== undefined) conditions.push(eb('orders.courier', '=', courier));
  if (place !== undefined && place.text !== '') conditions.push(isInPlace(eb, place));
  if (from !== undefined) conditions.push(eb('orders.created_at', '>=', from));
  if (to !== undefined) conditions.push(eb('orders.created_at', '<', to));
  if (q !== undefined && q.text !== '') {
    const text = toLatinDigits(q.text).toLowerCase();
    const phone = q.isWithPhone ? readPhoneSearch(q.text) : null;
    const columns = ['order_number', 'address_name', 'address_city'] as const;
    const matching = columns.map((column) =>
      contains(sql<string>`lower(${eb.ref(`orders.${column}`)})`, text),
    );
    if (phone !== null) matching.push(contains(eb.ref('orders.address_phone_number'), phone));
    conditions.push(eb.or(matching));
  }
  return eb.and(conditions);
}

/** The first digits of a pincode, which one also writes in two groups. */
const PINCODE_START = /^\d{1,3} ?\d{0,3}$/;

function isInPlace(eb: Where, { text, isWithAddress }: NonNullable<OrderFilter['place']>) {
  const place = toLatinDigits(text).toLowerCase();
  const inTown = contains(sql<string>`lower(${eb.ref('orders.address_city')})`, place);
  if (!isWithAddress) return inTown;
  if (PINCODE_START.test(place)) {
    return eb('orders.address_zip_code', 'like', `${place.replace(' ', '')}%`);
  }
  return eb.or([inTown, contains(sql<string>`lower(${eb.ref('orders.address_state')})`, place)]);
}

/** The views of `canPack`, `isCashDue` and `refundDue` in the domain, as conditions. */
function isInView(eb: Where, view: OrderView, makerId: string | null) {
  switch (view) {
    case 'to_pack':
      return eb.and([isPackable(eb), hasLine(eb, makerId, 'unticked')]);
    case 'to_send':
      return eb.and([isPackable(eb), eb.not(hasLine(eb, makerId, 'unticked'))]);
    case 'on_the_way':
      return eb('orders.status', '=', 'shipped');
    case 'cash_due':
      return eb.and(cashDue(eb));
    case 'returns':
      return eb('orders.return_status', 'in', OPEN_RETURN_STATUSES);
    case 'refunds_due':
      return isRefundDue(eb);
  }
}

/** As they stand in the index `orders_cash_due`, whose values are no parameters. */
function cashDue(eb: Where) {
  return [
    eb('orders.status', '=', sql<'delivered'>`'delivered'`),
    eb('orders.payment_method', '=', sql<'cod'>`'cod'`),
    eb('orders.cash_received_at', 'is', null),
  ];
}

/** Sums the totals of the orders whose cash the courier still owes, in paise (product 10.2.7). */
export async function sumCashDue(db: Db): Promise<number> {
  const { paise } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<number | null>('orders.total_paise').as('paise'))
    .where((eb) => eb.and(cashDue(eb)))
    .executeTakeFirstOrThrow();
  return Number(paise ?? 0);
}

function isPackable(eb: Where) {
  return eb.and([
    eb('orders.status', 'in', ['pending', 'processing']),
    eb.or([eb('orders.payment_method', '=', 'cod'), eb('orders.payment_status', '=', 'paid')]),
  ]);
}

function hasLine(eb: Where, makerId: string | null, kind: 'any' | 'unticked') {
  let lines = eb
    .selectFrom('order_lines')
    .select('order_lines.position')
    .whereRef('order_lines.order_id', '=', 'orders.id');
  if (makerId !== null) lines = lines.where('order_lines.maker_id', '=', makerId);
  if (kind === 'unticked') {
    lines = lines.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_line_ticks as tick')
            .select('tick.product_id')
            .whereRef('tick.order_id', '=', 'order_lines.order_id')
            .whereRef('tick.product_id', '=', 'order_lines.product_id'),
        ),
      ),
    );
  }
  return eb.exists(lines).$castTo<SqlBool>();
}

/** Lists the ticks of these orders. */
export function listTicks(db: Db, orderIds: readonly string[]): Promise<TickRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db.selectFrom('order_line_ticks').selectAll().where('order_id', 'in', orderIds).execute();
}

/** Ticks a line, once. */
export async function createTick(transaction: Db, tick: NewRow<'order_line_ticks'>): Promise<void> {
  await transaction
    .insertInto('order_line_ticks')
    .values(tick)
    .onConflict((conflict) => conflict.columns(['order_id', 'product_id']).doNothing())
    .execute();
}

export async function deleteTick(
  transaction: Db,
  orderId: string,
  productId: string,
): Promise<void> {
  await transaction
    .deleteFrom('order_line_ticks')
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .execute();
}

/** Lists the notes about an order with the names of their authors, the oldest first. */
export function listNotes(db: Db, orderId: string): Promise<NoteRow[]> {
  return db
    .selectFrom('order_notes as note')
    .leftJoin('users as user', 'user.id', 'note.written_by')
    .select(['note.id', 'note.body', 'note.created_at', 'user.full_name as author'])
    .where('note.order_id', '=', orderId)
    .orderBy('note.created_at')
    .orderBy('note.id')
    .execute();
}

export async function createNote(transaction: Db, note: NewRow<'order_notes'>): Promise<void> {
  await transaction.insertInto('order_notes').values(note).execute();
}

/** A move of an order that the log has, such as `order.approve_return`. */
export type LoggedMove = Pick<Row<'desk_audit'>, 'action' | 'at' | 'state_after'>;

/** Lists what the log has of these actions on an order, the oldest first. */
export function listLoggedMoves(
  db: Db,
  orderId: string,
  actions: readonly string[],
): Promise<LoggedMove[]> {
  return db
    .selectFrom('desk_audit')
    .select(['action', 'at', 'state_after'])
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', orderId)
    .where('action', 'in', actions)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Lists the refunds of these orders, the oldest first. */
export function listRefunds(db: Db, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function createRefund(
  transaction: Db,
  refund: NewRow<'order_refunds'>,
): Promise<void> {
  await transaction.insertInto('order_refunds').values(refund).execute();
}
