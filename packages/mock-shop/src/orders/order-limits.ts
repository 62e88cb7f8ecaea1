import {
  type BuyerRecord,
  canCancel,
  formatRemainingShare,
  MAX_ORDERS_PER_WINDOW,
  nextOrderAt,
  ORDER_RATE_MESSAGE,
  openOrderLimit,
  openOrderLimitMessage,
  remainingShare,
} from '@haat/domain';
import type { Schemas } from '../contract/operation-types.ts';
import type { TestOrder } from '../entities.ts';
import { conflict, MockShopError } from '../requests/mock-shop-error.ts';
import { type RequestedLine, toItemField } from '../rules/requested-lines.ts';
import type { TestShop } from '../test-shop.ts';

/** The facts about a buyer that the limits of orders depend on. */
export function readBuyer(shop: TestShop, userId: string): BuyerRecord {
  const { isEmailVerified } = shop.findUser(userId);
  const hasDeliveredOrder = ordersOf(shop, userId).some(({ status }) => status === 'delivered');
  return { isEmailVerified, hasDeliveredOrder };
}

/**
 * Asserts that an account may place one more order now (product 4.5.3, 4.5.5).
 *
 * @throws MockShopError 429 after too many in the last hour, 409 with too many open ones
 */
export function assertOrderLimit(shop: TestShop, userId: string): void {
  const own = ordersOf(shop, userId);
  const now = shop.time();
  const placedAt = own.map(({ createdAt }) => Date.parse(createdAt)).sort((a, b) => b - a);
  const nextAt = nextOrderAt(placedAt[MAX_ORDERS_PER_WINDOW - 1]);
  if (nextAt > now) {
    const retryAfter = Math.ceil((nextAt - now) / 1000);
    throw new MockShopError(429, ORDER_RATE_MESSAGE, { retryAfter });
  }
  const buyer = readBuyer(shop, userId);
  if (own.filter(canCancel).length >= openOrderLimit(buyer)) {
    throw conflict('open_order_limit', openOrderLimitMessage(buyer));
  }
}

/**
 * Asserts that no line gives one account too large a share of a product's stock (product 4.5.4).
 *
 * @param items the lines of the request, to which field errors refer
 * @param lines one per product, all of them in stock
 * @throws MockShopError 409 naming every line that is too large
 */
export function assertStockShare(
  shop: TestShop,
  userId: string,
  items: readonly RequestedLine[],
  lines: readonly RequestedLine[],
): void {
  const open = ordersOf(shop, userId).filter(canCancel);
  const errors = lines.flatMap(({ productId, quantity }): Schemas['FieldError'][] => {
    const { name, stock_quantity: stock } = shop.findProduct(productId);
    const held = open
      .flatMap((order) => order.items)
      .filter((item) => item.productId._id === productId)
      .reduce((sum, item) => sum + item.quantity, 0);
    const most = remainingShare(stock, held);
    if (quantity <= most) return [];
    const message = formatRemainingShare(name, most, held);
    return [{ field: toItemField(items, productId), message }];
  });
  if (errors.length === 0) return;
  throw conflict('quantity_limit', errors.map(({ message }) => message).join(' '), errors);
}

function ordersOf(shop: TestShop, userId: string): TestOrder[] {
  return shop.orders.filter((order) => order.userId === userId);
}
