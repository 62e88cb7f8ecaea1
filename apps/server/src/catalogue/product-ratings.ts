import { averageHundredths, countedRatings, type RatingSum } from '@haat/domain';
import type { Db } from '../platform/database/open-database.ts';
import {
  addToRatings,
  type ProductRatings,
  setCountedRatings,
} from './product-ratings.repository.ts';

const NO_RATINGS: RatingSum = { sum: 0, count: 0 };

/**
 * Changes the sums of a product's ratings and the figures derived from them.
 *
 * @param onlyIfActive changes nothing when the product was taken off the shop
 * @returns false when nothing was changed
 */
export async function changeRatings(
  transaction: Db,
  productId: string,
  change: Partial<ProductRatings>,
  options: { onlyIfActive: boolean } = { onlyIfActive: false },
): Promise<boolean> {
  const { bought = NO_RATINGS, others = NO_RATINGS } = change;
  const ratings = await addToRatings(transaction, productId, { bought, others }, options);
  if (ratings === undefined) return false;
  await setCountedRatings(transaction, productId, toCountedRatings(ratings));
  return true;
}

/** Returns the values of `products.rating_*`: the ratings that count, the average 0 without any. */
export function toCountedRatings(ratings: ProductRatings): RatingSum & { average: number } {
  const { sum, count } = countedRatings(ratings);
  return { sum, count, average: averageHundredths({ sum, count }) ?? 0 };
}
