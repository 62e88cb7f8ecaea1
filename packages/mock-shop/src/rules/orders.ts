import { canCancel, canReturn, formatOrderNumber } from '@haat/domain';
import type { BodyOf, Schemas } from '../contract.ts';
import { orNotFound, ShopError } from '../shop-error.ts';
import type { TestOrder, TestShop } from '../test-shop.ts';
import { toOrder } from '../to-order.ts';
import { findAddress } from './addresses.ts';
import { removeLines, shortage } from './cart.ts';
import { paginate, productOf } from './catalogue.ts';
import type { Rules } from './rule.ts';

/** The orders of who is signed in. */
export const orderRules = {
  listOrders({ user, query }, shop) {
    const own = shop.orders
      .filter(({ userId }) => userId === user._id)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    const { items, pagination } = paginate(own, query, 100);
    return { data: items.map(presentOrder), pagination };
  },

  getOrder: ({ user, path }, shop) => ({ data: presentOrder(orderOf(shop, user._id, path.id)) }),

  createOrder({ user, body, headers }, shop) {
    const key = headers.get('idempotency-key');
    const placed = key === null ? undefined : shop.orderKeys.get(key);
    const order = placed === undefined ? placeOrder(shop, user._id, body) : shop.findOrder(placed);
    if (key !== null) shop.orderKeys.set(key, order._id);
    return { data: presentOrder(order) };
  },

  cancelOrder({ user, path }, shop) {
    const order = orderOf(shop, user._id, path.id);
    if (!canCancel(order)) {
      const message = 'This order can no longer be cancelled.';
      throw new ShopError(409, message, 'order_not_cancellable');
    }
    order.status = 'cancelled';
    order.statusHistory.push({ status: 'cancelled', changedAt: new Date().toISOString() });
    return { data: presentOrder(order) };
  },

  payOnDelivery({ user, path }, shop) {
    const order = orderOf(shop, user._id, path.id);
    Object.assign(order, { paymentMethod: 'cod', paymentStatus: 'pending' });
    return { data: presentOrder(order) };
  },

  returnOrder({ user, path, body }, shop) {
    const order = orderOf(shop, user._id, path.id);
    if (!canReturn(order)) {
      const message = 'Only a delivered order can be returned.';
      throw new ShopError(409, message, 'order_not_delivered');
    }
    order.returnStatus = 'requested';
    order.returnRequestedAt = new Date().toISOString();
    order.returnReason = body.reason?.trim() || null;
    return { data: presentOrder(order) };
  },
} satisfies Rules;

/** Somebody's own order. @throws ShopError 404 */
function orderOf(shop: TestShop, userId: string, id: string): TestOrder {
  return orNotFound(
    shop.orders.find((order) => order._id === id && order.userId === userId),
    'Order',
  );
}

function presentOrder({ userId: _, ...order }: TestOrder): Schemas['Order'] {
  return order;
}

/** Places an order, all or nothing. @throws ShopError 404 or 409 */
function placeOrder(shop: TestShop, userId: string, body: BodyOf<'createOrder'>): TestOrder {
  const address = findAddress(shop, userId, body.shippingAddress);
  const lines = body.items.map(({ productId, quantity }) => {
    const product = productOf(shop, productId);
    if (product.stock_quantity < quantity) throw shortage(product);
    return { product, quantity };
  });
  for (const { product, quantity } of lines) product.stock_quantity -= quantity;
  const order = toOrder(lines, address, {
    _id: shop.createId('order'),
    orderNumber: formatOrderNumber(shop.orders.length + 1, Date.now()),
    createdAt: new Date().toISOString(),
    paymentMethod: body.paymentMethod,
  });
  shop.orders.push(order);
  const ordered = lines.map(({ product }) => product._id);
  removeLines(shop, userId, ordered);
  return order;
}
