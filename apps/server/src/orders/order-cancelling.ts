import type { ShopContext } from '../context.ts';
import { applyFact } from '../payments/payment-settling.ts';
import { listPaymentsOfOrder } from '../payments/payments.repository.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import type { Db } from '../platform/database/open-database.ts';
import { returnLines, type StockChange } from './order-stock.ts';
import {
  listOrderLines,
  type OrderLineRow,
  type OrderRow,
  updateOrder,
} from './orders.repository.ts';

/** An order that was just cancelled. */
export interface CancelledOrder {
  order: OrderRow;
  lines: OrderLineRow[];
  /** To be announced after the commit. */
  change: StockChange;
}

/**
 * Cancels an order, its payments and what they mean for it, and puts its pieces back into stock. A
 * paid payment becomes a refund that is due, an open one is closed; the provider is still asked about
 * it for some days, so that money that comes late is not forgotten.
 *
 * @param locked the order, locked by `lockOrder`, in a state in which it can be cancelled
 */
export async function cancelLockedOrder(
  context: ShopContext,
  transaction: Db,
  locked: OrderRow,
): Promise<CancelledOrder> {
  const now = context.now();
  const payments = await listPaymentsOfOrder(transaction, locked.id);
  let order = locked;
  for (const payment of payments) {
    const parts = { payment, order };
    ({ order } = await applyFact(context, transaction, parts, 'order-cancelled'));
  }
  if (payments.length === 0) {
    const { status, payment_status: orderPayment } = locked;
    const before = { payment: 'created', order: status, orderPayment } as const;
    const after = settlePayment(before, 'order-cancelled');
    const changes = { status: after.order, payment_status: after.orderPayment, updated_at: now };
    await updateOrder(transaction, locked.id, changes);
    order = { ...locked, ...changes };
  }
  const lines = await listOrderLines(transaction, locked.id);
  const change = await returnLines(
    transaction,
    lines.map((line) => ({ productId: line.product_id, quantity: line.quantity })),
    now,
  );
  return { order, lines, change };
}
