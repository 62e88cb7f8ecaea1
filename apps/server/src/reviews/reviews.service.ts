import {
  isAdmin,
  type Pagination,
  type RatingSum,
  type ReviewSummary,
  reviewSchema,
  reviewUpdateSchema,
  signReview,
  summarizeReviews,
} from '@haat/domain';
import { getUserById } from '../accounts/users.repository.ts';
import { listAddresses } from '../addresses/addresses.repository.ts';
import type { ProductRatings } from '../catalogue/product-ratings.repository.ts';
import { changeRatings } from '../catalogue/product-ratings.ts';
import { listStock } from '../catalogue/products.repository.ts';
import type { Session, ShopContext } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { createMedia, deleteUnusedUpload } from '../media/media.repository.ts';
import { deleteObjects, storePictures } from '../media/stored-pictures.ts';
import { encodeUpload } from '../media/uploaded-picture.ts';
import { hasDeliveredOrder } from '../orders/orders.repository.ts';
import type { Db } from '../platform/database/open-database.ts';
import { isUniqueViolation, runTransaction } from '../platform/database/transaction.ts';
import { lockUser } from '../platform/database/user-lock.ts';
import { parseForm } from '../platform/http/parse-form.ts';
import type { Upload } from '../platform/http/upload.ts';
import type { RecordAdminAct } from '../platform/logging/admin-acts.ts';
import { createId } from '../platform/security/ids.ts';
import type {
  RatedProduct,
  ReviewChanges,
  ReviewFilter,
  ReviewPage,
  ReviewRow,
} from './reviews.repository.ts';
import * as reviews from './reviews.repository.ts';

/** The parts of a review that its author may change; the others stay as they are. */
export interface ReviewUpdate {
  rating?: number;
  title?: string;
  comment?: string;
  showName?: boolean;
}

/** The stored picture: the longer side in pixels, and the WebP's quality. */
const REVIEW_PICTURE = { side: 1200, isSquare: false, quality: 80, kind: 'avatar' } as const;

const ALREADY_REVIEWED = 'You have already reviewed this product.';

/** Lists a results page of the published reviews that match every filter. */
export async function listReviews(
  context: ShopContext,
  filter: ReviewFilter,
  page: ReviewPage,
): Promise<{ reviews: ReviewRow[]; pagination: Pagination }> {
  const published = { ...filter, status: 'published' as const };
  const { rows, pagination } = await reviews.listReviews(context.db, published, page);
  return { reviews: rows, pagination };
}

/**
 * Lists a results page of all published reviews of a product, with the summary of those that count
 * (product 3.5.2).
 *
 * @throws {NotFoundError} for an unknown product and for one that was taken off the shop
 */
export async function listProductReviews(
  context: ShopContext,
  productId: string,
  page: ReviewPage,
): Promise<{ reviews: ReviewRow[]; pagination: Pagination; summary: ReviewSummary }> {
  await requireProduct(context.db, productId);
  const counts = await reviews.countReviewsByRating(context.db, productId);
  const summary = summarizeReviews(
    counts.map(({ rating, bought_here, total }) => ({
      rating,
      boughtHere: bought_here === 1,
      total,
    })),
  );
  const published = { productId, status: 'published' as const };
  const { rows, pagination } = await reviews.listReviews(context.db, published, page);
  return { reviews: rows, pagination, summary };
}

/** @throws {NotFoundError} for an unknown review and for one that is not published */
export async function getReview(context: ShopContext, reviewId: string): Promise<ReviewRow> {
  const row = await readReview(context, reviewId);
  if (row.status !== 'published') throw new NotFoundError('Review');
  return row;
}

/** Reads a review of any status. */
async function readReview(context: ShopContext, reviewId: string): Promise<ReviewRow> {
  const row = await reviews.getReview(context.db, reviewId);
  if (row === undefined) throw new NotFoundError('Review');
  return row;
}

/**
 * Creates the shopper's review of a product and counts it in the product's ratings, in one
 * transaction.
 *
 * @throws {InvalidInputError} by the rules of product 5.6
 * @throws {NotFoundError} for an unknown product and for one that was taken off the shop
 * @throws {ConflictError} when the shopper has reviewed it already
 */
export async function createReview(
  context: ShopContext,
  session: Session,
  input: unknown,
): Promise<ReviewRow> {
  const { productId, rating, title, comment, showName } = parseForm(reviewSchema, input);
  const now = context.now();
  const id = createId(now);
  await requireProduct(context.db, productId);
  await rejectSecond(() =>
    runTransaction(context.db, async (transaction) => {
      // The lock makes an order that is delivered at the same time wait, and then mark this review.
      await lockUser(transaction, session.userId);
      const hasBought = await hasDeliveredOrder(transaction, session.userId, productId);
      const bought_here = hasBought ? 1 : 0;
      await reviews.createReview(transaction, {
        id,
        user_id: session.userId,
        product_id: productId,
        rating,
        title,
        comment,
        signature: showName ? await sign(transaction, session.userId) : '',
        bought_here,
        created_at: now,
        updated_at: now,
      });
      const change = changeOf({ bought_here, status: 'published' }, { sum: rating, count: 1 });
      const isCounted = await changeRatings(transaction, productId, change, { onlyIfActive: true });
      // The product was taken off the shop since `requireProduct`.
      if (!isCounted) throw new NotFoundError('Product');
    }),
  );
  return readReview(context, id);
}

/**
 * Updates the given parts of the shopper's own review.
 *
 * @throws {InvalidInputError} by the rules of product 5.6
 * @throws {NotFoundError} for an unknown review and for another author's
 */
