import type { components } from '@haat/api-sdk/schema';
import {
  checkForm,
  isAdmin,
  type Pagination,
  reviewSchema,
  reviewUpdateSchema,
  summarizeReviews,
  toPagination,
} from '@haat/domain';
import { toInvalidForm } from '../accounts/invalid-form.ts';
import { findStock } from '../catalogue/products.repository.ts';
import type { ShopContext, Shopper } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { hasDeliveredOrder } from '../orders/orders.repository.ts';
import { invalidatePublicPages } from '../platform/cache/public-pages.ts';
import type { Db } from '../platform/database/open-database.ts';
import { isUniqueViolation, runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { createId } from '../platform/security/ids.ts';
import { changeOf, changeRatings } from './product-ratings.ts';
import { presentReview, type ReviewResponse } from './reviews.presenter.ts';
import {
  countReviews,
  countReviewsByRating,
  deleteReview,
  deleteReviewsOfUser,
  findReview,
  insertReview,
  listReviews,
  lockReview,
  type ReviewChanges,
  type ReviewFilter,
  type ReviewSort,
  updateReview,
} from './reviews.repository.ts';

type ReviewSummaryAnswer = components['schemas']['ReviewSummary'];
type CreateReviewInput = components['schemas']['CreateReviewRequest'];
type UpdateReviewInput = components['schemas']['UpdateReviewRequest'];

const ALREADY_REVIEWED = 'You have already reviewed this product.';

/** Which part of a list is wanted, in which order. */
export interface ReviewPage {
  /** Counted from 1. */
  page: number;
  limit: number;
  sort: ReviewSort;
}

/** One page of the reviews that pass every filter. */
export async function findReviews(
  context: ShopContext,
  filter: ReviewFilter,
  page: ReviewPage,
): Promise<{ reviews: ReviewResponse[]; pagination: Pagination }> {
  return toPage(
    await listPage(context.db, filter, page),
    page,
    await countReviews(context.db, filter),
  );
}

/**
 * One page of all reviews of a product, with the figures of those that count (spec §3).
 *
 * @throws {NotFoundError} when there is no such product, or it was taken off
 */
export async function findProductReviews(
  context: ShopContext,
  productId: string,
  page: ReviewPage,
): Promise<{
  reviews: ReviewResponse[];
  pagination: Pagination;
  summary: ReviewSummaryAnswer;
}> {
  await requireProduct(context.db, productId);
  const counts = await countReviewsByRating(context.db, productId);
  const summary = summarizeReviews(
    counts.map(({ rating, bought_here, total }) => ({
      rating,
      boughtHere: bought_here === 1,
      total,
    })),
  );
  const listed = counts.reduce((reviews, { total }) => reviews + total, 0);
  const rows = await listPage(context.db, { productId }, page);
  return { ...toPage(rows, page, listed), summary };
}

/** @throws {NotFoundError} when there is none */
export async function getReview(context: ShopContext, reviewId: string): Promise<ReviewResponse> {
  const row = await findReview(context.db, reviewId);
  if (row === undefined) throw new NotFoundError('Review');
  return presentReview(row);
}

/**
 * Saves the shopper's review of a product and counts it, both or neither.
 *
 * @throws {InvalidInputError} by the rules of spec §5
 * @throws {NotFoundError} when there is no such product, or it was taken off
 * @throws {ConflictError} when the shopper has reviewed it already
 */
export async function createReview(
  context: ShopContext,
  shopper: Shopper,
  input: CreateReviewInput,
): Promise<ReviewResponse> {
  const form = checkForm(reviewSchema, input);
  if (!form.ok) throw toInvalidForm(form.fieldErrors);
  const { productId, rating, title, comment } = form.values;
  const now = context.now();
  const id = createId(now);
  await requireProduct(context.db, productId);
  await refuseSecond(() =>
    runTransaction(context.db, async (transaction) => {
      // An order that is delivered meanwhile waits, and then marks this review.
      await lockUser(transaction, shopper.userId);
      const hasBought = await hasDeliveredOrder(transaction, shopper.userId, productId);
      const bought_here = hasBought ? 1 : 0;
      await insertReview(transaction, {
        id,
        user_id: shopper.userId,
        product_id: productId,
        rating,
        title,
        comment,
        bought_here,
        created_at: now,
        updated_at: now,
      });
      const change = changeOf({ bought_here }, { sum: rating, count: 1 });
      const isCounted = await changeRatings(transaction, productId, change, { onlyIfActive: true });
      // Taken off since it was looked up.
      if (!isCounted) throw new NotFoundError('Product');
    }),
  );
  await invalidatePublicPages(context);
  return getReview(context, id);
}

/**
 * Changes what is given of the shopper's own review.
 *
 * @throws {InvalidInputError} by the rules of spec §5
 * @throws {NotFoundError} when there is none, or it is somebody else's
 */
export async function changeReview(
  context: ShopContext,
  shopper: Shopper,
  reviewId: string,
  input: UpdateReviewInput,
): Promise<ReviewResponse> {
  await runTransaction(context.db, async (transaction) => {
    const before = await lockReview(transaction, reviewId, shopper.userId);
    if (before === undefined) throw new NotFoundError('Review');
    const changes = checkChanges(before.rating, input);
    await updateReview(transaction, reviewId, changes, context.now());
    const difference = (changes.rating ?? before.rating) - before.rating;
    if (difference === 0) return;
    const change = changeOf(before, { sum: difference, count: 0 });
    await changeRatings(transaction, before.product_id, change);
  });
  await invalidatePublicPages(context);
  return getReview(context, reviewId);
}

/**
 * Deletes the shopper's own review; an admin may delete anybody's.
 *
 * @throws {NotFoundError} when there is none, or it is somebody else's
 */
export async function removeReview(
  context: ShopContext,
  shopper: Shopper,
  reviewId: string,
): Promise<void> {
  const authorId = isAdmin(shopper) ? undefined : shopper.userId;
  await runTransaction(context.db, async (transaction) => {
    const deleted = await deleteReview(transaction, reviewId, authorId);
    if (deleted === undefined) throw new NotFoundError('Review');
    const change = changeOf(deleted, { sum: -deleted.rating, count: -1 });
    await changeRatings(transaction, deleted.product_id, change);
  });
  await invalidatePublicPages(context);
}

/**
 * Deletes all reviews of a user who leaves the shop, and takes them out of the products' figures.
 *
 * @returns whether there were any; then `invalidatePublicPages` has to follow the commit
 */
export async function removeReviewsOf(transaction: Db, userId: string): Promise<boolean> {
  const deleted = await deleteReviewsOfUser(transaction, userId);
  // In the order in which every transaction takes several products, so that none deadlocks.
  for (const review of deleted.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))) {
    const change = changeOf(review, { sum: -review.rating, count: -1 });
    await changeRatings(transaction, review.product_id, change);
  }
  return deleted.length > 0;
}

