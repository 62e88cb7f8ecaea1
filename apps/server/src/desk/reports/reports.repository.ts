import { monthSpan, type ReportKind } from '@haat/domain/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { isSold, PIECES_KEPT } from '../orders/sold-orders.ts';

/** What was sold of one row in one month. */
export interface SoldLines {
  /** Such as '2026-11'. */
  month: string;
  /** What the row is: an id, a state or a way of payment; null for goods without a group. */
  key: string | null;
  name: string;
  name_hindi: string;
  orders: number;
  pieces: number;
  /** In paise. */
  goods: number;
}

/** What the orders of one month added to their goods. */
export interface SoldOrders {
  month: string;
  /** The state or the way of payment; null where a row is not of whole orders. */
  key: string | null;
  orders: number;
  /** In paise. */
  charges: number;
}

/** The begin of the first of some months and the end of the last, ms since 1970 UTC. */
function spanOf(months: readonly string[]): { start: number; end: number } {
  return {
    start: monthSpan(months[0] ?? '')?.start ?? 0,
    end: monthSpan(months.at(-1) ?? '')?.end ?? 0,
  };
}

/** The month of an order: by the begin of each, which both engines compare alike. */
function monthOf(months: readonly string[]): RawBuilder<string> {
  const choices = months.toReversed().map((month) => {
    const begin = sql.lit(monthSpan(month)?.start ?? 0);
    return sql`when ${sql.ref('order.created_at')} >= ${begin} then ${sql.lit(month)}`;
  });
  return sql<string>`case ${sql.join(choices, sql` `)} end`;
}

const ORDERS = sql<number>`count(distinct line.order_id)`.as('orders');
const PIECES = sql<number>`cast(sum(${PIECES_KEPT}) as bigint)`.as('pieces');
const GOODS = sql<number>`cast(sum(${PIECES_KEPT} * line.unit_price_paise) as bigint)`.as('goods');

/** What an order adds to the goods that did not come back. */
const CHARGES = sql`(${sql.ref('order.total_paise')} - ${sql.ref('order.returned_paise')}) - (${sql.ref('order.subtotal_paise')} - ${sql.ref('order.returned_goods_paise')})`;

/** What the rows of a report are, as columns of lines and orders. */
const KEYS = {
  group: 'line.maker_id',
  product: 'line.product_id',
  place: 'order.address_state',
  payment: 'order.payment_method',
} as const satisfies Record<ReportKind, string>;

/** Sums the lines that were sold by month and row, the oldest month first. @param months the oldest first */
export async function sumLines(
  db: Db,
  kind: ReportKind,
  months: readonly string[],
): Promise<SoldLines[]> {
  const { start, end } = spanOf(months);
  const sums = db
    .selectFrom('orders as order')
    .innerJoin('order_lines as line', 'line.order_id', 'order.id')
    .where('order.created_at', '>=', start)
    .where('order.created_at', '<', end)
    .where(isSold)
    .where(PIECES_KEPT, '>', 0)
    .select([monthOf(months).as('month'), sql.ref<string | null>(KEYS[kind]).as('key')])
    .select([ORDERS, PIECES, GOODS])
    .groupBy(['month', KEYS[kind]]);
  // The names come after the sums: with them, every line is compared by its names, too.
  const rows = await db
    .selectFrom(sums.as('sums'))
    .leftJoin('makers as maker', (join) =>
      join.onRef('maker.id', '=', 'sums.key').on(sql.lit(kind === 'group')),
    )
    .leftJoin('products as product', (join) =>
      join.onRef('product.id', '=', 'sums.key').on(sql.lit(kind === 'product')),
    )
    .selectAll('sums')
    .select(({ fn, val }) => [
      fn.coalesce('maker.name', 'product.name', val('')).as('name'),
      fn.coalesce('maker.name_hindi', 'product.name_hindi', val('')).as('name_hindi'),
    ])
    .orderBy('sums.month')
    .execute();
  return rows.map((row) => ({
    ...row,
    orders: Number(row.orders),
    pieces: Number(row.pieces),
    goods: Number(row.goods),
  }));
}

/** Counts the orders by month, and sums what they add to their goods. @param months the oldest first */
export async function sumOrders(
  db: Db,
  kind: ReportKind,
  months: readonly string[],
): Promise<SoldOrders[]> {
  const { start, end } = spanOf(months);
  const orders = db
    .selectFrom('orders as order')
    .where('order.created_at', '>=', start)
    .where('order.created_at', '<', end)
    .where(isSold)
    .select([
      monthOf(months).as('month'),
      sql<number>`count(*)`.as('orders'),
      sql<number>`cast(sum(${CHARGES}) as bigint)`.as('charges'),
    ]);
  const sums =
    kind === 'place' || kind === 'payment'
      ? orders.select(`${KEYS[kind]} as key` as const).groupBy(['month', KEYS[kind]])
      : orders.select(sql<null>`null`.as('key')).groupBy('month');
  const rows = await sums.execute();
  return rows.map((row) => ({
    ...row,
    orders: Number(row.orders),
    charges: Number(row.charges),
  }));
}
