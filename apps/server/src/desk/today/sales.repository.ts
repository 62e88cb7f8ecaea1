import { INDIA_SHIFT_MS } from '@haat/domain/desk';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { MakerNames } from '../groups/maker-reference.ts';
import { isSold, PIECES_KEPT } from '../orders/sold-orders.ts';

const DAY_MS = 86_400_000;

/** Which lines are summed. */
export interface SalesFilter {
  /** Of orders placed at this time or later, epoch ms. */
  since: number;
  /** Of this group; null: of all. */
  makerId: string | null;
}

/** Pieces and their sum in paise. */
export interface SalesSum {
  pieces: number;
  paise: number;
}

/** The lines that count as sold. */
function selectSold(db: Db, { since, makerId }: SalesFilter) {
  const query = db
    .selectFrom('order_lines as line')
    .innerJoin('orders as order', 'order.id', 'line.order_id')
    .where('order.created_at', '>=', since)
    .where(isSold)
    .where(PIECES_KEPT, '>', 0);
  return makerId === null ? query : query.where('line.maker_id', '=', makerId);
}

const PIECES = sql<number>`cast(sum(${PIECES_KEPT}) as bigint)`.as('pieces');
const PAISE = sql<number>`cast(sum(${PIECES_KEPT} * line.unit_price_paise) as bigint)`.as('paise');
const ORDERS = sql<number>`count(distinct line.order_id)`.as('orders');

/** The sales of a day: its number since 1970 by the clock in India. */
export type DaySales = SalesSum & { day: number; orders: number };

/** Sums the sales by day, the oldest first; a day without sales is left out. */
export async function sumByDay(db: Db, filter: SalesFilter): Promise<DaySales[]> {
  const shift = sql.lit(INDIA_SHIFT_MS);
  // Both are whole numbers, which both engines divide to a whole number.
  const day = sql<number>`(${sql.ref('order.created_at')} + ${shift}) / ${sql.lit(DAY_MS)}`;
  return selectSold(db, filter)
    .select([day.as('day'), ORDERS, PIECES, PAISE])
    .groupBy(day)
    .orderBy(day)
    .execute();
}

/** Lists the products with the largest sums, the largest first, as their last order named them. */
export function sumByProduct(
  db: Db,
  filter: SalesFilter,
  limit: number,
): Promise<(SalesSum & { id: string; name: string; name_hindi: string })[]> {
  return selectSold(db, filter)
    .innerJoin('products as product', 'product.id', 'line.product_id')
    .select(['product.id', 'product.name', 'product.name_hindi', PIECES, PAISE])
    .groupBy(['product.id', 'product.name', 'product.name_hindi'])
    .orderBy('paise', 'desc')
    .orderBy('product.id')
    .limit(limit)
    .execute();
}

/** Sums the sales by group, the largest first; goods without a group have null. */
export function sumByGroup(db: Db, filter: SalesFilter): Promise<(SalesSum & MakerNames)[]> {
  return selectSold(db, filter)
    .leftJoin('makers as maker', 'maker.id', 'line.maker_id')
    .select([
      'maker.id as maker_id',
      'maker.name as maker_name',
      'maker.name_hindi as maker_name_hindi',
      PIECES,
      PAISE,
    ])
    .groupBy(['maker.id', 'maker.name', 'maker.name_hindi'])
    .orderBy('paise', 'desc')
    .orderBy('maker.id')
    .execute();
}
