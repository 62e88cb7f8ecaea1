import { parseReviewRating } from './review.ts';

/** Whole stars of a review. */
type StarCount = 1 | 2 | 3 | 4 | 5;

/** The star breakdown's rows, the most stars first. */
export const STAR_COUNTS: readonly StarCount[] = [5, 4, 3, 2, 1];

/** What a product's reviews come to (spec §3), of those that count. */
export type ReviewSummary = {
  /** Average of 1 to 5 with at most 2 decimals; null when there are no reviews. */
  readonly average: number | null;
  /** How many reviews count. */
  readonly total: number;
  /** How many of them gave each number of stars. */
  readonly breakdown: Readonly<Record<StarCount, number>>;
  /** Whether only reviews of shoppers who bought the product here count. */
  readonly boughtHereOnly: boolean;
};

/** What counts of a review. */
type RatedReview = {
  readonly rating: unknown;
  /** Whether its author bought the product here. */
  readonly boughtHere: boolean;
};

/** Sum of the stars and number of the reviews that gave them. */
export type RatingSum = { readonly sum: number; readonly count: number };

/**
 * Chooses whose reviews count for a product: where shoppers who bought it here have reviewed it,
 * theirs alone, because an account that bought nothing costs nothing and anybody can make many; where
 * none has, everybody's, so that a new shop is not empty of stars.
 */
export function countedRatings<Ratings extends { readonly count: number }>(ratings: {
  readonly bought: Ratings;
  readonly others: Ratings;
}): Ratings {
  return ratings.bought.count > 0 ? ratings.bought : ratings.others;
}

/** The average of ratings in hundredths of a star, a whole number; null when there are none. */
export function averageHundredths({ sum, count }: RatingSum): number | null {
  return count === 0 ? null : Math.round((sum * 100) / count);
}

/** A mutable tally of one group of reviews. */
type Tally = { sum: number; count: number; readonly breakdown: Record<StarCount, number> };

function createTally(): Tally {
  return { sum: 0, count: 0, breakdown: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };
}

/**
 * The average rating (2 decimals), the total and the breakdown per star 1 to 5 (spec §3) of the
 * reviews that count (see {@link countedRatings}). Ratings that are not whole stars of 1 to 5 are not
 * counted.
 *
 * @param reviews each with how many `total` reviews are like it, 1 where it is left out
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
 * The summary after a review came or went, before the server counts again (spec §4). A change of
 * stars is both: the new review added, the old one dropped. The first review of somebody who bought
 * the product counts alone from then on.
 *
 * @param change ratings of whole stars, 1 to 5; others change nothing
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

  /** Whether a review is among those of the summary, or the first of somebody who bought it. */
  function isCounted(review: RatedReview | undefined): review is RatedReview {
    return review !== undefined && (review.boughtHere || !boughtHereOnly);
  }
}
