import type { Db } from '../platform/database/open-database.ts';
import type { Bit, NewRow, Row } from '../platform/database/tables.ts';

/** A review with the name its author has today. */
export type ReviewRow = Row<'reviews'> & { author_name: string };

/** Each sort's columns and direction. The id makes the order stable, in the same direction. */
const SORTS = {
  createdAt: { columns: ['reviews.created_at'], direction: 'asc' },
  '-createdAt': { columns: ['reviews.created_at'], direction: 'desc' },
  rating: { columns: ['reviews.rating', 'reviews.created_at'], direction: 'asc' },
  '-rating': { columns: ['reviews.rating', 'reviews.created_at'], direction: 'desc' },
} as const;

/** A sort of the contract; a minus turns it round. */
export type ReviewSort = keyof typeof SORTS;

/** What a review has to fulfil to be listed; undefined for any. */
export interface ReviewFilter {
  productId?: string | undefined;
  userId?: string | undefined;
  /** Whole stars, 1 to 5. */
  rating?: number | undefined;
}

/** One page of the reviews that pass the filter, in a stable order. */
export function listReviews(
  db: Db,
  filter: ReviewFilter,
  sort: ReviewSort,
  page: { limit: number; offset: number },
): Promise<ReviewRow[]> {
  const { columns, direction } = SORTS[sort];
  let query = withAuthor(selectReviews(db, filter));
  for (const column of columns) query = query.orderBy(column, direction);
  return query.orderBy('reviews.id', direction).limit(page.limit).offset(page.offset).execute();
}

export async function countReviews(db: Db, filter: ReviewFilter): Promise<number> {
  const row = await selectReviews(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/**
 * How many reviews of a product gave how many stars, of buyers and of others apart; a number nobody
 * gave is left out.
 */
export function countReviewsByRating(
  db: Db,
  productId: string,
): Promise<{ rating: number; bought_here: Bit; total: number }[]> {
  return db
    .selectFrom('reviews')
    .select((eb) => ['rating', 'bought_here', eb.fn.countAll<number>().as('total')])
    .where('product_id', '=', productId)
    .groupBy(['bought_here', 'rating'])
    .execute();
}

export function getReview(db: Db, reviewId: string): Promise<ReviewRow | undefined> {
  return withAuthor(db.selectFrom('reviews')).where('reviews.id', '=', reviewId).executeTakeFirst();
}

/** @throws a unique violation when the author reviewed the product before */
export async function createReview(db: Db, review: NewRow<'reviews'>): Promise<void> {
  await db.insertInto('reviews').values(review).execute();
}

/** What counts of a review for its product. */
export type RatedProduct = Pick<Row<'reviews'>, 'product_id' | 'rating' | 'bought_here'>;

const RATED_PRODUCT = ['product_id', 'rating', 'bought_here'] as const;

/**
 * Makes other transactions that change the same review wait until this one ends. An update of
 * nothing is the lock that both engines have.
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
 * Marks the author's review of a product as written by somebody who bought it here.
 *
 * @returns undefined when there is none, or it is marked already
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

export type ReviewChanges = Partial<Pick<Row<'reviews'>, 'rating' | 'title' | 'comment'>>;

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
 * @param authorId deletes it only if it is by this author; undefined for anybody's
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

/** Deletes all reviews of a user. @returns what counted of them */
export function deleteReviewsOfUser(db: Db, userId: string): Promise<RatedProduct[]> {
  return db.deleteFrom('reviews').where('user_id', '=', userId).returning(RATED_PRODUCT).execute();
}

function selectReviews(db: Db, filter: ReviewFilter) {
  let query = db.selectFrom('reviews');
  if (filter.productId !== undefined) {
    query = query.where('reviews.product_id', '=', filter.productId);
  }
  if (filter.userId !== undefined) query = query.where('reviews.user_id', '=', filter.userId);
  if (filter.rating !== undefined) query = query.where('reviews.rating', '=', filter.rating);
  return query;
}

/** A left join, because no planner turns it round: the index of the sort leads. */
function withAuthor(query: ReturnType<typeof selectReviews>) {
  return query
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .selectAll('reviews')
    .select('users.full_name as author_name')
    .$narrowType<{ author_name: string }>();
}
