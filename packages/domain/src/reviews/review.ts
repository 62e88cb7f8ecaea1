import {
  getField,
  parseEach,
  parseFirstText,
  parseId,
  parseNumber,
  parseTextOrNull,
} from '../parse.ts';

/** How many reviews a page of a list has (spec §7, §9). */
export const REVIEW_PAGE_SIZE = 10;

/** The name shown for a review whose author is not known. */
export const UNKNOWN_REVIEWER = 'Customer';

/** A review as the product page shows it (spec §3). */
export type ReviewView = {
  readonly id: string;
  readonly productId: string | null;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
  readonly authorId: string | null;
  readonly authorName: string;
  /** Whether the author bought the product here; false when the API does not say. */
  readonly boughtHere: boolean;
  /** ISO 8601 time; null when the API does not say. */
  readonly createdAt: string | null;
};

/** A rating of whole stars, 1 to 5; null for everything else. */
export function parseReviewRating(value: unknown): number | null {
  const rating = parseNumber(value) ?? 0;
  return Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null;
}

/**
 * Reads a review; the author's name comes from `userId {name}` or `user {name}` (spec §3).
 *
 * @returns null when it has no id or no rating of 1 to 5
 */
export function parseReview(review: unknown): ReviewView | null {
  const id = parseId(getField(review, '_id') ?? getField(review, 'id'));
  const rating = parseReviewRating(getField(review, 'rating'));
  if (id === null || rating === null) return null;
  const userId = getField(review, 'userId');
  const user = getField(review, 'user');
  return {
    id,
    productId: parseId(getField(review, 'productId')),
    rating,
    title: parseFirstText(review, ['title']),
    comment: parseFirstText(review, ['comment']),
    authorId: parseId(userId) ?? parseId(user),
    authorName:
      parseFirstText(userId, ['name']) || parseFirstText(user, ['name']) || UNKNOWN_REVIEWER,
    boughtHere: getField(review, 'boughtHere') === true,
    createdAt: parseTextOrNull(review, ['createdAt']),
  };
}

/** Reads a list of reviews (`data`, or its `reviews`), in order; broken ones are left out. */
export function parseReviews(reviews: unknown): ReviewView[] {
  return parseEach(getField(reviews, 'reviews') ?? reviews, parseReview);
}
