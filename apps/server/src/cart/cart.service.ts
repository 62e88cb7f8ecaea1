import {
  CART_FULL_MESSAGE,
  formatQuantityLimit,
  formatStockLeft,
  MAX_CART_LINES,
  MAX_QUANTITY,
} from '@haat/domain';
import { listProductImages, type ProductImageRow } from '../catalogue/product-images.repository.ts';
import { listStock, type StockRow } from '../catalogue/products.repository.ts';
import { formatOutOfStock } from '../catalogue/stock-messages.ts';
import type { Session, ShopContext } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { requireSameRequest, runIdempotently } from '../platform/idempotency/idempotency.ts';
import * as carts from './cart.repository.ts';
import { joinLines, type RequestedLine } from './requested-lines.ts';

/** A shopper's cart: its lines, the oldest first, and the images of their products. */
export interface Cart {
  readonly lines: readonly carts.CartLineRow[];
  readonly images: readonly ProductImageRow[];
}

/** A line of a guest's cart that was not merged with the quantity that it asked for. */
export interface CartAdjustment {
  readonly productId: string;
  /** Quantity in the account's cart before the merge plus the guest's quantity. */
  readonly requested: number;
  /** Quantity in the cart after the merge. */
  readonly quantity: number;
  readonly reason: 'not_found' | 'out_of_stock' | 'limited_stock';
}

/** A cart after a guest's cart was merged into it. */
export interface MergedCart {
  readonly cart: Cart;
  readonly adjusted: readonly CartAdjustment[];
}

/** What a path may say instead of the id of the signed-in user. */
const OWN_USER = 'me';

/** Gets the shopper's cart, which is empty until a product is added. */
export async function getCart(context: ShopContext, session: Session): Promise<Cart> {
  return loadCart(context.db, session.userId);
}

async function loadCart(db: Db, userId: string): Promise<Cart> {
  const lines = await carts.listCartLines(db, userId);
  const images = await listProductImages(
    db,
    lines.map((line) => line.id),
  );
  return { lines, images };
}

/**
 * Adds to the quantity of a product in the cart. The stock does not change.
 *
 * @param requested `before`: the product before whose line a new one stands (product 4.8.7)
 * @param key idempotency key, under which it is added once; a repetition returns the current cart
 * @throws {IdempotencyMismatchError} when the key was used for another request
 * @throws {NotFoundError} when there is no such product
 * @throws {ConflictError} when the quantity would exceed the stock or {@link MAX_QUANTITY}; the cart
 *   does not change
 */
export async function addToCart(
  context: ShopContext,
  session: Session,
  requested: RequestedLine & { before?: string | undefined },
  key: string | undefined,
): Promise<Cart> {
  const { userId } = session;
  const { productId, quantity, before } = requested;
  const call = { userId, operation: 'addToCart', key, request: requested, statusCode: 200 };
  const add = async (transaction: Db) => {
    const {
      name,
      stock_quantity: stock,
      ...product
    } = await requireProduct(transaction, productId);
    if (stock === 0) throw new ConflictError('out_of_stock', formatOutOfStock(name));
    const present = await carts.getCartQuantities(transaction, userId);
    const isNew = !present.has(productId);
    if (isNew && present.size >= MAX_CART_LINES) {
      throw new ConflictError('cart_full', CART_FULL_MESSAGE);
    }
    const inCart = present.get(productId) ?? 0;
    if (inCart + quantity > Math.min(stock, MAX_QUANTITY)) {
      const code = stock < MAX_QUANTITY ? 'out_of_stock' : 'quantity_limit';
      throw new ConflictError(code, formatQuantityLimit({ name, stock }, inCart));
    }
    const line = {
      userId,
      productId,
      quantity: inCart + quantity,
      pricePaise: product.price_paise,
    };
    await carts.putCartLine(transaction, line, context.now());
    if (isNew && before !== undefined) await carts.moveCartLineBefore(transaction, line, before);
    return loadCart(transaction, userId);
  };
  return runIdempotently(context, call, add, (transaction) => loadCart(transaction, userId));
}

/**
 * Sets the quantity of a product in the cart. A quantity above the stock is reduced to the stock, so
 * that a shopper can always lower a quantity that is no longer available.
 *
 * @param pathUserId user of the path; it must be {@link OWN_USER} or the user of the session
 * @returns `notice`: the reason for a reduced quantity; undefined when it was not reduced
 * @throws {NotFoundError} for another user's id, or a product that is not in the cart
 * @throws {ConflictError} when the product is sold out
 */
