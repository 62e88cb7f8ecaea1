import { randomInt } from 'node:crypto';
import {
  asPaise,
  computeCartTotals,
  formatOrderNumber,
  MAX_QUANTITY,
  type OrderCharges,
} from '@haat/domain';
import { type AddressRow, getAddress } from '../addresses/addresses.repository.ts';
import { deleteCartLines } from '../cart/cart.repository.ts';
import { joinLines, type RequestedLine, toItemField } from '../cart/requested-lines.ts';
import { listProductImages } from '../catalogue/product-images.repository.ts';
import { listStock, type StockRow } from '../catalogue/products.repository.ts';
import type { Session, ShopContext } from '../context.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { NewRow } from '../platform/database/tables.ts';
import { runIdempotently } from '../platform/idempotency/idempotency.ts';
import { placedOrders } from '../platform/instrumentation/channels.ts';
import { createId } from '../platform/security/ids.ts';
import { assertExpectedTotal } from './expected-total.ts';
import { readOrderCharges } from './order-charges.repository.ts';
import { assertCashAllowed, assertOrderLimit, assertStockShare, getBuyer } from './order-limits.ts';
import { queueOrderNotices } from './order-notices.repository.ts';
import { takeLines } from './order-stock.ts';
import type { OrderRow } from './orders.repository.ts';
import * as orders from './orders.repository.ts';
import type { PresentOrder } from './orders.service.ts';

/** A request to place an order. */
export interface OrderRequest {
  items: readonly RequestedLine[];
  /** Id of one of the shopper's addresses. */
  shippingAddress: string;
  paymentMethod: OrderRow['payment_method'];
  /** In paise: the total that the shopper was shown. */
  expectedTotal?: number;
}

/** Order numbers are random, so that they do not reveal how much the shop sells. */
const ORDER_NUMBER_MIN = 10_000_000;
const ORDER_NUMBER_END = 100_000_000;
const MAX_ATTEMPTS = 20;

/**
 * Places an order in one transaction, see {@link placeOrder}.
 *
 * @param key the Idempotency-Key: repeated requests under the same key create one order
 * @param present makes the response, which is stored under the key
 * @throws as {@link placeOrder}
 * @throws {IdempotencyMismatchError} when the key was used for another order
 */
export async function createOrder<Response>(
  context: ShopContext,
  session: Session,
  request: OrderRequest,
  key: string | undefined,
  present: PresentOrder<Response>,
): Promise<Response> {
  const { userId } = session;
  let isNew = false;
  const call = {
    userId,
    operation: 'createOrder',
    key,
    request,
    statusCode: 201,
  };
  const response = await runIdempotently(context, call, async (transaction) => {
    const order = await placeOrder(context, transaction, userId, request);
    isNew = true;
    return present(order);
  });
  if (isNew) placedOrders.publish({ paymentMethod: request.paymentMethod });
  return response;
}

/**
 * Takes the pieces out of stock, copies names, pack sizes, prices, tax, pictures and the address, and removes
 * the ordered products from the cart, in the transaction that has locked the shopper. Prices and totals
 * are the shop's.
 *
 * @throws {InvalidInputError} when the lines of one product add up to more than 99 pieces
 * @throws {NotFoundError} when the address is not the shopper's
 * @throws {ConflictError} when there is too little of a product, or too little for one account;
 *   `fieldErrors` names each line; when the total differs from the one the shopper was shown, or is
 *   too large to be paid in cash; or when the account has too many open orders
 * @throws {TooManyAttemptsError} when the account has placed too many orders in the last hour
 */
