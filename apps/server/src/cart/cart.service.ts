import type { components } from '@haat/api-sdk/schema';
import { MAX_QUANTITY } from '@haat/domain';
import { listProductImages } from '../catalogue/product-images.repository.ts';
import { findStock, type StockRow } from '../catalogue/products.repository.ts';
import {
  formatInCart,
  formatOrderMaximum,
  formatOutOfStock,
  formatStockLeft,
} from '../catalogue/stock-messages.ts';
import type { ShopContext, Shopper } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { requireSameRequest, runIdempotently } from '../platform/idempotency/idempotency.ts';
import { type CartResponse, presentCart } from './cart.presenter.ts';
import {
  addToCartLine,
  addUpToMost,
  deleteCart,
  deleteCartLines,
  findCartQuantities,
  listCartLines,
  setCartLine,
} from './cart.repository.ts';
import { mergeLines, type RequestedLine } from './merge-cart-items.ts';

export type MergedCartResponse = components['schemas']['MergedCart'];
type Adjustment = components['schemas']['CartAdjustment'];

/** Products in one cart; as many as one order may have. */
const MAX_LINES = 200;

/** The shopper's cart at today's prices; empty for one who never used it. */
export async function getCart(context: ShopContext, shopper: Shopper): Promise<CartResponse> {
  return readCartOf(context.db, shopper.userId);
}

async function readCartOf(db: Db, userId: string): Promise<CartResponse> {
  const lines = await listCartLines(db, userId);
  const images = await listProductImages(
    db,
    lines.map((line) => line.id),
  );
  return presentCart(lines, images);
}

/**
 * Adds pieces to those of the product that are in the cart. It takes nothing out of stock.
 *
 * @throws {NotFoundError} when there is no such product
 * @throws {ConflictError} when stock, or 99, would be exceeded; the cart is as it was
 */
export async function addToCart(
  context: ShopContext,
  shopper: Shopper,
  { productId, quantity }: RequestedLine,
): Promise<CartResponse> {
  const { db } = context;
  const { userId } = shopper;
  const product = await requireProduct(db, productId);
  if (product.stock_quantity === 0) throw new ConflictError(formatOutOfStock(product.name));
  const present = await findCartQuantities(db, userId);
  if (!present.has(productId) && present.size >= MAX_LINES) {
    throw new ConflictError(`Your cart can hold at most ${MAX_LINES} different products.`);
  }
  const line = { userId, productId, quantity, pricePaise: product.price_paise };
  const added = await addToCartLine(db, line, mostOf(product), context.now());
  if (added === undefined) {
    const current = await findCartQuantities(db, userId);
    throw new ConflictError(tellWhyNotMore(product, current.get(productId) ?? 0));
  }
  return readCartOf(db, userId);
}

/**
 * Sets the pieces of a product that is in the cart. More than there are is cut, so that a shopper
 * whose cart has more than is left can always go down.
 *
 * @param userId of the path; the session decides whose cart it is
 * @returns `notice`: why there are fewer pieces than asked for, undefined when there are not
 * @throws {NotFoundError} for another user's id, or a product that is not in the cart
 * @throws {ConflictError} when the product is sold out
 */
export async function updateCart(
  context: ShopContext,
  shopper: Shopper,
  userId: string,
  { productId, quantity }: RequestedLine,
): Promise<{ cart: CartResponse; notice: string | undefined }> {
  const { db } = context;
  if (userId !== shopper.userId) throw new NotFoundError('Cart');
  const quantities = await findCartQuantities(db, userId);
  const [product] = await findStock(db, [productId]);
  if (product === undefined || !quantities.has(productId)) throw new NotInCartError();
  if (isSoldOut(product)) throw new ConflictError(formatOutOfStock(product.name));
  const possible = Math.min(quantity, mostOf(product));
  const line = { userId, productId, quantity: possible, pricePaise: product.price_paise };
  const isThere = await setCartLine(db, line, context.now());
  if (!isThere) throw new NotInCartError();
  return {
    cart: await readCartOf(db, userId),
    notice: possible < quantity ? formatStockLeft(product.name, product.stock_quantity) : undefined,
  };
}

/** Takes a product out of the cart; one that is not in it is a success, too. */
export async function removeFromCart(
  context: ShopContext,
  shopper: Shopper,
  productId: string,
): Promise<CartResponse> {
  await deleteCartLines(context.db, shopper.userId, [productId]);
  return readCartOf(context.db, shopper.userId);
}

