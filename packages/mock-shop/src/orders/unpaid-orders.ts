import {
  canBeginPayment,
  isUnpaidTooLong,
  PAYMENT_TIME_OVER_MESSAGE,
  UNPAID_ORDER_CHECK_MS,
  UNPAID_ORDER_WAIT_MS,
} from '@haat/domain';
import type { TestOrder } from '../entities.ts';
import { conflict } from '../requests/mock-shop-error.ts';
import type { TestShop } from '../test-shop.ts';
import { cancelWithPayments, paymentsOf } from './payment-facts.ts';

const waitMs = UNPAID_ORDER_WAIT_MS;

/**
 * Cancels the online orders that were not paid in time (product 4.4.6). The real shop looks for them
 * every minute, and so this one gives each a minute more.
 */
export function cancelUnpaidOrders(shop: TestShop): void {
  const lastRunAt = shop.time() - UNPAID_ORDER_CHECK_MS;
  for (const order of shop.orders) {
    const { status, paymentMethod, paymentStatus } = order;
    const placedAt = shop.awaitedSince(order);
    const payments = paymentsOf(shop, order);
    const awaited = { status, paymentMethod, paymentStatus, placedAt, payments, waitMs };
    if (isUnpaidTooLong(awaited, lastRunAt)) cancelWithPayments(shop, order);
  }
}

/** @throws MockShopError 409 when an order is about to be cancelled for not being paid in time */
export function assertNotTooLate(shop: TestShop, order: TestOrder): void {
  const { status } = order;
  if (canBeginPayment({ status, placedAt: shop.awaitedSince(order), waitMs }, shop.time())) return;
  throw conflict('payment_time_over', PAYMENT_TIME_OVER_MESSAGE);
}