function checkChanges(currentRating: number, input: UpdateReviewInput): ReviewChanges {
  // The form wants a rating; where none is sent the present one stands in.
  const form = checkForm(reviewUpdateSchema, { rating: currentRating, ...input });
  if (!form.ok) throw toInvalidForm(form.fieldErrors);
  const changes: ReviewChanges = {};
  if (input.rating !== undefined) changes.rating = form.values.rating;
  if (input.comment !== undefined) changes.comment = form.values.comment;
  if (input.title !== undefined) changes.title = form.values.title;
  return changes;
}

/** Of two at once the unique index lets one through. */
async function refuseSecond(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw new ConflictError(ALREADY_REVIEWED);
    throw error;
  }
}

async function requireProduct(db: Db, productId: string): Promise<void> {
  const [product] = await findStock(db, [productId]);
  if (product?.status !== 'active') throw new NotFoundError('Product');
}

async function listPage(
  db: Db,
  filter: ReviewFilter,
  { page, limit, sort }: ReviewPage,
): Promise<ReviewResponse[]> {
  const rows = await listReviews(db, filter, sort, { limit, offset: (page - 1) * limit });
  return rows.map(presentReview);
}

function toPage(reviews: ReviewResponse[], { page, limit }: ReviewPage, total: number) {
  return { reviews, pagination: toPagination(page, limit, total) };
}
