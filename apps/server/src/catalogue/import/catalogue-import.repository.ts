import type { RatingSum } from '@haat/domain';
import { inChunks } from '../../platform/database/in-chunks.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Bit, NewRow } from '../../platform/database/tables.ts';
import type { ProductRatings } from '../product-ratings.repository.ts';
import { toWordRows } from '../product-terms.ts';

/** True while the shop has no category and no product. */
export async function isCatalogueEmpty(db: Db): Promise<boolean> {
  const category = await db.selectFrom('categories').select('id').limit(1).executeTakeFirst();
  if (category !== undefined) return false;
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  return product === undefined;
}

/** Records that a seed is loaded. @returns false when this or another process loaded it before */
export async function claimSeed(db: Db, name: string, now: number): Promise<boolean> {
  const claimed = await db
    .insertInto('applied_seeds')
    .values({ name, applied_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Creates products, or replaces the catalogue's columns of those that exist and raises their version.
 * Sales and ratings stay, and so does the stock unless `setsStock`.
 */
export async function upsertProducts(
  db: Db,
  products: readonly NewRow<'products'>[],
  options: { setsStock: boolean },
): Promise<void> {
  const [first] = products;
  if (first === undefined) return;
  const columns = Object.keys(first).filter(isReplaced);
  if (options.setsStock) columns.push('stock_quantity');
  await db
    .insertInto('products')
    .values(products)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        ...Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        version: eb('products.version', '+', 1),
      })),
    )
    .execute();
}

/** True for a column that the catalogue writes anew in a product that exists. */
function isReplaced(
  column: string,
): column is Exclude<keyof NewRow<'products'>, 'id' | 'created_at'> {
  return !['id', 'created_at', 'stock_quantity'].includes(column);
}

/** Replaces the search terms of these products, and adds the words among them that are found in spite of slips. */
export async function replaceProductTerms(
  db: Db,
  productIds: readonly string[],
  terms: readonly NewRow<'product_terms'>[],
): Promise<void> {
  await db.deleteFrom('product_terms').where('product_id', 'in', productIds).execute();
  for (const chunk of inChunks(terms)) await db.insertInto('product_terms').values(chunk).execute();
  for (const chunk of inChunks(toWordRows(terms))) {
    await db
      .insertInto('search_words')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['form', 'word']).doNothing())
      .execute();
  }
}

/** Creates the accounts that do not exist yet. */
export async function createMissingUsers(db: Db, users: readonly NewRow<'users'>[]): Promise<void> {
  if (users.length === 0) return;
  await db
    .insertInto('users')
    .values(users)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Creates reviews, or replaces text and stars of those of the same author and product. */
export async function upsertReviews(db: Db, reviews: readonly NewRow<'reviews'>[]): Promise<void> {
  if (reviews.length === 0) return;
  await db
    .insertInto('reviews')
    .values(reviews)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id']).doUpdateSet((eb) => ({
        rating: eb.ref('excluded.rating'),
        title: eb.ref('excluded.title'),
        comment: eb.ref('excluded.comment'),
        signature: eb.ref('excluded.signature'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** The sums of a product's ratings, counted again from its reviews. */
export type RecountedProduct = ProductRatings & { readonly productId: string };

/** Sums up the published reviews of these products; a product without any is left out. */
export async function recountReviews(
  db: Db,
  productIds: readonly string[],
): Promise<RecountedProduct[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => [
      'product_id',
      'bought_here',
      eb.fn.sum<number>('rating').as('sum'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('product_id', 'in', productIds)
    .where('status', '=', 'published')
    .groupBy(['product_id', 'bought_here'])
    .execute();
  const sumOf = (kinds: typeof rows, bit: Bit) => {
    const { sum, count } = kinds.find(({ bought_here }) => bought_here === bit) ?? NO_RATINGS;
    return { sum, count };
  };
  return Array.from(
    Map.groupBy(rows, ({ product_id }) => product_id),
    ([productId, kinds]) => ({ productId, bought: sumOf(kinds, 1), others: sumOf(kinds, 0) }),
  );
}

const NO_RATINGS: RatingSum = { sum: 0, count: 0 };

/**
 * Saves the sums of a product's ratings, and raises its sold pieces to at least the number of
 * reviews.
 *
 * @param counted the ratings that count, the average in hundredths of a star
 */
export async function saveRatings(
  db: Db,
  { productId, bought, others }: RecountedProduct,
  counted: RatingSum & { readonly average: number },
): Promise<void> {
  const reviews = bought.count + others.count;
  await db
    .updateTable('products')
    .set((eb) => ({
      rating_sum: counted.sum,
      rating_count: counted.count,
      rating_average: counted.average,
      bought_rating_sum: bought.sum,
      bought_rating_count: bought.count,
      other_rating_sum: others.sum,
      other_rating_count: others.count,
      units_sold: eb
        .case()
        .when('units_sold', '<', reviews)
        .then(reviews)
        .else(eb.ref('units_sold'))
        .end(),
    }))
    .where('id', '=', productId)
    .execute();
}
