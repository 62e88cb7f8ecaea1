import type { ShopContext } from '../context.ts';
import { ConflictError } from '../errors.ts';
import { type OrderRow, updateOrder } from '../orders/orders.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import { applyFact } from './payment-changes.ts';
import { listPaymentsOfOrder } from './payments.repository.ts';

/**
 * Makes a locked, unpaid online order one in cash: its open payments are cancelled, and money that
 * still comes for them is to be refunded (product 4.4.9). The provider is still asked about a
 * cancelled payment for some days, so that late money is not missed.
 *
 * @returns the order after the change
 * @throws {ConflictError} when a bank has promised the money of a payment
 */
export async function switchToCash(
  context: ShopContext,
  transaction: Db,
  locked: OrderRow,
): Promise<OrderRow> {
  const payments = await listPaymentsOfOrder(transaction, locked.id);
  if (payments.some(({ status }) => status === 'authorized')) {
    throw new ConflictError(
      'payment_under_way',
      'Your bank is still working on this payment. Please check again in a while.',
    );
  }
  for (const payment of payments) {
    await applyFact(context, transaction, { payment, order: locked }, 'switched-to-cash');
  }
  return updateOrder(transaction, locked, {
    payment_method: 'cod',
    payment_status: 'pending',
    // The courier takes real money, whatever the payment was begun with.
    is_test: 0,
    updated_at: context.now(),
  });
}
