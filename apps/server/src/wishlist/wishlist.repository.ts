import { PRODUCT_SELECTION, type ProductRow } from '../catalogue/products.repository.ts';
import type { Db } from '../platform/database/open-database.ts';

/** The products of the shopper's wishlist that are offered, the one added last first. */
export function listWishlistProducts(db: Db, userId: string): Promise<ProductRow[]> {
  return db
    .selectFrom('wishlist_items')
    .innerJoin('products', 'products.id', 'wishlist_items.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(PRODUCT_SELECTION)
    .where('wishlist_items.user_id', '=', userId)
    .where('products.status', '=', 'active')
    .orderBy('wishlist_items.created_at', 'desc')
    .orderBy('wishlist_items.product_id', 'desc')
    .execute();
}

/** Ids of the products that {@link listWishlistProducts} lists. */
export async function listWishlistIds(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('wishlist_items')
    .innerJoin('products', 'products.id', 'wishlist_items.product_id')
    .select('wishlist_items.product_id')
    .where('wishlist_items.user_id', '=', userId)
    .where('products.status', '=', 'active')
    .execute();
  return new Set(rows.map((row) => row.product_id));
}

/** Puts a product on the list; one that is on it keeps its place. */
export async function createWishlistItem(
  db: Db,
  userId: string,
  productId: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('wishlist_items')
    .values({ user_id: userId, product_id: productId, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doNothing())
    .execute();
}

/** Takes a product off the list; one that is not on it changes nothing. */
export async function deleteWishlistItem(db: Db, userId: string, productId: string): Promise<void> {
  await db
    .deleteFrom('wishlist_items')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
}

export async function deleteWishlist(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('wishlist_items').where('user_id', '=', userId).execute();
}
