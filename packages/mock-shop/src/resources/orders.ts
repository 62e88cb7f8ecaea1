import {
  asPaise,
  canCancel,
  canReturn,
  findCashRejection,
  formatOrderNumber,
  formatPaise,
  hasMoneyArrived,
  MAX_QUANTITY,
  type Paise,
  rupeesToPaise,
} from '@haat/domain';
import type { Schemas } from '../contract/operation-types.ts';
import type { TestOrder } from '../entities.ts';
import { assertOrderLimit, assertStockShare, readBuyer } from '../orders/order-limits.ts';
import { takePieces } from '../orders/order-stock.ts';
import { applyPaymentFact, cancelWithPayments, paymentsOf } from '../orders/payment-facts.ts';
import { conflict, MockShopError, orNotFound, wrongField } from '../requests/mock-shop-error.ts';
import { toOrderProduct } from '../rules/order-product.ts';
import { computeOrderTotals } from '../rules/order-totals.ts';
import { paginate } from '../rules/paginate.ts';
import { joinLines, type RequestedLine, toItemField } from '../rules/requested-lines.ts';
import { formatShortage } from '../rules/stock-messages.ts';
import type { TestShop } from '../test-shop.ts';
import { findAddress } from './addresses.ts';
import { removeLines } from './cart.ts';
import { done, type OperationHandlers, requireShopper } from './operation-handler.ts';

type FieldError = Schemas['FieldError'];
type OrderRequest = Schemas['CreateOrderRequest'];

/** Orders of the signed-in shopper (product 4.3, 7.5.1). */
export const orderHandlers = {
  listOrders({ shopper, query: { page = 1, limit = 100 } }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const own = shop.orders.filter((order) => order.userId === userId).toReversed();
    own.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    const { items, pagination } = paginate(own, page, limit);
    return { ...done('Orders', items.map(presentOrder)), pagination };
  },

  getOrder({ shopper, path }, shop) {
    const { _id: userId } = requireShopper(shopper);
    return done('Order', presentOrder(findOwnOrder(shop, userId, path.id)));
  },

  createOrder({ shopper, body, header }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const call = { userId, key: header['Idempotency-Key'], request: body };
    const order = shop.idempotency.createOrder.run(call, () =>
      presentOrder(placeOrder(shop, userId, body)),
    );
    return done('Order created successfully', order);
  },

  cancelOrder({ shopper, path }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const order = findOwnOrder(shop, userId, path.id);
    if (order.status === 'cancelled')
      throw conflict('order_cancelled', 'This order is cancelled already.');
    if (!canCancel(order))
      throw conflict('order_not_cancellable', 'This order can no longer be cancelled.');
    cancelWithPayments(shop, order);
    return done('Order cancelled', presentOrder(order));
  },

  payOnDelivery({ shopper, path, header }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const call = { userId, key: header['Idempotency-Key'], request: { id: path.id } };
    const order = shop.idempotency.payOnDelivery.run(call, () => {
      const found = findOwnOrder(shop, userId, path.id);
      switchToCash(shop, found);
      return presentOrder(found);
    });
    return done('Order changed to cash on delivery', order);
  },

  returnOrder({ shopper, path, body, header }, shop) {
    const { _id: userId } = requireShopper(shopper);
    const request = { id: path.id, ...body };
    const call = { userId, key: header['Idempotency-Key'], request };
    const order = shop.idempotency.returnOrder.run(call, () => {
      const found = findOwnOrder(shop, userId, path.id);
      if (found.status !== 'delivered') {
        throw conflict('order_not_delivered', 'Only a delivered order can be returned.');
      }
      if (!canReturn(found))
        throw conflict('return_requested', 'A return of this order was requested already.');
      found.returnStatus = 'requested';
      found.returnRequestedAt = shop.now();
      found.returnReason = body.reason?.trim() || null;
      return presentOrder(found);
    });
    return done('Return requested', order);
  },
} satisfies Partial<OperationHandlers>;

/** Somebody's own order. @throws MockShopError 404 */
export function findOwnOrder(shop: TestShop, userId: string, id: string): TestOrder {
  return orNotFound(
    shop.orders.find((order) => order._id === id && order.userId === userId),
    'Order',
  );
}

export function presentOrder({ userId: _, ...order }: TestOrder): Schemas['Order'] {
  return order;
}

