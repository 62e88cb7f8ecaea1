import { parseReviewRating } from './review.ts';

type StarCount = 1 | 2 | 3 | 4 | 5;

/** The rows of the star breakdown. */
export const STAR_COUNTS: readonly StarCount[] = [5, 4, 3, 2, 1];

/** The summary of the reviews that count for a product (product 3.5.2). */
export type ReviewSummary = {
  /** 1 to 5 with at most 2 decimals; null without reviews. */
  readonly average: number | null;
  /** Reviews that count. */
  readonly total: number;
  /** Reviews that count, by their stars. */
  readonly breakdown: Readonly<Record<StarCount, number>>;
  /** Only reviews of shoppers who bought the product here count. */
  readonly boughtHereOnly: boolean;
};

type RatedReview = {
  readonly rating: unknown;
  /** The author bought the product here. */
  readonly boughtHere: boolean;
};

/** Ratings of 1 to 5 stars: their sum, and how many they are. */
export type RatingSum = {
  /** All their stars together. */
  readonly sum: number;
  /** 0 without ratings. */
  readonly count: number;
};

/**
 * Chooses the reviews of shoppers who bought the product here, since anybody can create accounts
 * that bought nothing; without any, all reviews, so that a new shop shows stars.
 */
export function countedRatings<Ratings extends { readonly count: number }>(ratings: {
  readonly bought: Ratings;
  readonly others: Ratings;
}): Ratings {
  return ratings.bought.count > 0 ? ratings.bought : ratings.others;
}

/** The average in hundredths of a star, a whole number; null without ratings. */
export function averageHundredths({ sum, count }: RatingSum): number | null {
  return count === 0 ? null : Math.round((sum * 100) / count);
}

type Tally = { sum: number; count: number; readonly breakdown: Record<StarCount, number> };

function createTally(): Tally {
  return { sum: 0, count: 0, breakdown: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };
}

/**
 * Computes average, total and breakdown per star (product 3.5.2) of the reviews that count; only
 * ratings of whole stars are counted.
 *
 * @param reviews each with the `total` of reviews like it, 1 by default
 */
export function summarizeReviews(
  reviews: Iterable<RatedReview & { readonly total?: number }>,
): ReviewSummary {
  const groups = { bought: createTally(), others: createTally() };
  for (const { rating, boughtHere, total = 1 } of reviews) {
    const stars = STAR_COUNTS.find((count) => count === parseReviewRating(rating));
    if (stars === undefined) continue;
    const group = boughtHere ? groups.bought : groups.others;
    group.breakdown[stars] += total;
    group.count += total;
    group.sum += stars * total;
  }
  const counted = countedRatings(groups);
  const average = averageHundredths(counted);
  return {
    average: average === null ? null : average / 100,
    total: counted.count,
    breakdown: counted.breakdown,
    boughtHereOnly: counted === groups.bought,
  };
}

/**
 * Updates a summary before the server counts again (product 4.6.4); a change of stars both adds and
 * drops a review. From the first review of a buyer on, only buyers' reviews count.
 */
export function changeSummary(
  summary: ReviewSummary,
  change: { readonly added?: RatedReview | undefined; readonly dropped?: RatedReview | undefined },
): ReviewSummary {
  const { boughtHereOnly, breakdown } = summary;
  const droppedRating = isCounted(change.dropped) ? change.dropped.rating : undefined;
  const groups = STAR_COUNTS.map((rating) => ({
    rating,
    boughtHere: boughtHereOnly,
    total: Math.max(0, breakdown[rating] - (rating === droppedRating ? 1 : 0)),
  }));
  return summarizeReviews(isCounted(change.added) ? [...groups, change.added] : groups);

  /** A review counts if the summary has its group, or if its author is the first buyer. */
  function isCounted(review: RatedReview | undefined): review is RatedReview {
    return review !== undefined && (review.boughtHere || !boughtHereOnly);
  }
}
