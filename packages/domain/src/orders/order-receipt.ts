import { INDIA_SHIFT_MS } from '../dates.ts';
import type { OrderStatus } from './order-status.ts';

/** April: the month, counted from 0, in which a financial year begins in India. */
const FIRST_MONTH = 3;

/**
 * An order has a receipt once the shop has its money: when it is paid online, or delivered for cash
 * (product 4.3.11).
 */
export function isReceiptDue(order: {
  readonly status: OrderStatus;
  readonly paymentStatus: string | null;
}): boolean {
  return order.paymentStatus === 'paid' || order.status === 'delivered';
}

/**
 * The series in which a receipt is numbered: the financial year in India, such as '2026-27'. Receipts
 * of test payments have a series of their own, 'TEST-2026-27' (product 4.3.11).
 *
 * @param receipt `issuedAt` in ms since 1970 UTC
 */
export function receiptSeries(receipt: {
  readonly issuedAt: number;
  readonly isTest: boolean;
}): string {
  const day = new Date(receipt.issuedAt + INDIA_SHIFT_MS);
  const begun = day.getUTCFullYear() - (day.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  const years = `${begun}-${String((begun + 1) % 100).padStart(2, '0')}`;
  return receipt.isTest ? `TEST-${years}` : years;
}

/** Formats '2026-27/000042'. */
export function formatReceiptNumber(series: string, number: number): string {
  return `${series}/${String(number).padStart(6, '0')}`;
}
