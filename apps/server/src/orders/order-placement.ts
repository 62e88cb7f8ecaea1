import { randomInt } from 'node:crypto';
import type { components } from '@haat/api-sdk/schema';
import { asPaise, computeCartTotals, formatOrderNumber, MAX_QUANTITY } from '@haat/domain';
import { type AddressRow, getAddress } from '../addresses/addresses.repository.ts';
import { deleteCartLines } from '../cart/cart.repository.ts';
import { mergeCartItems, type RequestedLine, toItemField } from '../cart/merge-cart-items.ts';
import { listProductImages } from '../catalogue/product-images.repository.ts';
import type { StockRow } from '../catalogue/products.repository.ts';
import type { Session, ShopContext } from '../context.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { NewRow } from '../platform/database/tables.ts';
import { runIdempotently } from '../platform/idempotency/idempotency.ts';
import { createId } from '../platform/security/ids.ts';
import { assertExpectedTotal } from './expected-total.ts';
import { assertCashAllowed, assertOrderLimit, assertStockShare, getBuyer } from './order-limits.ts';
import { invalidateStockPages, type StockChange, takeLines } from './order-stock.ts';
import { type OrderResponse, presentOrder } from './orders.presenter.ts';
import {
  insertOrder,
  insertOrderLines,
  listOrderLines,
  type OrderRow,
} from './orders.repository.ts';

type OrderRequest = components['schemas']['CreateOrderRequest'];

/** Order numbers are drawn, so that none tells how much the shop sells. */
const ORDER_NUMBER_MIN = 10_000_000;
const ORDER_NUMBER_END = 100_000_000;
const MAX_DRAWS = 20;

/**
 * Places an order, all or nothing: takes the pieces out of stock, copies names, prices, pictures and
 * the address, and takes the ordered products out of the cart. Prices and totals are the shop's.
 *
 * @param key the Idempotency-Key: under the same key one order is made, however often it is sent
 * @throws {NotFoundError} when the address is not the shopper's
 * @throws {ConflictError} when there is too little of a product, or too little for one account;
 *   `fieldErrors` names each line; when the total is another than the shopper was shown, or too
 *   large to be paid in cash; or when the account has too many open orders
 * @throws {TooManyAttemptsError} when the account placed too many orders just now
 * @throws {IdempotencyMismatchError} when the key was used for another order
 */
export async function createOrder(
  context: ShopContext,
  session: Session,
  request: OrderRequest,
  key: string | undefined,
): Promise<OrderResponse> {
  const lines = mergeCartItems(request.items);
  refuseTooMany(request.items, lines);
  const { userId } = session;
  let change: StockChange | undefined;
  const call = {
    userId,
    operation: 'createOrder',
    key,
    request,
    statusCode: 201,
  };
  const order = await runIdempotently(context, call, async (transaction) => {
    const now = context.now();
    const address = await getAddress(transaction, userId, request.shippingAddress);
    if (address === undefined) throw new NotFoundError('Address');
    const buyer = await getBuyer(transaction, userId);
    await assertOrderLimit(context, transaction, userId, buyer, now);
    const { items, paymentMethod } = request;
    const { taken, ...stockChange } = await takeLines(transaction, lines, items, now);
    change = stockChange;
    await assertStockShare(context, transaction, userId, { lines, items, taken });
    const newOrder = toNewOrder({ userId, address, paymentMethod, lines, taken, now });
    const total = asPaise(newOrder.total_paise);
    assertExpectedTotal(request.expectedTotal, total);
    assertCashAllowed(paymentMethod, total, buyer);
    const row = await insertNumberedOrder(transaction, newOrder);
    await insertOrderLines(transaction, await copyLines(transaction, row.id, lines, taken));
    const productIds = lines.map((line) => line.productId);
    await deleteCartLines(transaction, userId, productIds);
    return presentOrder(row, await listOrderLines(transaction, row.id));
  });
  if (change !== undefined) await invalidateStockPages(context, change);
  return order;
}

/** @throws {InvalidInputError} when the lines of one product together are more than 99 pieces */
function refuseTooMany(items: readonly RequestedLine[], lines: readonly RequestedLine[]): void {
  const fieldErrors = lines
    .filter((line) => line.quantity > MAX_QUANTITY)
    .map((line) => ({
      field: toItemField(items, line.productId),
      message: `You can order at most ${MAX_QUANTITY} of one product.`,
    }));
  const [first] = fieldErrors;
  if (first !== undefined) throw new InvalidInputError(first.message, fieldErrors);
}

function toNewOrder(parts: {
  userId: string;
  address: AddressRow;
  paymentMethod: OrderRow['payment_method'];
  lines: readonly RequestedLine[];
  taken: readonly StockRow[];
  now: number;
}): Omit<NewRow<'orders'>, 'order_number'> {
  const { address, now } = parts;
  const prices = new Map(parts.taken.map((product) => [product.id, product.price_paise]));
  const totals = computeCartTotals(
    parts.lines.map(({ productId, quantity }) => ({
      quantity,
      unitPrice: asPaise(prices.get(productId) ?? Number.NaN),
    })),
  );
  return {
    id: createId(now),
    user_id: parts.userId,
    status: 'pending',
    return_status: null,
    return_reason: null,
    return_requested_at: null,
    payment_method: parts.paymentMethod,
    payment_status: 'pending',
    subtotal_paise: totals.subtotal,
    shipping_paise: totals.shipping,
    taxes_paise: totals.taxes,
    discount_paise: totals.discount,
    total_paise: totals.total,
    address_id: address.id,
    address_name: address.name,
    address_phone_number: address.phone_number,
    address_line1: address.address_line1,
    address_line2: address.address_line2,
    address_landmark: address.landmark,
    address_district: address.district,
    address_city: address.city,
    address_state: address.state,
    address_zip_code: address.zip_code,
    address_country: address.country,
    address_type: address.address_type,
    created_at: now,
    updated_at: now,
  };
}

async function insertNumberedOrder(
  transaction: Db,
  order: Omit<NewRow<'orders'>, 'order_number'>,
): Promise<OrderRow> {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const number = randomInt(ORDER_NUMBER_MIN, ORDER_NUMBER_END);
    const orderNumber = formatOrderNumber(number, order.created_at);
    const row = await insertOrder(transaction, { ...order, order_number: orderNumber });
    if (row !== undefined) return row;
  }
  throw new Error('No free order number was found.');
}

/** The lines as they are kept: name, price and first picture of this moment. */
async function copyLines(
  transaction: Db,
  orderId: string,
  lines: readonly RequestedLine[],
  taken: readonly StockRow[],
): Promise<NewRow<'order_lines'>[]> {
  const images = await listProductImages(
    transaction,
    taken.map((product) => product.id),
  );
  return lines.flatMap(({ productId, quantity }, position) => {
    const product = taken.find((one) => one.id === productId);
    if (product === undefined) return [];
    const image = images.find((one) => one.product_id === productId);
    return {
      order_id: orderId,
      position,
      product_id: productId,
      name: product.name,
      image_hash: image?.media_hash ?? null,
      unit_price_paise: product.price_paise,
      quantity,
    };
  });
}
