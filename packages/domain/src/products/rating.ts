import { LANGUAGE } from '#language';
import { groupDigits } from '../money.ts';
import { getField, getFirstField, parseNumber } from '../parse.ts';

/** The rating of a product whose API data has none (product 3.2.2, 9.2.4). */
export const DEFAULT_RATING = 4;

export const MIN_STARS = 1;

export const MAX_STARS = 5;

/** Shown on a card whose product has neither stars nor a review count (product 2.7.8). */
const PLACEHOLDER_REVIEWS = LANGUAGE === 'hi' ? '(24,200 राय)' : '(24,200 reviews)';

export type ProductRating = {
  /** Average of 1 to 5, may have a fraction; null for a product without reviews. */
  readonly stars: number | null;
  /** How many reviews count for the stars; null where the API does not say. */
  readonly reviewCount: number | null;
  /** The API sends neither stars nor a count. */
  readonly isPlaceholder: boolean;
};

export function clampStars(stars: number): number {
  return Math.min(MAX_STARS, Math.max(MIN_STARS, stars));
}

function parseReviewCount(product: unknown): number | null {
  const count = parseNumber(getField(product, 'reviews'));
  return count === null ? null : Math.max(0, Math.trunc(count));
}

/**
 * Parses a product's rating: `stars`, else `ratings`, clamped to 1 to 5 (product 2.7.8, 3.2.2).
 * Without stars the default of 4 stands in, except for a review count of 0, which has no rating.
 */
export function parseRating(product: unknown): ProductRating {
  const given = parseNumber(getFirstField(product, ['stars', 'ratings']));
  const reviewCount = parseReviewCount(product);
  if (given !== null && (given > 0 || reviewCount !== 0)) {
    return { stars: clampStars(given), reviewCount, isPlaceholder: false };
  }
  return {
    stars: reviewCount === 0 ? null : DEFAULT_RATING,
    reviewCount,
    isPlaceholder: reviewCount === null,
  };
}

/** Formats '(12 reviews)', the placeholder (product 2.7.8), or '' for an unknown count. */
export function formatReviewCount(rating: ProductRating): string {
  if (rating.isPlaceholder) return PLACEHOLDER_REVIEWS;
  if (rating.reviewCount === null) return '';
  const count = groupDigits(String(rating.reviewCount));
  if (LANGUAGE === 'hi') return `(${count} राय)`;
  return `(${count} ${rating.reviewCount === 1 ? 'review' : 'reviews'})`;
}
