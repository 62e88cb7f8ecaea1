import { averageHundredths, countedRatings, type RatingSum } from '@haat/domain';
import type { Db } from '../platform/database/open-database.ts';
import {
  addToRatings,
  type ProductRatings,
  setCountedRatings,
} from './product-ratings.repository.ts';

const NOTHING: RatingSum = { sum: 0, count: 0 };

/**
 * Changes what the reviews of a product add up to, and with it the figures that count.
 *
 * @param onlyIfActive leaves a product that was taken off as it is
 * @returns false when the product was left as it is
 */
export async function changeRatings(
  transaction: Db,
  productId: string,
  change: Partial<ProductRatings>,
  options: { onlyIfActive: boolean } = { onlyIfActive: false },
): Promise<boolean> {
  const { bought = NOTHING, others = NOTHING } = change;
  const ratings = await addToRatings(transaction, productId, { bought, others }, options);
  if (ratings === undefined) return false;
  await setCountedRatings(transaction, productId, toCountedRatings(ratings));
  return true;
}

/** What `products.rating_*` hold: the ratings that count, the average 0 without any. */
export function toCountedRatings(ratings: ProductRatings): RatingSum & { average: number } {
  const { sum, count } = countedRatings(ratings);
  return { sum, count, average: averageHundredths({ sum, count }) ?? 0 };
}
