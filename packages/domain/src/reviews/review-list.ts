import type { ReviewView } from './review.ts';

/** What the list of reviews needs to know of one. */
type ListedReview = { readonly id: string };

/** The list with a review on top, such as the temporary one of an optimistic creation (spec §4). */
export function putReviewFirst<Review extends ListedReview>(
  reviews: readonly Review[],
  review: Review,
): Review[] {
  return [review, ...dropReview(reviews, review.id)];
}

/**
 * The list with one review replaced in its place, such as the temporary one by the server's
 * (spec §4). When it is no longer there, the new one is put on top.
 */
export function replaceReview<Review extends ListedReview>(
  reviews: readonly Review[],
  id: string,
  saved: Review,
): Review[] {
  if (!reviews.some((review) => review.id === id)) return putReviewFirst(reviews, saved);
  return reviews.map((review) => (review.id === id ? saved : review));
}

/** The list without a review: deleted, or an optimistic creation rolled back (spec §4). */
export function dropReview<Review extends ListedReview>(
  reviews: readonly Review[],
  id: string,
): Review[] {
  return reviews.filter((review) => review.id !== id);
}

/** What the shopper wrote. */
type WrittenReview = {
  readonly productId: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly title?: string | undefined;
  readonly comment?: string | undefined;
};

/**
 * The review that is shown at once while the real one is being saved (spec §4). Put it on top with
 * `putReviewFirst`; then `replaceReview` it by the server's, or `dropReview` it when that fails.
 *
 * @param temporaryId distinct from every id of the server; names the review until it is saved
 * @param createdAt ISO 8601 time of now
 */
export function createTemporaryReview(
  written: WrittenReview,
  author: { readonly _id: string; readonly fullName: string },
  temporaryId: string,
  createdAt: string,
): ReviewView {
  return {
    id: temporaryId,
    productId: written.productId,
    rating: written.rating,
    title: written.title ?? '',
    comment: written.comment ?? '',
    authorId: author._id,
    authorName: author.fullName,
    // Only the server knows; until it says so, nothing is claimed.
    boughtHere: false,
    createdAt,
  };
}

/** What a list of a product's reviews is asked with (spec §7). */
type ReviewListQuery = {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

/**
 * The name under which a product's list of reviews is kept; null when it is asked for by pages and
 * is not kept (spec §4).
 */
export function reviewListKey(productId: string, query: ReviewListQuery = {}): string | null {
  return query.page === undefined && query.limit === undefined ? productId : null;
}
