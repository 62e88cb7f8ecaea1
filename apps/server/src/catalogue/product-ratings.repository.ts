import type { RatingSum } from '@haat/domain';
import type { Db } from '../platform/database/open-database.ts';

/** The sums of a product's ratings: of shoppers who bought it here, and of all others. */
export interface ProductRatings {
  readonly bought: RatingSum;
  readonly others: RatingSum;
}

/**
 * Adds to the rating counters of a product, and so locks it for the transaction. Call
 * `setCountedRatings` afterwards.
 *
 * @param onlyIfActive changes nothing when the product was taken off the shop
 * @returns the counters after the change; undefined when nothing was changed
 */
export async function addToRatings(
  transaction: Db,
  productId: string,
  { bought, others }: ProductRatings,
  { onlyIfActive }: { onlyIfActive: boolean },
): Promise<ProductRatings | undefined> {
  let update = transaction
    .updateTable('products')
    .set((eb) => ({
      bought_rating_sum: eb('bought_rating_sum', '+', bought.sum),
      bought_rating_count: eb('bought_rating_count', '+', bought.count),
      other_rating_sum: eb('other_rating_sum', '+', others.sum),
      other_rating_count: eb('other_rating_count', '+', others.count),
    }))
    .where('id', '=', productId);
  if (onlyIfActive) update = update.where('status', '=', 'active');
  const row = await update
    .returning([
      'bought_rating_sum',
      'bought_rating_count',
      'other_rating_sum',
      'other_rating_count',
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    bought: { sum: row.bought_rating_sum, count: row.bought_rating_count },
    others: { sum: row.other_rating_sum, count: row.other_rating_count },
  };
}

/**
 * Sets the figures that a product is listed and sorted by.
 *
 * @param average in hundredths of a star, 0 without ratings
 */
export async function setCountedRatings(
  transaction: Db,
  productId: string,
  { sum, count, average }: RatingSum & { readonly average: number },
): Promise<void> {
  await transaction
    .updateTable('products')
    .set({ rating_sum: sum, rating_count: count, rating_average: average })
    .where('id', '=', productId)
    .execute();
}
