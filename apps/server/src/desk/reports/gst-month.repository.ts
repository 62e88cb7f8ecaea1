import { asPaise } from '@haat/domain';
import type { InvoicedOrder, MonthSpan } from '@haat/domain/desk';
import type { Db } from '../../platform/database/open-database.ts';

/** Lists the orders with a tax invoice of a month, or with money given back in it; no test payments. */
export async function listInvoicedOrders(
  db: Db,
  { start, end }: MonthSpan,
): Promise<InvoicedOrder[]> {
  const invoiced = db
    .selectFrom('orders')
    .where('receipt_gstin', '!=', '')
    .where('is_test', '=', 0)
    .where('receipt_issued_at', '<', end)
    .where((eb) =>
      eb.or([
        eb('receipt_issued_at', '>=', start),
        eb(
          'id',
          'in',
          eb
            .selectFrom('order_refunds')
            .select('order_id')
            .where('created_at', '>=', start)
            .where('created_at', '<', end),
        ),
      ]),
    );
  const ids = invoiced.select('id');
  const orders = await invoiced.selectAll().orderBy('receipt_number').execute();
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'quantity', 'unit_price_paise', 'gst_rate', 'hsn'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const refunds = await db
    .selectFrom('order_refunds')
    .select(['order_id', 'created_at', 'amount_paise'])
    .where('order_id', 'in', ids)
    .execute();
  const payments = await db
    .selectFrom('payments')
    .select(['order_id', 'amount_paise'])
    .where('order_id', 'in', ids)
    .where('status', 'in', ['paid', 'refund_due'])
    .execute();
  const sent = await db
    .selectFrom('order_status_changes')
    .select(['order_id', 'status'])
    .where('order_id', 'in', ids)
    .where('status', '!=', 'cancelled')
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const refundsOf = Map.groupBy(refunds, (refund) => refund.order_id);
  const paymentsOf = Map.groupBy(payments, (payment) => payment.order_id);
  // The last status before it was cancelled.
  const reached = new Map(sent.map(({ order_id, status }) => [order_id, status]));
  return orders.map((order) => {
    const cash = order.payment_method === 'cod' ? order.total_paise : 0;
    const paid = (paymentsOf.get(order.id) ?? []).reduce(
      (sum, one) => sum + one.amount_paise,
      cash,
    );
    return {
      receiptNumber: order.receipt_number ?? '',
      issuedAt: order.receipt_issued_at ?? 0,
      gstin: order.receipt_gstin,
      state: order.address_state,
      shipping: asPaise(order.shipping_paise),
      taxes: asPaise(order.taxes_paise),
      discount: asPaise(order.discount_paise),
      isSupplied: order.status !== 'cancelled' || reached.get(order.id) === 'shipped',
      received: asPaise(paid),
      lines: (linesOf.get(order.id) ?? []).map((line) => ({
        quantity: line.quantity,
        unitPrice: asPaise(line.unit_price_paise),
        gstRate: line.gst_rate,
        hsn: line.hsn,
      })),
      refunds: (refundsOf.get(order.id) ?? []).map((refund) => ({
        at: refund.created_at,
        amount: asPaise(refund.amount_paise),
      })),
    };
  });
}
