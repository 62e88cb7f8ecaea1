import type { ReviewView } from './review.ts';

/** What the shopper wrote. */
export type WrittenReview = {
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
