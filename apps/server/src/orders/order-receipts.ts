import { formatReceiptNumber, isReceiptDue, receiptSeries } from '@haat/domain';
import { dayInIndia, gstinOn } from '@haat/domain/desk';
import type { Db } from '../platform/database/open-database.ts';
import { type OrderRow, updateOrder } from './orders.repository.ts';
import { readRegistration, takeReceiptNumber } from './receipt-series.repository.ts';

/**
 * Gives an order its receipt once its money is there (product 4.3.11): a tax invoice while the seller's
 * registration holds, else a bill of supply (product 10.4.12). A transaction does this after
 * all else that it locks rows of products for: every receipt waits for the one before it.
 *
 * @param order the order after its change, locked
 * @param now epoch ms
 * @returns the order, with its receipt if it has one now
 */
export async function issueReceipt(
  transaction: Db,
  order: OrderRow,
  now: number,
): Promise<OrderRow> {
  const state = { status: order.status, paymentStatus: order.payment_status };
  if (order.receipt_number !== null || !isReceiptDue(state)) return order;
  const series = receiptSeries({ isTest: order.is_test === 1, issuedAt: now });
  const number = await takeReceiptNumber(transaction, series);
  const registration = await readRegistration(transaction);
  return updateOrder(transaction, order, {
    receipt_number: formatReceiptNumber(series, number),
    receipt_issued_at: now,
    receipt_gstin: gstinOn(dayInIndia(now), registration),
    updated_at: now,
  });
}
