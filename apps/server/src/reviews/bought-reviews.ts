import { changeRatings } from '../catalogue/product-ratings.ts';
import { listOrderLines, type OrderRow } from '../orders/orders.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import { markBoughtHere, type RatedProduct } from './reviews.repository.ts';

/**
 * Marks the shopper's earlier reviews of the products of a delivered order as written by a buyer.
 *
 * @param order delivered by this transaction, which has locked its user and then the order: a review
 *   that is written at the same time either sees the delivery or is marked here
 */
export async function markReviewsOfOrder(transaction: Db, order: OrderRow): Promise<void> {
  const lines = await listOrderLines(transaction, order.id);
  const productIds = lines.map((line) => line.product_id).sort();
  const marked: RatedProduct[] = [];
  // Every transaction locks reviews before products, so that no two deadlock.
  for (const productId of productIds) {
    const review = await markBoughtHere(transaction, order.user_id, productId);
    if (review !== undefined) marked.push(review);
  }
  for (const { product_id, rating, status } of marked) {
    if (status !== 'published') continue;
    await changeRatings(transaction, product_id, {
      bought: { sum: rating, count: 1 },
      others: { sum: -rating, count: -1 },
    });
  }
}
