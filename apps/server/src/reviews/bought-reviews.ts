import { listOrderLines, type OrderRow } from '../orders/orders.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import { changeRatings } from './product-ratings.ts';
import { markBoughtHere, type RatedProduct } from './reviews.repository.ts';

/**
 * Marks what the shopper of a delivered order wrote about its products before as written by somebody
 * who bought them here.
 *
 * @param order delivered by this transaction, which has locked it and before it its user, so that a review
 *   written at the same time sees the delivery, or is seen here
 * @returns whether a review was marked: public pages that show it are out of date after the commit
 */
export async function markReviewsOfOrder(transaction: Db, order: OrderRow): Promise<boolean> {
  const lines = await listOrderLines(transaction, order.id);
  const productIds = lines.map((line) => line.product_id).sort();
  const marked: RatedProduct[] = [];
  // All reviews before any product, as whoever writes a review does: none then waits for ever.
  for (const productId of productIds) {
    const review = await markBoughtHere(transaction, order.user_id, productId);
    if (review !== undefined) marked.push(review);
  }
  for (const { product_id, rating } of marked) {
    await changeRatings(transaction, product_id, {
      bought: { sum: rating, count: 1 },
      others: { sum: -rating, count: -1 },
    });
  }
  return marked.length > 0;
}
