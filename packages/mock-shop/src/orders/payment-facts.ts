import {
  formatReceiptNumber,
  isReceiptDue,
  needsStock,
  nextPaymentState,
  type PaymentFact,
  type PaymentState,
  receiptSeries,
} from '@haat/domain';
import type { TestOrder, TestPayment } from '../entities.ts';
import type { TestShop } from '../test-shop.ts';
import { retakePieces, returnPieces } from './order-stock.ts';

/** Applies what became of a payment to it and its order, as the server does (product 4.4). */
export function applyPaymentFact(shop: TestShop, payment: TestPayment, fact: PaymentFact): void {
  const order = shop.findOrder(payment.orderId);
  const before = readState(order, payment.status);
  const isStockTaken = needsStock(before, fact) && retakePieces(shop, order);
  const after = nextPaymentState(before, fact, isStockTaken);
  // What was given back before says nothing about money that is owed since.
  if (before.payment !== 'refund_due' && after.payment === 'refund_due') order.refundedAt = null;
  payment.status = after.payment;
  changeOrder(shop, order, after);
}

/** Cancels an order with its payments, and puts its pieces back into stock. */
export function cancelWithPayments(shop: TestShop, order: TestOrder): void {
  const payments = paymentsOf(shop, order);
  for (const payment of payments) applyPaymentFact(shop, payment, 'order-cancelled');
  if (payments.length === 0) {
    changeOrder(shop, order, nextPaymentState(readState(order, 'created'), 'order-cancelled'));
  }
  returnPieces(shop, order);
}

/** The payments of an order, the oldest first. */
export function paymentsOf(shop: TestShop, { _id }: TestOrder): TestPayment[] {
  return shop.payments.filter(({ orderId }) => orderId === _id);
}

function readState(order: TestOrder, payment: TestPayment['status']): PaymentState {
  const { status, paymentStatus: orderPayment, paymentMethod: method } = order;
  return { payment, order: status, orderPayment, method };
}

function changeOrder(shop: TestShop, order: TestOrder, after: PaymentState): void {
  const changedAt = shop.now();
  if (order.status !== after.order) order.statusHistory.push({ status: after.order, changedAt });
  order.status = after.order;
  order.paymentStatus = after.orderPayment;
  order.paymentMethod = after.method;
  if (isReceiptDue(order)) order.receipt ??= createReceipt(shop);
}

/** The next receipt of the series of test payments. */
function createReceipt(shop: TestShop): NonNullable<TestOrder['receipt']> {
  const series = receiptSeries({ issuedAt: shop.time(), isTest: true });
  const issued = shop.orders.filter(({ receipt }) => receipt?.number.startsWith(series)).length;
  return { number: formatReceiptNumber(series, issued + 1), issuedAt: shop.now() };
}
