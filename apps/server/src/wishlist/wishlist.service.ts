import type { components } from '@haat/api-sdk/schema';
import { listProductImages } from '../catalogue/product-images.repository.ts';
import { presentProducts } from '../catalogue/products.presenter.ts';
import { findStock } from '../catalogue/products.repository.ts';
import type { ShopContext, Shopper } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import {
  deleteWishlist,
  deleteWishlistItem,
  findWishlistIds,
  insertWishlistItem,
  listWishlistProducts,
} from './wishlist.repository.ts';

type WishlistAnswer = components['schemas']['Wishlist'];

/** The whole list is one answer. */
const MAX_PRODUCTS = 200;

/** The shopper's wishlist; a product that was taken off is left out, and back when it is. */
export async function getWishlist(context: ShopContext, shopper: Shopper): Promise<WishlistAnswer> {
  return readWishlistOf(context.db, shopper.userId);
}

/**
 * Puts a product on the list. One that is on it stays where it is, so this can be repeated.
 *
 * @throws {NotFoundError} when there is no such product, or it was taken off
 * @throws {ConflictError} when the list is full
 */
export async function addToWishlist(
  context: ShopContext,
  { userId }: Shopper,
  productId: string,
): Promise<WishlistAnswer> {
  await runTransaction(context.db, async (transaction) => {
    const [product] = await findStock(transaction, [productId]);
    if (product?.status !== 'active') throw new NotFoundError('Product');
    await lockUser(transaction, userId);
    const present = await findWishlistIds(transaction, userId);
    if (present.has(productId)) return;
    if (present.size >= MAX_PRODUCTS) {
      throw new ConflictError(
        `Your wishlist can hold at most ${MAX_PRODUCTS} products. Please remove one first.`,
      );
    }
    await insertWishlistItem(transaction, userId, productId, context.now());
  });
  return readWishlistOf(context.db, userId);
}

/** Takes a product off the list; one that is not on it changes nothing. */
export async function removeFromWishlist(
  context: ShopContext,
  { userId }: Shopper,
  productId: string,
): Promise<WishlistAnswer> {
  await deleteWishlistItem(context.db, userId, productId);
  return readWishlistOf(context.db, userId);
}

/** Empties the list. */
export async function clearWishlist(
  context: ShopContext,
  { userId }: Shopper,
): Promise<WishlistAnswer> {
  await deleteWishlist(context.db, userId);
  return readWishlistOf(context.db, userId);
}

async function readWishlistOf(db: Db, userId: string): Promise<WishlistAnswer> {
  const products = await listWishlistProducts(db, userId);
  const images = await listProductImages(
    db,
    products.map((product) => product.id),
  );
  return { products: presentProducts(products, images) };
}
