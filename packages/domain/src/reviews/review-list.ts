import { type ReviewView, signReview, UNKNOWN_REVIEWER } from './review.ts';

type ListedReview = { readonly id: string };

/** Puts a review first, such as the temporary one of an optimistic creation (product 4.6.1). */
export function putReviewFirst<Review extends ListedReview>(
  reviews: readonly Review[],
  review: Review,
): Review[] {
  return [review, ...removeReview(reviews, review.id)];
}

/** Replaces a review in its place (product 4.6.1); a missing one is put first. */
export function replaceReview<Review extends ListedReview>(
  reviews: readonly Review[],
  id: string,
  saved: Review,
): Review[] {
  if (!reviews.some((review) => review.id === id)) return putReviewFirst(reviews, saved);
  return reviews.map((review) => (review.id === id ? saved : review));
}

/** Removes a review: deleted, or an optimistic creation rolled back (product 4.6.1). */
export function removeReview<Review extends ListedReview>(
  reviews: readonly Review[],
  id: string,
): Review[] {
  return reviews.filter((review) => review.id !== id);
}

type WrittenReview = {
  readonly productId: string;
  readonly rating: number;
  readonly title?: string | undefined;
  readonly comment?: string | undefined;
  readonly showName?: boolean | undefined;
};

/**
 * Creates the review that is shown while the real one is being saved (product 4.6.1).
 *
 * @param temporaryId distinct from every id of the server
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
    image: null,
    authorId: author._id,
    // Only the server knows the town.
    authorName: (written.showName && signReview(author.fullName, '')) || UNKNOWN_REVIEWER,
    // Only the server knows it.
    boughtHere: false,
    reply: null,
    createdAt,
  };
}
