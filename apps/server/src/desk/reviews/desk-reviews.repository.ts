import type { Db } from '../../platform/database/open-database.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/read-page.ts';
import type { Row } from '../../platform/database/tables.ts';
import { nameContains } from '../goods/goods.repository.ts';

/** A review of any status, with the names that it is shown by. */
export type DeskReviewRow = Row<'reviews'> & {
  author_name: string | null;
  product_name: string | null;
  product_name_hindi: string | null;
};

/** A filter of reviews; an undefined field matches any. */
export interface DeskReviewFilter {
  status?: Row<'reviews'>['status'] | undefined;
  isAnswered?: boolean | undefined;
  productId?: string | undefined;
  /** Part of the name of the product, see `toTextKey`. */
  part?: string | undefined;
  /** Whole stars, 1 to 5. */
  rating?: number | undefined;
}

/** Lists a results page of the reviews that match the filter, the newest first. */
export function listDeskReviews(
  db: Db,
  filter: DeskReviewFilter,
  page: PageRequest,
): Promise<Page<DeskReviewRow>> {
  const reviews = withNames(selectReviews(db, filter))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc');
  return readPage(reviews, page);
}

/** Reads a review of any status. */
export function getDeskReview(db: Db, reviewId: string): Promise<DeskReviewRow | undefined> {
  return withNames(selectReviews(db, {})).where('reviews.id', '=', reviewId).executeTakeFirst();
}

/** Locks a review and reads it, see `lockReview`. */
export async function lockDeskReview(
  transaction: Db,
  reviewId: string,
): Promise<DeskReviewRow | undefined> {
  await transaction
    .updateTable('reviews')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', reviewId)
    .execute();
  return getDeskReview(transaction, reviewId);
}

export async function updateDeskReview(
  transaction: Db,
  reviewId: string,
  changes: Pick<Row<'reviews'>, 'status' | 'hidden_reason' | 'answer' | 'answered_at'>,
): Promise<void> {
  await transaction
    .updateTable('reviews')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', reviewId)
    .execute();
}

/** Counts the reviews by their status; a status without reviews is left out. */
export function countReviewsByStatus(
  db: Db,
): Promise<{ status: Row<'reviews'>['status']; total: number }[]> {
  return db
    .selectFrom('reviews')
    .select((eb) => ['status', eb.fn.countAll<number>().as('total')])
    .groupBy('status')
    .execute();
}

function selectReviews(db: Db, filter: DeskReviewFilter) {
  const { status, isAnswered, productId, part, rating } = filter;
  let query = db.selectFrom('reviews');
  if (productId !== undefined) query = query.where('reviews.product_id', '=', productId);
  if (rating !== undefined) query = query.where('reviews.rating', '=', rating);
  if (part !== undefined) {
    query = query.where('reviews.product_id', 'in', (eb) =>
      eb.selectFrom('products').select('products.id').where(nameContains(part)),
    );
  }
  if (status !== undefined) query = query.where('reviews.status', '=', status);
  if (isAnswered !== undefined) {
    query = query.where('reviews.answered_at', isAnswered ? 'is not' : 'is', null);
  }
  return query;
}

function withNames(query: ReturnType<typeof selectReviews>) {
  return query
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .leftJoin('products', 'products.id', 'reviews.product_id')
    .selectAll('reviews')
    .select([
      'users.full_name as author_name',
      'products.name as product_name',
      'products.name_hindi as product_name_hindi',
    ]);
}
