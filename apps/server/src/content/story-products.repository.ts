import type { Db } from '../platform/database/open-database.ts';
import type { NewRow, Row } from '../platform/database/tables.ts';

/** A product on sale that a story tells of. */
export type StoryProductRow = Pick<Row<'products'>, 'name' | 'name_hindi' | 'price_paise'> &
  Pick<Row<'story_products'>, 'story_id' | 'product_id'> & { image_hash: string | null };

/** Lists the products on sale that these stories tell of, each story's in its order. */
export function listStoryProducts(db: Db, storyIds: readonly string[]): Promise<StoryProductRow[]> {
  if (storyIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('story_products')
    .innerJoin('products', 'products.id', 'story_products.product_id')
    .leftJoin('product_images', (join) =>
      join
        .onRef('product_images.product_id', '=', 'products.id')
        .on('product_images.position', '=', 0),
    )
    .select([
      'story_products.story_id',
      'story_products.product_id',
      'products.name',
      'products.name_hindi',
      'products.price_paise',
      'product_images.media_hash as image_hash',
    ])
    .where('story_products.story_id', 'in', storyIds)
    .where('products.status', '=', 'active')
    .orderBy('story_products.story_id')
    .orderBy('story_products.position')
    .execute();
}

/** Lists the ids of all products that a story tells of, in its order. */
export async function listStoryProductIds(db: Db, storyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('story_products')
    .select('product_id')
    .where('story_id', '=', storyId)
    .orderBy('position')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Replaces the products that these stories tell of. */
export async function replaceStoryProducts(
  db: Db,
  storyIds: readonly string[],
  products: readonly NewRow<'story_products'>[],
): Promise<void> {
  await db.deleteFrom('story_products').where('story_id', 'in', storyIds).execute();
  if (products.length > 0) await db.insertInto('story_products').values(products).execute();
}
