/** What the list of reviews needs to know of one. */
export type ListedReview = { readonly id: string };

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