export async function placeOrder(
  context: ShopContext,
  transaction: Db,
  userId: string,
  request: OrderRequest,
): Promise<orders.WholeOrder> {
  const { items, paymentMethod } = request;
  const lines = joinLines(items);
  assertQuantities(items, lines);
  const now = context.now();
  const address = await getAddress(transaction, userId, request.shippingAddress);
  if (address === undefined) throw new NotFoundError('Address');
  const buyer = await getBuyer(transaction, userId);
  await assertOrderLimit(context, transaction, userId, buyer, now);
  const taken = await takeLines(transaction, lines, items, now);
  await assertStockShare(context, transaction, userId, { lines, items, taken });
  const { charges } = await readOrderCharges(transaction);
  const newOrder = toNewOrder({ userId, address, paymentMethod, lines, taken, charges, now });
  const total = asPaise(newOrder.total_paise);
  assertExpectedTotal(request.expectedTotal, total);
  assertCashAllowed(paymentMethod, total, buyer, address.zip_code);
  const row = await createNumberedOrder(transaction, newOrder);
  await orders.createOrderLines(transaction, await copyLines(transaction, row.id, lines, taken));
  await queueOrderNotices(transaction, null, row);
  const productIds = lines.map((line) => line.productId);
  await deleteCartLines(transaction, userId, productIds);
  return orders.loadWholeOrder(transaction, row);
}

/** An order that is not placed yet, at today's prices, and what there is too little of. */
export interface OrderPreview {
  order: Omit<NewRow<'orders'>, 'order_number'>;
  lines: readonly orders.OrderLineRow[];
  /** The wanted lines of which fewer pieces are on sale. */
  lacking: readonly RequestedLine[];
}

/**
 * Reads what {@link placeOrder} would place now for an online payment. Nothing is taken or stored; a
 * product that is gone is left out.
 *
 * @throws {InvalidInputError} when the lines of one product add up to more than 99 pieces
 */
export async function previewOrder(
  context: ShopContext,
  db: Db,
  address: AddressRow,
  items: readonly RequestedLine[],
): Promise<OrderPreview> {
  const wanted = joinLines(items);
  assertQuantities(items, wanted);
  const stock = await listStock(
    db,
    wanted.map(({ productId }) => productId),
  );
  const lines = wanted.filter(({ productId }) => stock.some(({ id }) => id === productId));
  const { charges } = await readOrderCharges(db);
  const order = toNewOrder({
    ...{ userId: address.user_id, address, paymentMethod: 'online' },
    ...{ lines, taken: stock, charges, now: context.now() },
  });
  const has = ({ productId, quantity }: RequestedLine) =>
    stock.some(
      ({ id, status, stock_quantity }) =>
        id === productId && status === 'active' && stock_quantity >= quantity,
    );
  return {
    order,
    lines: await copyLines(db, order.id, lines, stock),
    lacking: wanted.filter((line) => !has(line)),
  };
}

/** @throws {InvalidInputError} when the lines of one product add up to more than 99 pieces */
function assertQuantities(items: readonly RequestedLine[], lines: readonly RequestedLine[]): void {
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
  charges: OrderCharges;
  now: number;
}): Omit<NewRow<'orders'>, 'order_number'> {
  const { address, now } = parts;
  const prices = new Map(parts.taken.map((product) => [product.id, product.price_paise]));
  const totals = computeCartTotals(
    parts.lines.map(({ productId, quantity }) => ({
      quantity,
      unitPrice: asPaise(prices.get(productId) ?? Number.NaN),
    })),
    parts.charges,
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

async function createNumberedOrder(
  transaction: Db,
  order: Omit<NewRow<'orders'>, 'order_number'>,
): Promise<OrderRow> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const number = randomInt(ORDER_NUMBER_MIN, ORDER_NUMBER_END);
    const orderNumber = formatOrderNumber(number, order.created_at);
    const row = await orders.createOrder(transaction, { ...order, order_number: orderNumber });
    if (row !== undefined) return row;
  }
  throw new Error('No free order number was found.');
}

/** Copies the present names, pack size, price, tax, group and first picture of each product into the lines to be stored. */
async function copyLines(
  transaction: Db,
  orderId: string,
  lines: readonly RequestedLine[],
  taken: readonly StockRow[],
): Promise<orders.OrderLineRow[]> {
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
      name_hindi: product.name_hindi,
      pack_amount: product.pack_amount,
      pack_unit: product.pack_unit,
      image_hash: image?.media_hash ?? null,
      unit_price_paise: product.price_paise,
      quantity,
      returned_quantity: 0,
      maker_id: product.maker_id,
      gst_rate: product.gst_rate,
      hsn: product.hsn,
    };
  });
}
