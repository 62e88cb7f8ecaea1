import {
  readEach,
  readField,
  readFirstText,
  readId,
  readNumber,
  readTextOrNull,
} from '../input/read.ts';

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
export function readReviewRating(value: unknown): number | null {
  const rating = readNumber(value) ?? 0;
  return Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null;
}

/**
 * Reads a review; the author's name comes from `userId {name}` or `user {name}` (spec §3).
 *
 * @returns null when it has no id or no rating of 1 to 5
 */
export function readReview(review: unknown): ReviewView | null {
  const id = readId(readField(review, '_id') ?? readField(review, 'id'));
  const rating = readReviewRating(readField(review, 'rating'));
  if (id === null || rating === null) return null;
  const userId = readField(review, 'userId');
  const user = readField(review, 'user');
  return {
    id,
    productId: readId(readField(review, 'productId')),
    rating,
    title: readFirstText(review, ['title']),
    comment: readFirstText(review, ['comment']),
    authorId: readId(userId) ?? readId(user),
    authorName:
      readFirstText(userId, ['name']) || readFirstText(user, ['name']) || UNKNOWN_REVIEWER,
    boughtHere: readField(review, 'boughtHere') === true,
    createdAt: readTextOrNull(review, ['createdAt']),
  };
}

/** Reads a list of reviews (`data`, or its `reviews`), in order; broken ones are left out. */
export function readReviews(reviews: unknown): ReviewView[] {
  return readEach(readField(reviews, 'reviews') ?? reviews, readReview);
}