export async function updateCart(
  context: ShopContext,
  session: Session,
  pathUserId: string,
  { productId, quantity }: RequestedLine,
): Promise<{ cart: Cart; notice: string | undefined }> {
  const { userId } = session;
  if (pathUserId !== OWN_USER && pathUserId !== userId) throw new NotFoundError('Cart');
  return runTransaction(context.db, async (transaction) => {
    await lockUser(transaction, userId);
    const quantities = await carts.getCartQuantities(transaction, userId);
    const [product] = await listStock(transaction, [productId]);
    if (product === undefined || !quantities.has(productId)) {
      throw new NotFoundError('Product', 'This product is not in your cart.', 'not_in_cart');
    }
    if (isSoldOut(product)) throw new ConflictError('out_of_stock', formatOutOfStock(product.name));
    const possible = Math.min(quantity, getMaximum(product));
    const line = { userId, productId, quantity: possible, pricePaise: product.price_paise };
    await carts.putCartLine(transaction, line, context.now());
    return {
      cart: await loadCart(transaction, userId),
      notice:
        possible < quantity ? formatStockLeft(product.name, product.stock_quantity) : undefined,
    };
  });
}

/** Removes a product from the cart. Removing a product that is not in the cart succeeds, too. */
export async function removeFromCart(
  context: ShopContext,
  session: Session,
  productId: string,
): Promise<Cart> {
  await carts.deleteCartLines(context.db, session.userId, [productId]);
  return loadCart(context.db, session.userId);
}

/** Empties the cart. Emptying an empty cart succeeds, too. */
export async function clearCart(context: ShopContext, session: Session): Promise<Cart> {
  await carts.deleteCart(context.db, session.userId);
  return loadCart(context.db, session.userId);
}

/**
 * Merges a guest's cart into the shopper's (product 4.2.6). A line whose quantity is not available
 * is reduced or left out, and reported in `adjusted`; the other lines are merged.
 *
 * @param mergeKey idempotency key of the guest's cart, which is merged once per key; a repetition
 *   returns the current cart without adjustments
 * @throws {IdempotencyMismatchError} when the key was used for another cart
 */
export async function mergeCarts(
  context: ShopContext,
  session: Session,
  localCart: readonly RequestedLine[],
  mergeKey: string | undefined,
): Promise<MergedCart> {
  const { userId } = session;
  const call = { userId, operation: 'mergeCarts', key: mergeKey, request: { localCart } };
  const loadUnchanged = async (db: Db) => ({ cart: await loadCart(db, userId), adjusted: [] });
  if (localCart.length === 0) {
    await requireSameRequest(context, call);
    return loadUnchanged(context.db);
  }
  const merge = async (transaction: Db) => {
    const adjusted = await addGuestLines(transaction, userId, localCart, context.now());
    return { cart: await loadCart(transaction, userId), adjusted };
  };
  return runIdempotently(context, { ...call, statusCode: 200 }, merge, loadUnchanged);
}

async function addGuestLines(
  transaction: Db,
  userId: string,
  localCart: readonly RequestedLine[],
  now: number,
): Promise<CartAdjustment[]> {
  // Two merges that lock the same lines in different orders would deadlock.
  await lockUser(transaction, userId);
  const lines = joinLines(localCart);
  const stock = await listStock(
    transaction,
    lines.map((line) => line.productId),
  );
  const products = new Map(stock.map((product) => [product.id, product]));
  const present = await carts.getCartQuantities(transaction, userId);
  const adjusted: CartAdjustment[] = [];
  for (const [index, { productId, quantity }] of lines.entries()) {
    const before = present.get(productId) ?? 0;
    const product = products.get(productId);
    const rejection = getRejection(product, before, present.size);
    if (product === undefined || rejection !== undefined) {
      const reason = rejection ?? 'not_found';
      adjusted.push({ productId, requested: before + quantity, quantity: before, reason });
      continue;
    }
    const requested = before + quantity;
    const after = Math.min(requested, getMaximum(product));
    const line = { userId, productId, quantity: after, pricePaise: product.price_paise };
    // A cart lists its oldest line first; a later time for each line preserves the guest's order.
    await carts.putCartLine(transaction, line, now + index);
    present.set(productId, after);
    if (after !== requested) {
      adjusted.push({ productId, requested, quantity: after, reason: 'limited_stock' });
    }
  }
  return adjusted;
}

/** @returns why a line cannot be added; undefined when it can */
function getRejection(
  product: StockRow | undefined,
  inCart: number,
  lineCount: number,
): CartAdjustment['reason'] | undefined {
  if (product === undefined || product.status !== 'active') return 'not_found';
  if (isSoldOut(product)) return 'out_of_stock';
  return inCart === 0 && lineCount >= MAX_CART_LINES ? 'limited_stock' : undefined;
}

async function requireProduct(db: Db, productId: string): Promise<StockRow> {
  const [product] = await listStock(db, [productId]);
  if (product === undefined || product.status !== 'active') throw new NotFoundError('Product');
  return product;
}

function isSoldOut(product: StockRow): boolean {
  return product.status !== 'active' || product.stock_quantity === 0;
}

/** The maximum quantity of a product in a cart. */
function getMaximum(product: StockRow): number {
  return Math.min(product.stock_quantity, MAX_QUANTITY);
}