export async function updateReview(
  context: ShopContext,
  session: Session,
  reviewId: string,
  input: ReviewUpdate,
): Promise<ReviewRow> {
  await runTransaction(context.db, async (transaction) => {
    const before = await reviews.lockReview(transaction, reviewId, session.userId);
    if (before === undefined) throw new NotFoundError('Review');
    const changes = checkChanges(before.rating, input);
    if (input.showName !== undefined) {
      changes.signature = input.showName ? await sign(transaction, session.userId) : '';
    }
    await reviews.updateReview(transaction, reviewId, changes, context.now());
    const difference = (changes.rating ?? before.rating) - before.rating;
    if (difference === 0) return;
    const change = changeOf(before, { sum: difference, count: 0 });
    await changeRatings(transaction, before.product_id, change);
  });
  return readReview(context, reviewId);
}

/**
 * Puts a picture on the shopper's own review, in place of the one before, or removes it (product 5.6.4).
 *
 * @param upload null to remove it
 * @throws {InvalidInputError} for what is no picture, or has too many pixels
 * @throws {NotFoundError} for an unknown review and for another author's
 * @throws {UnavailableError} see `encodeUpload`
 * @throws {BucketError} see `storePictures`
 */
export async function setReviewPicture(
  context: ShopContext,
  session: Session,
  reviewId: string,
  upload: Upload | null,
): Promise<ReviewRow> {
  const picture = upload && (await encodeUpload(context, upload, REVIEW_PICTURE));
  const replaced = await storePictures(context, picture === null ? [] : [picture], (pictures) =>
    runTransaction(context.db, async (transaction) => {
      const before = await reviews.lockReview(transaction, reviewId, session.userId);
      if (before === undefined) throw new NotFoundError('Review');
      await createMedia(transaction, pictures);
      const changes = { image_hash: picture?.hash ?? null };
      await reviews.updateReview(transaction, reviewId, changes, context.now());
      return deletePicturesOf(transaction, [before]);
    }),
  );
  await deleteObjects(context, replaced);
  return readReview(context, reviewId);
}

/** Deletes the pictures that these reviews had, where nobody else uses them. @returns their objects */
async function deletePicturesOf(
  transaction: Db,
  had: readonly Pick<RatedProduct, 'image_hash'>[],
): Promise<string[]> {
  // In the order of their hashes, so that no two transactions deadlock.
  const hashes = new Set(had.flatMap(({ image_hash: hash }) => hash ?? []));
  const objects: string[] = [];
  for (const hash of Array.from(hashes).sort()) {
    objects.push(...(await deleteUnusedUpload(transaction, hash)));
  }
  return objects;
}

/** First name and town of a shopper who wants them shown (product 3.5.3). */
async function sign(transaction: Db, userId: string): Promise<string> {
  const user = await getUserById(transaction, userId);
  const [address] = await listAddresses(transaction, userId);
  return signReview(user?.full_name ?? '', address?.city ?? '');
}

/**
 * Deletes the shopper's own review; an admin may delete any review.
 *
 * @param recordAct records that an admin deleted somebody else's
 * @throws {NotFoundError} for an unknown review and for another author's
 */
export async function deleteReview(
  context: ShopContext,
  session: Session,
  reviewId: string,
  recordAct: RecordAdminAct,
): Promise<void> {
  const { userId } = session;
  const objects = await runTransaction(context.db, async (transaction) => {
    let deleted = await reviews.deleteReview(transaction, reviewId, userId);
    if (deleted === undefined && isAdmin(session)) {
      deleted = await reviews.deleteReview(transaction, reviewId, undefined);
      const subject = { kind: 'review', id: reviewId } as const;
      await recordAct(transaction, { userId, action: 'review.deleted', subject }, context.now());
    }
    if (deleted === undefined) throw new NotFoundError('Review');
    const change = changeOf(deleted, { sum: -deleted.rating, count: -1 });
    await changeRatings(transaction, deleted.product_id, change);
    return deletePicturesOf(transaction, [deleted]);
  });
  await deleteObjects(context, objects);
}

/**
 * Deletes all reviews of a user whose account is deleted, with their pictures, and takes them out of the
 * products' ratings.
 *
 * @returns objects of the pictures, to be deleted after the commit
 */
export async function deleteReviewsOfUser(transaction: Db, userId: string): Promise<string[]> {
  const deleted = await reviews.deleteReviewsOfUser(transaction, userId);
  // Every transaction takes products in the order of their ids, so that no two deadlock.
  for (const review of deleted.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))) {
    const change = changeOf(review, { sum: -review.rating, count: -1 });
    await changeRatings(transaction, review.product_id, change);
  }
  return deletePicturesOf(transaction, deleted);
}

/**
 * Returns the change of a product's ratings: of buyers or of others, as the review is marked, and none
 * of a review that is not published.
 */
export function changeOf(
  review: Pick<RatedProduct, 'bought_here' | 'status'>,
  change: RatingSum,
): Partial<ProductRatings> {
  if (review.status !== 'published') return {};
  return review.bought_here === 1 ? { bought: change } : { others: change };
}

function checkChanges(currentRating: number, input: ReviewUpdate): ReviewChanges {
  // The form requires a rating; the present one is used when the request has none.
  const values = parseForm(reviewUpdateSchema, { rating: currentRating, ...input });
  const changes: ReviewChanges = {};
  if (input.rating !== undefined) changes.rating = values.rating;
  if (input.comment !== undefined) changes.comment = values.comment;
  if (input.title !== undefined) changes.title = values.title;
  return changes;
}

/** Turns the unique violation of a second review, also a concurrent one, into a conflict. */
async function rejectSecond(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw new ConflictError('already_reviewed', ALREADY_REVIEWED);
    throw error;
  }
}

async function requireProduct(db: Db, productId: string): Promise<void> {
  const [product] = await listStock(db, [productId]);
  if (product?.status !== 'active') throw new NotFoundError('Product');
}
