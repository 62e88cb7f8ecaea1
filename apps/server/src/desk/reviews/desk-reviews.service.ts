import type { components } from '@haat/api-sdk/schema';
import type { Pagination, ReviewStatus } from '@haat/domain';
import { changeRatings } from '../../catalogue/product-ratings.ts';
import type { ShopContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { toMediaUrl } from '../../media/media-url.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { PageRequest } from '../../platform/database/read-page.ts';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import { createFormError } from '../../platform/http/parse-form.ts';
import { changeOf } from '../../reviews/reviews.service.ts';
import { changeVersioned } from '../members/change-versioned.ts';
import type { VersionedCall } from '../members/desk-call.ts';
import type { DeskReviewFilter, DeskReviewRow } from './desk-reviews.repository.ts';
import * as reviews from './desk-reviews.repository.ts';

export type DeskReviewResponse = components['schemas']['DeskReview'];

function presentReview(row: DeskReviewRow): DeskReviewResponse {
  return {
    _id: row.id,
    version: row.version,
    status: row.status,
    hiddenReason: row.hidden_reason,
    product: {
      _id: row.product_id,
      name: row.product_name ?? '',
      nameHindi: row.product_name_hindi ?? '',
    },
    author: row.author_name ?? '',
    rating: row.rating,
    title: row.title,
    comment: row.comment,
    image: toMediaUrl(row.image_hash),
    boughtHere: row.bought_here === 1,
    answer: row.answer,
    answeredAt: row.answered_at === null ? null : toIsoDate(row.answered_at),
    createdAt: toIsoDate(row.created_at),
  };
}

type ReviewCounts = Readonly<Record<ReviewStatus, number>>;

/** Counts the reviews of each status. */
export async function countReviews(db: Db): Promise<ReviewCounts> {
  const counts = { held: 0, published: 0, hidden: 0 };
  for (const { status, total } of await reviews.countReviewsByStatus(db)) {
    counts[status] = Number(total);
  }
  return counts;
}

/** Lists a results page of the reviews of any status, and counts those of each. */
export async function listDeskReviews(
  { db }: ShopContext,
  filter: DeskReviewFilter,
  page: PageRequest,
): Promise<{ reviews: DeskReviewResponse[]; counts: ReviewCounts; pagination: Pagination }> {
  const { rows, pagination } = await reviews.listDeskReviews(db, filter, page);
  return { reviews: rows.map(presentReview), counts: await countReviews(db), pagination };
}

/** @throws {NotFoundError} for an unknown review */
export async function getDeskReview(
  { db }: ShopContext,
  reviewId: string,
): Promise<DeskReviewResponse> {
  return presentReview(requireReview(await reviews.getDeskReview(db, reviewId)));
}

function requireReview(row: DeskReviewRow | undefined): DeskReviewRow {
  if (row === undefined) throw new NotFoundError('Review');
  return row;
}

/**
 * Holds, publishes, hides or answers a review, and counts it in the stars or not (product 10.5.1).
 *
 * @throws {InvalidInputError} for hiding without a reason
 * @throws {NotFoundError} for an unknown review
 * @throws {ChangedMeanwhileError} (412) with the present review when it has another version
 */
export async function updateDeskReview(
  context: ShopContext,
  call: VersionedCall,
  input: components['schemas']['UpdateDeskReviewRequest'],
): Promise<DeskReviewResponse> {
  const { id: reviewId } = call;
  return changeVersioned(context, call, {
    operation: 'updateDeskReview',
    request: { reviewId, input },
    action: 'review.changed',
    subject: { kind: 'review', id: reviewId },
    isPersonal: true,
    lock: async (transaction) => requireReview(await reviews.lockDeskReview(transaction, reviewId)),
    present: presentReview,
    async apply(transaction, row, now) {
      const status = input.status ?? row.status;
      const reason = (input.hiddenReason ?? row.hidden_reason).trim();
      if (status === 'hidden' && reason === '') {
        throw createFormError({ hiddenReason: 'Please say why it is hidden.' });
      }
      const answer = (input.answer ?? row.answer).trim();
      const answeredAt = answer === row.answer ? row.answered_at : now;
      await reviews.updateDeskReview(transaction, reviewId, {
        status,
        hidden_reason: status === 'hidden' ? reason : '',
        answer,
        answered_at: answer === '' ? null : answeredAt,
      });
      const { product_id: productId, rating: sum } = row;
      if (row.status === 'published' && status !== 'published') {
        await changeRatings(transaction, productId, changeOf(row, { sum: -sum, count: -1 }));
      }
      if (row.status !== 'published' && status === 'published') {
        const shown = { ...row, status };
        await changeRatings(transaction, productId, changeOf(shown, { sum, count: 1 }));
      }
    },
  });
}