/** Places an order, all or nothing. */
function placeOrder(shop: TestShop, userId: string, body: OrderRequest): TestOrder {
  const lines = joinLines(body.items);
  assertQuantities(body.items, lines);
  const {
    _id: shippingAddress,
    isDefault: _,
    userId: __,
    ...address
  } = findAddress(shop, userId, body.shippingAddress);
  assertOrderLimit(shop, userId);
  assertInStock(shop, body.items, lines);
  assertStockShare(shop, userId, body.items, lines);
  const ordered = lines.flatMap((line) =>
    shop.products
      .filter(({ _id }) => _id === line.productId)
      .map((product) => ({ product, price: product.price, quantity: line.quantity })),
  );
  const totals = computeOrderTotals(ordered);
  const total = rupeesToPaise(totals.totalAmount);
  assertExpectedTotal(body.expectedTotal, total);
  if (body.paymentMethod === 'cod') assertCashAllowed(shop, userId, total, address.zipCode);
  const items = ordered.map(({ product, price, quantity }) => {
    takePieces(product, quantity);
    return { productId: toOrderProduct(product), quantity, price };
  });
  const placedAt = shop.now();
  const order: TestOrder = {
    _id: shop.createId('order'),
    orderNumber: formatOrderNumber(shop.orders.length + 1, Date.parse(placedAt)),
    status: 'pending',
    orderDate: placedAt,
    createdAt: placedAt,
    returnStatus: null,
    returnReason: null,
    ...totals,
    items,
    shippingAddress,
    address,
    paymentMethod: body.paymentMethod,
    paymentStatus: 'pending',
    statusHistory: [{ status: 'pending', changedAt: placedAt }],
    returnRequestedAt: null,
    refundedAt: null,
    outForDeliveryAt: null,
    receipt: null,
    userId,
  };
  shop.orders.push(order);
  shop.awaitedSince(order);
  removeLines(
    shop,
    userId,
    lines.map(({ productId }) => productId),
  );
  return order;
}

/** @throws MockShopError 400 when the lines of one product add up to more than 99 pieces */
function assertQuantities(items: readonly RequestedLine[], lines: readonly RequestedLine[]): void {
  const message = `You can order at most ${MAX_QUANTITY} of one product.`;
  const errors = lines
    .filter(({ quantity }) => quantity > MAX_QUANTITY)
    .map(({ productId }) => ({ field: toItemField(items, productId), message }));
  if (errors.length > 0) throw new MockShopError(400, message, { errors });
}

/**
 * @param expected the total that the shopper saw, in paise
 * @param total the total of the order now
 * @throws MockShopError 409 when they differ
 */
function assertExpectedTotal(expected: number | undefined, total: Paise): void {
  if (expected === undefined || expected === total) return;
  const [before, now] = [formatPaise(asPaise(expected)), formatPaise(total)];
  const message = `The total is now ${now} instead of ${before}. Please check it, then order again.`;
  throw wrongField('expectedTotal', message, { status: 409, code: 'total_changed' });
}

/**
 * Makes an unpaid online order one in cash, and cancels its open payments.
 *
 * @throws MockShopError 409 when it is not one, or may not be paid in cash
 */
function switchToCash(shop: TestShop, order: TestOrder): void {
  if (order.paymentMethod !== 'online')
    throw conflict('order_not_online', 'This order is paid in cash on delivery.');
  if (order.status === 'cancelled') throw conflict('order_cancelled', 'This order is cancelled.');
  if (hasMoneyArrived(order.paymentStatus))
    throw conflict('order_paid', 'This order is paid already.');
  const payments = paymentsOf(shop, order);
  if (payments.some(({ status }) => status === 'authorized')) {
    throw conflict(
      'payment_under_way',
      'Your bank is still working on this payment. Please check again in a while.',
    );
  }
  const message = findCashRejection(
    rupeesToPaise(order.totalAmount),
    readBuyer(shop, order.userId),
    order.address.zipCode,
  );
  if (message !== null) throw conflict('cash_not_allowed', message);
  for (const payment of payments) applyPaymentFact(shop, payment, 'switched-to-cash');
  order.paymentMethod = 'cod';
  order.paymentStatus = 'pending';
}

/** @throws MockShopError 409 when the buyer may not pay this total in cash, or not at this pincode */
function assertCashAllowed(shop: TestShop, userId: string, total: Paise, pincode: string): void {
  const message = findCashRejection(total, readBuyer(shop, userId), pincode);
  if (message === null) return;
  throw wrongField('paymentMethod', message, { status: 409, code: 'cash_not_allowed' });
}

/** @throws MockShopError 409 naming every line whose product has too few pieces in stock */
function assertInStock(
  shop: TestShop,
  items: readonly RequestedLine[],
  lines: readonly RequestedLine[],
): void {
  const errors = lines.flatMap(({ productId, quantity }): FieldError[] => {
    const product = shop.products.find(({ _id }) => _id === productId);
    if (product !== undefined && product.stock_quantity >= quantity) return [];
    const message =
      product === undefined
        ? 'A product of this order is no longer sold.'
        : formatShortage(product);
    return [{ field: toItemField(items, productId), message }];
  });
  if (errors.length === 0) return;
  throw conflict('out_of_stock', errors.map(({ message }) => message).join(' '), errors);
}
