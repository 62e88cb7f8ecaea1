import { listProductImages, type ProductImageRow } from '../catalogue/product-images.repository.ts';
import { listStock, type ProductRow } from '../catalogue/products.repository.ts';
import type { Session, ShopContext } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { Db } from '../platform/database/open-database.ts';
import { runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import {
  createWishlistItem,
  deleteWishlist,
  deleteWishlistItem,
  listWishlistIds,
  listWishlistProducts,
} from './wishlist.repository.ts';

/** The active products of a shopper's wishlist, the newest first, and their images. */
export interface Wishlist {
  readonly products: readonly ProductRow[];
  readonly images: readonly ProductImageRow[];
}

/** Products in one wishlist, which is sent without pagination. */
const MAX_PRODUCTS = 200;

/** Gets the shopper's wishlist without the products that are not active at the moment. */
export async function getWishlist(context: ShopContext, session: Session): Promise<Wishlist> {
  return loadWishlist(context.db, session.userId);
}

/**
 * Adds a product to the wishlist. Adding a product twice leaves it in its place.
 *
 * @throws {NotFoundError} when there is no such product, or it is not active
 * @throws {ConflictError} when the wishlist has {@link MAX_PRODUCTS} products
 */
export async function addToWishlist(
  context: ShopContext,
  { userId }: Session,
  productId: string,
): Promise<Wishlist> {
  await runTransaction(context.db, async (transaction) => {
    const [product] = await listStock(transaction, [productId]);
    if (product?.status !== 'active') throw new NotFoundError('Product');
    await lockUser(transaction, userId);
    const present = await listWishlistIds(transaction, userId);
    if (present.has(productId)) return;
    if (present.size >= MAX_PRODUCTS) {
      throw new ConflictError(
        'wishlist_full',
        `Your wishlist can hold at most ${MAX_PRODUCTS} products. Please remove one first.`,
      );
    }
    await createWishlistItem(transaction, userId, productId, context.now());
  });
  return loadWishlist(context.db, userId);
}

/** Removes a product from the wishlist. Removing a product that is not in it succeeds, too. */
export async function removeFromWishlist(
  context: ShopContext,
  { userId }: Session,
  productId: string,
): Promise<Wishlist> {
  await deleteWishlistItem(context.db, userId, productId);
  return loadWishlist(context.db, userId);
}

/** Empties the wishlist. */
export async function clearWishlist(context: ShopContext, { userId }: Session): Promise<Wishlist> {
  await deleteWishlist(context.db, userId);
  return loadWishlist(context.db, userId);
}

async function loadWishlist(db: Db, userId: string): Promise<Wishlist> {
  const products = await listWishlistProducts(db, userId);
  const images = await listProductImages(
    db,
    products.map((product) => product.id),
  );
  return { products, images };
}
