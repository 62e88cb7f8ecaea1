import { readReviewRating } from './review.ts';

/** Whole stars of a review. */
export type StarCount = 1 | 2 | 3 | 4 | 5;

/** The star breakdown's rows, the most stars first. */
export const STAR_COUNTS: readonly StarCount[] = [5, 4, 3, 2, 1];

/** What a product's reviews come to (spec §3). */
export type ReviewSummary = {
  /** Average of 1 to 5 with at most 2 decimals; null when there are no reviews. */
  readonly average: number | null;
  readonly total: number;
  /** How many reviews gave each number of stars. */
  readonly breakdown: Readonly<Record<StarCount, number>>;
};

/**
 * The average rating (2 decimals), the total and the breakdown per star 1 to 5 (spec §3). Ratings
 * that are not whole stars of 1 to 5 are not counted.
 */
export function summarizeReviews(reviews: Iterable<{ readonly rating: unknown }>): ReviewSummary {
  const breakdown: Record<StarCount, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  let total = 0;
  let stars = 0;
  for (const review of reviews) {
    const rating = STAR_COUNTS.find((count) => count === readReviewRating(review.rating));
    if (rating === undefined) continue;
    breakdown[rating] += 1;
    total += 1;
    stars += rating;
  }
  return {
    average: total === 0 ? null : Math.round((stars * 100) / total) / 100,
    total,
    breakdown,
  };
}

/** The ratings that a breakdown counts, one by one. */
function* ratingsOf(breakdown: ReviewSummary['breakdown']): Generator<{ rating: number }> {
  for (const rating of STAR_COUNTS) {
    for (let count = 0; count < breakdown[rating]; count += 1) yield { rating };
  }
}

/**
 * The summary after a review came or went, before the server counts again (spec §4). A change of
 * stars is both: the new rating added, the old one dropped.
 *
 * @param change ratings of whole stars, 1 to 5; others change nothing
 */
export function changeSummary(
  summary: ReviewSummary,
  change: { readonly added?: number | undefined; readonly dropped?: number | undefined },
): ReviewSummary {
  const { added, dropped } = change;
  const breakdown = { ...summary.breakdown };
  for (const rating of STAR_COUNTS) {
    if (rating === added) breakdown[rating] += 1;
    if (rating === dropped) breakdown[rating] = Math.max(0, breakdown[rating] - 1);
  }
  return summarizeReviews(ratingsOf(breakdown));
}
