import type { ReviewStatus } from '@haat/domain';
import type { Db } from '../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/read-page.ts';
import type { Bit, NewRow, Row } from '../platform/database/tables.ts';

export type ReviewRow = Row<'reviews'>;

/** Each sort's columns and direction. The id makes the order stable, in the same direction. */
const SORTS = {
  createdAt: { columns: ['reviews.created_at'], direction: 'asc' },
  '-createdAt': { columns: ['reviews.created_at'], direction: 'desc' },
  rating: { columns: ['reviews.rating', 'reviews.created_at'], direction: 'asc' },
  '-rating': { columns: ['reviews.rating', 'reviews.created_at'], direction: 'desc' },
} as const;

/** A sort of the contract; a minus reverses it. */
export type ReviewSort = keyof typeof SORTS;

/** A results page of a list and its sort. */
export interface ReviewPage extends PageRequest {
  readonly sort: ReviewSort;
}

/** A filter of reviews; an undefined field matches any review. */
export interface ReviewFilter {
  productId?: string | undefined;
  userId?: string | undefined;
  /** Whole stars, 1 to 5. */
  rating?: number | undefined;
  /** Shoppers see the published ones alone. */
  status?: ReviewStatus | undefined;
}

/** Lists a results page of the reviews that match the filter, in a stable order. */
export function listReviews(
  db: Db,
  { productId, userId, rating, status }: ReviewFilter,
  { sort, ...page }: ReviewPage,
): Promise<Page<ReviewRow>> {
  const { columns, direction } = SORTS[sort];
  let query = db.selectFrom('reviews').selectAll('reviews');
  if (productId !== undefined) query = query.where('reviews.product_id', '=', productId);
  if (userId !== undefined) query = query.where('reviews.user_id', '=', userId);
  if (rating !== undefined) query = query.where('reviews.rating', '=', rating);
  if (status !== undefined) query = query.where('reviews.status', '=', status);
  for (const column of columns) query = query.orderBy(column, direction);
  return readPage(query.orderBy('reviews.id', direction), page);
}

/**
 * Counts the published reviews of a product by their stars, separately for buyers and others. A number of stars
 * without reviews is left out.
 */
export function countReviewsByRating(
  db: Db,
  productId: string,
): Promise<{ rating: number; bought_here: Bit; total: number }[]> {
  return db
    .selectFrom('reviews')
    .select((eb) => ['rating', 'bought_here', eb.fn.countAll<number>().as('total')])
    .where('product_id', '=', productId)
    .where('status', '=', 'published')
    .groupBy(['bought_here', 'rating'])
    .execute();
}

export function getReview(db: Db, reviewId: string): Promise<ReviewRow | undefined> {
  return db.selectFrom('reviews').selectAll().where('id', '=', reviewId).executeTakeFirst();
}

/** @throws a unique violation when the author reviewed the product before */
export async function createReview(db: Db, review: NewRow<'reviews'>): Promise<void> {
  await db.insertInto('reviews').values(review).execute();
}

const RATED_PRODUCT = ['product_id', 'rating', 'bought_here', 'status', 'image_hash'] as const;

/** What else changes with a review: its product's ratings, and whether its picture is in use. */
export type RatedProduct = Pick<Row<'reviews'>, (typeof RATED_PRODUCT)[number]>;

/**
 * Locks a review: other transactions that change it wait until this one ends. An update that changes
 * nothing locks on both engines.
 *
 * @returns undefined when there is no such review by this author
 */
export function lockReview(
  transaction: Db,
  reviewId: string,
  authorId: string,
): Promise<RatedProduct | undefined> {
  return transaction
    .updateTable('reviews')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', reviewId)
    .where('user_id', '=', authorId)
    .returning(RATED_PRODUCT)
    .executeTakeFirst();
}

/**
 * Marks the author's review of a product as written by a buyer.
 *
 * @returns undefined when there is none, or it was marked before
 */
export function markBoughtHere(
  transaction: Db,
  authorId: string,
  productId: string,
): Promise<RatedProduct | undefined> {
  return transaction
    .updateTable('reviews')
    .set({ bought_here: 1 })
    .where('user_id', '=', authorId)
    .where('product_id', '=', productId)
    .where('bought_here', '=', 0)
    .returning(RATED_PRODUCT)
    .executeTakeFirst();
}

export type ReviewChanges = Partial<
  Pick<Row<'reviews'>, 'rating' | 'title' | 'comment' | 'signature' | 'image_hash'>
>;

export async function updateReview(
  db: Db,
  reviewId: string,
  changes: ReviewChanges,
  now: number,
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ ...changes, updated_at: now })
    .where('id', '=', reviewId)
    .execute();
}

/**
 * @param authorId limits the deletion to a review by this author; undefined for any author
 * @returns undefined when there was none to delete
 */
export function deleteReview(
  db: Db,
  reviewId: string,
  authorId: string | undefined,
): Promise<RatedProduct | undefined> {
  let query = db.deleteFrom('reviews').where('id', '=', reviewId);
  if (authorId !== undefined) query = query.where('user_id', '=', authorId);
  return query.returning(RATED_PRODUCT).executeTakeFirst();
}

/** Deletes all reviews of a user. */
export function deleteReviewsOfUser(db: Db, userId: string): Promise<RatedProduct[]> {
  return db.deleteFrom('reviews').where('user_id', '=', userId).returning(RATED_PRODUCT).execute();
}
