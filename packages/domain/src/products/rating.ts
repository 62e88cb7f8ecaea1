import { groupDigits } from '../money.ts';
import { getField, getFirstField, parseNumber } from '../parse.ts';

/** The rating where the API gives none (spec §3, §9). */
export const DEFAULT_RATING = 4;

/** The fewest stars (spec §3, §9). */
export const MIN_STARS = 1;

/** The most stars (spec §3, §9). */
export const MAX_STARS = 5;

/** The review text of a card whose product has neither stars nor a review count (spec §2). */
const PLACEHOLDER_REVIEWS = '(24,200 reviews)';

/** A product's rating as cards and the product page show it. */
export type ProductRating = {
  /** Average of 1 to 5, may have a fraction; null when it is known that nobody reviewed it yet. */
  readonly stars: number | null;
  /** How many reviews; null when the API does not say. */
  readonly reviewCount: number | null;
  /** Whether this is the spec's placeholder, because the API gives neither stars nor a count. */
  readonly isPlaceholder: boolean;
};

/** Stars clamped to 1 to 5 (spec §3, §9). */
export function clampStars(stars: number): number {
  return Math.min(MAX_STARS, Math.max(MIN_STARS, stars));
}

/** The review count, whether sent as a number or as the reviews themselves. */
function readReviewCount(product: unknown): number | null {
  const reviews = getField(product, 'reviews');
  const count = Array.isArray(reviews) ? reviews.length : parseNumber(reviews);
  return count === null ? null : Math.max(0, Math.trunc(count));
}

/**
 * A product's rating: real stars (`stars`, else `ratings`, clamped 1 to 5) and review count where
 * the product has them; four stars and the placeholder only where the API gives neither
 * (spec §2, §3). With a count above 0 but no stars the default rating of 4 stands in; with a count
 * of 0 and no stars there is no rating.
 */
export function parseRating(product: unknown): ProductRating {
  const given = parseNumber(getFirstField(product, ['stars', 'ratings']));
  const reviewCount = readReviewCount(product);
  if (given !== null && (given > 0 || reviewCount !== 0)) {
    return { stars: clampStars(given), reviewCount, isPlaceholder: false };
  }
  return {
    stars: reviewCount === 0 ? null : DEFAULT_RATING,
    reviewCount,
    isPlaceholder: reviewCount === null,
  };
}

/**
 * The text beside the stars: '(12 reviews)', '(1 review)', the placeholder '(24,200 reviews)'
 * (spec §2), or '' when the API gives stars without a count.
 */
export function formatReviewCount(rating: ProductRating): string {
  if (rating.isPlaceholder) return PLACEHOLDER_REVIEWS;
  if (rating.reviewCount === null) return '';
  return `(${groupDigits(String(rating.reviewCount))} ${rating.reviewCount === 1 ? 'review' : 'reviews'})`;
}