/** Empties the cart; an empty one is a success, too. */
export async function clearCart(context: ShopContext, shopper: Shopper): Promise<CartResponse> {
  await deleteCart(context.db, shopper.userId);
  return readCartOf(context.db, shopper.userId);
}

/**
 * Adds the lines of a guest's cart (spec §4). Lines that cannot be taken over as they are do not
 * hold up the others: they are cut or left out, and reported.
 *
 * @param mergeKey names the guest's cart: under the same key it is added once; a repetition gets the
 *   cart as it is then, without adjustments
 * @throws {IdempotencyMismatchError} when the key was used for another cart
 */
export async function mergeCarts(
  context: ShopContext,
  shopper: Shopper,
  localCart: readonly RequestedLine[],
  mergeKey: string | undefined,
): Promise<MergedCartResponse> {
  const { userId } = shopper;
  const call = { userId, operation: 'mergeCarts', key: mergeKey, request: { localCart } };
  const readUnchanged = async (db: Db) => ({ ...(await readCartOf(db, userId)), adjusted: [] });
  if (localCart.length === 0) {
    await requireSameRequest(context, call);
    return readUnchanged(context.db);
  }
  const add = async (transaction: Db) => {
    const adjusted = await addGuestLines(transaction, userId, localCart, context.now());
    return { ...(await readCartOf(transaction, userId)), adjusted };
  };
  return runIdempotently(context, { ...call, statusCode: 200 }, add, readUnchanged);
}

async function addGuestLines(
  transaction: Db,
  userId: string,
  localCart: readonly RequestedLine[],
  now: number,
): Promise<Adjustment[]> {
  // Two merges of one shopper, in any order of lines, must not wait for one another.
  await lockUser(transaction, userId);
  const lines = mergeLines(localCart);
  const stock = await findStock(
    transaction,
    lines.map((line) => line.productId),
  );
  const products = new Map(stock.map((product) => [product.id, product]));
  const present = await findCartQuantities(transaction, userId);
  const adjusted: Adjustment[] = [];
  for (const [index, { productId, quantity }] of lines.entries()) {
    const before = present.get(productId) ?? 0;
    const product = products.get(productId);
    const refusal = refuseLine(product, before, present.size);
    if (product === undefined || refusal !== undefined) {
      const reason = refusal ?? 'not_found';
      adjusted.push({ productId, requested: before + quantity, quantity: before, reason });
      continue;
    }
    const line = { userId, productId, quantity, pricePaise: product.price_paise };
    // A cart shows its oldest line first: a later time for each line keeps the guest's order.
    const after = await addUpToMost(transaction, line, mostOf(product), now + index);
    present.set(productId, after);
    if (after !== before + quantity) {
      const requested = before + quantity;
      adjusted.push({ productId, requested, quantity: after, reason: 'limited_stock' });
    }
  }
  return adjusted;
}

function refuseLine(
  product: StockRow | undefined,
  inCart: number,
  lineCount: number,
): Adjustment['reason'] | undefined {
  if (product === undefined || product.status !== 'active') return 'not_found';
  if (isSoldOut(product)) return 'out_of_stock';
  return inCart === 0 && lineCount >= MAX_LINES ? 'limited_stock' : undefined;
}

class NotInCartError extends NotFoundError {
  override name = 'NotInCartError';

  constructor() {
    super('Product', 'This product is not in your cart.');
  }
}

async function requireProduct(db: Db, productId: string): Promise<StockRow> {
  const [product] = await findStock(db, [productId]);
  if (product === undefined || product.status !== 'active') throw new NotFoundError('Product');
  return product;
}

function isSoldOut(product: StockRow): boolean {
  return product.status !== 'active' || product.stock_quantity === 0;
}

/** The most pieces a cart may have of a product. */
function mostOf(product: StockRow): number {
  return Math.min(product.stock_quantity, MAX_QUANTITY);
}

function tellWhyNotMore(product: StockRow, inCart: number): string {
  const limit =
    product.stock_quantity < MAX_QUANTITY
      ? formatStockLeft(product.name, product.stock_quantity)
      : formatOrderMaximum(product.name, MAX_QUANTITY);
  return inCart === 0 ? limit : `${limit} ${formatInCart(inCart)}`;
}
