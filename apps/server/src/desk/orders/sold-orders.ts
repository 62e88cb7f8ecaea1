import { type ExpressionBuilder, sql } from 'kysely';
import type { DatabaseTables } from '../../platform/database/tables.ts';

/** The orders whose goods count as sold: `isSale` of the domain as a condition (product 10.2.5). */
export function isSold(
  eb: ExpressionBuilder<DatabaseTables & { order: DatabaseTables['orders'] }, 'order'>,
) {
  return eb.and([
    eb('order.status', '!=', 'cancelled'),
    eb.or([eb('order.return_status', 'is', null), eb('order.return_status', '!=', 'returned')]),
    eb.or([
      eb('order.payment_method', '=', 'cod'),
      eb('order.payment_status', '=', 'paid'),
      // An order on its way is no longer due online.
      eb.and([
        eb('order.payment_status', '!=', 'refund_due'),
        eb('order.status', 'not in', ['pending', 'processing']),
      ]),
    ]),
  ]);
}

/** How many pieces of a line of these did not come back. */
export const PIECES_KEPT = sql<number>`(line.quantity - line.returned_quantity)`;
