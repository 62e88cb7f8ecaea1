import type { Db } from '../database/open-database.ts';

/** What the reviews of a product add up to. */
export interface RatingSum {
  sum: number;
  count: number;
}

/**
 * Adds to the counters of a product and so makes other transactions that do the same wait until this
 * one ends; `setRatingAverage` has to follow.
 *
 * @param onlyIfActive leaves a product that was taken off as it is
 * @returns the counters now; undefined when nothing was changed
 */
export async function addToRatings(
  transaction: Db,
  productId: string,
  change: RatingSum,
  { onlyIfActive }: { onlyIfActive: boolean },
): Promise<RatingSum | undefined> {
  let update = transaction
    .updateTable('products')
    .set((eb) => ({
      rating_sum: eb('rating_sum', '+', change.sum),
      rating_count: eb('rating_count', '+', change.count),
    }))
    .where('id', '=', productId);
  if (onlyIfActive) update = update.where('status', '=', 'active');
  return update.returning(['rating_sum as sum', 'rating_count as count']).executeTakeFirst();
}

/** @param average in hundredths of a star, 0 without ratings */
export async function setRatingAverage(
  transaction: Db,
  productId: string,
  average: number,
): Promise<void> {
  await transaction
    .updateTable('products')
    .set({ rating_average: average })
    .where('id', '=', productId)
    .execute();
}
