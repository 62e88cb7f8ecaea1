import type { Db } from '../platform/database/open-database.ts';
import { prepareQuery } from '../platform/database/prepared-query.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

export type ProductImageRow = Pick<Row<'product_images'>, 'product_id' | 'role' | 'media_hash'>;

/** Lists the pictures of these products, each product's in their order. */
export function listProductImages(
  db: Db,
  productIds: readonly string[],
): Promise<ProductImageRow[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return runList(db, undefined, productIds);
}

const runList = prepareQuery((db, _: undefined, productIds: readonly string[]) =>
  db
    .selectFrom('product_images')
    .select(['product_id', 'role', 'media_hash'])
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('position'),
);

/** Replaces the pictures of these products by `images`. */
export async function replaceProductImages(
  db: Db,
  productIds: readonly string[],
  images: readonly NewRow<'product_images'>[],
): Promise<void> {
  if (productIds.length > 0) {
    await db.deleteFrom('product_images').where('product_id', 'in', productIds).execute();
  }
  if (images.length > 0) await db.insertInto('product_images').values(images).execute();
}
