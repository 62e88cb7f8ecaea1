import { PRODUCT_REFERENCES, type ProductRow } from '../catalogue/products.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { Row } from '../platform/database/tables.ts';

/** Lists the active products of the shopper's wishlist, the newest item first. */
export function listWishlistProducts(db: Db, userId: string): Promise<ProductRow[]> {
  return db
    .selectFrom('wishlist_items')
    .innerJoin('products', 'products.id', 'wishlist_items.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('makers', 'makers.id', 'products.maker_id')
    .selectAll('products')
    .select(PRODUCT_REFERENCES)
    .where('wishlist_items.user_id', '=', userId)
    .where('products.status', '=', 'active')
    .orderBy('wishlist_items.created_at', 'desc')
    .orderBy('wishlist_items.product_id', 'desc')
    .execute();
}

/** Lists the ids of the products that {@link listWishlistProducts} lists. */
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

/** Adds a product to the wishlist; a product that is in it stays in its place. */
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

/** Removes a product from the wishlist; a product that is not in it is ignored. */
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

/** An item of a wishlist with its product's name. */
export type NamedWishlistItem = Pick<Row<'wishlist_items'>, 'product_id' | 'created_at'> & {
  name: string;
};

/** Lists the whole wishlist of a user with the products' names, the newest item first. */
export function listNamedWishlistItems(db: Db, userId: string): Promise<NamedWishlistItem[]> {
  return db
    .selectFrom('wishlist_items')
    .innerJoin('products', 'products.id', 'wishlist_items.product_id')
    .select(['product_id', 'name', 'wishlist_items.created_at'])
    .where('user_id', '=', userId)
    .orderBy('wishlist_items.created_at', 'desc')
    .orderBy('product_id', 'desc')
    .execute();
}
