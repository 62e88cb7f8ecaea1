import {
  type BuyerRecord,
  findCashRejection,
  formatRemainingShare,
  MAX_ORDERS_PER_WINDOW,
  nextOrderAt,
  ORDER_RATE_MESSAGE,
  openOrderLimit,
  openOrderLimitMessage,
  type Paise,
  remainingShare,
} from '@haat/domain';
import { getUserById } from '../accounts/users.repository.ts';
import { type RequestedLine, toItemField } from '../cart/requested-lines.ts';
import type { StockRow } from '../catalogue/products.repository.ts';
import type { ShopContext } from '../context.ts';
import { ConflictError, type FieldError, TooManyAttemptsError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import {
  countOpenOrders,
  getPlacedAt,
  hasDeliveredOrder,
  listHeldPieces,
  type OrderRow,
} from './orders.repository.ts';

/**
 * Returns the facts about a user that the limits of orders depend on. `runIdempotently` has locked
 * the user, so that concurrent orders of one account count each other.
 */
export async function getBuyer(transaction: Db, userId: string): Promise<BuyerRecord> {
  const user = await getUserById(transaction, userId);
  return {
    isEmailVerified: (user?.email_verified_at ?? null) !== null,
    hasDeliveredOrder: await hasDeliveredOrder(transaction, userId),
  };
}

/**
 * Asserts that an account has not too many open orders and has not placed too many in the last hour.
 *
 * @param buyer see {@link getBuyer}
 * @param now epoch ms
 * @throws {TooManyAttemptsError} (429) with the seconds until the next order may be placed
 * @throws {ConflictError} when too many orders are open
 */
export async function assertOrderLimit(
  { config }: ShopContext,
  transaction: Db,
  userId: string,
  buyer: BuyerRecord,
  now: number,
): Promise<void> {
  if (!config.hasRateLimits) return;
  const oldestCounted = await getPlacedAt(transaction, userId, MAX_ORDERS_PER_WINDOW);
  const nextAt = nextOrderAt(oldestCounted);
  if (nextAt > now) throw new TooManyAttemptsError((nextAt - now) / 1000, ORDER_RATE_MESSAGE);
  if ((await countOpenOrders(transaction, userId)) >= openOrderLimit(buyer)) {
    throw new ConflictError('open_order_limit', openOrderLimitMessage(buyer));
  }
}

/**
 * Asserts that no line gives one account too large a share of a product's stock.
 *
 * @param items the lines of the request, to which field errors refer
 * @param taken the products after the lines were taken out of stock
 * @throws {ConflictError} naming every line that is too large
 */
export async function assertStockShare(
  { config }: ShopContext,
  transaction: Db,
  userId: string,
  order: {
    lines: readonly RequestedLine[];
    items: readonly RequestedLine[];
    taken: readonly StockRow[];
  },
): Promise<void> {
  if (!config.hasRateLimits) return;
  const { lines, items, taken } = order;
  const productIds = taken.map(({ id }) => id);
  const heldPieces = await listHeldPieces(transaction, userId, productIds);
  const fieldErrors = taken.flatMap(({ id, name, stock_quantity }): FieldError[] => {
    const held = heldPieces.find(({ productId }) => productId === id)?.pieces ?? 0;
    const wanted = lines.find(({ productId }) => productId === id)?.quantity ?? 0;
    const most = remainingShare(stock_quantity + wanted, held);
    if (wanted <= most) return [];
    return [{ field: toItemField(items, id), message: formatRemainingShare(name, most, held) }];
  });
  if (fieldErrors.length > 0) {
    const message = fieldErrors.map((error) => error.message).join(' ');
    throw new ConflictError('quantity_limit', message, fieldErrors);
  }
}

/**
 * Asserts that an order may be paid in cash: above a total only by a buyer with a verified e-mail
 * address or a delivered order, and only where the courier takes cash (product 4.5.2, 9.3.4).
 *
 * @param total in paise
 * @param pincode of the order's address
 * @throws {ConflictError} `fieldErrors` names `paymentMethod`
 */
export function assertCashAllowed(
  paymentMethod: OrderRow['payment_method'],
  total: Paise,
  buyer: BuyerRecord,
  pincode: string,
): void {
  if (paymentMethod !== 'cod') return;
  const message = findCashRejection(total, buyer, pincode);
  if (message === null) return;
  throw new ConflictError('cash_not_allowed', message, [{ field: 'paymentMethod', message }]);
}
