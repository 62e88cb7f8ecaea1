import { listPaymentsOfOrder } from '../../payments/payments.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import * as orders from './desk-orders.repository.ts';
import { computeRefundDue } from './visible-order.ts';

/** Orders per query: few are due at any time. */
const PAGE_SIZE = 200;

/** Sums what is still to be given back to shoppers, in paise (product 10.2.3). */
export async function sumRefundsDue(db: Db): Promise<number> {
  let sum = 0;
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const filter = { makerId: null, view: 'refunds_due' } as const;
    const rows = await orders.listOrders(db, filter, { limit: PAGE_SIZE, offset });
    const refunds = await orders.listRefunds(
      db,
      rows.map(({ id }) => id),
    );
    for (const order of rows) {
      const own = refunds.filter((refund) => refund.order_id === order.id);
      sum += computeRefundDue(order, await listPaymentsOfOrder(db, order.id), own);
    }
    if (rows.length < PAGE_SIZE) return sum;
  }
}
