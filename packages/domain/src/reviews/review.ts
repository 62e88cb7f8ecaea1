import { LANGUAGE } from '#language';
import { toImageUrl } from '../images.ts';
import {
  getField,
  parseEach,
  parseFirstText,
  parseId,
  parseNumber,
  parseTextOrNull,
} from '../parse.ts';

/** Reviews on a results page when a call names no limit (product 9.2.3). */
export const REVIEW_PAGE_SIZE = 10;

/** Name of an author who is not named. */
export const UNKNOWN_REVIEWER = LANGUAGE === 'hi' ? 'एक ग्राहक' : 'A shopper';

/**
 * What names the author of a review with their consent: 'Meera, Jaipur' (product 3.5.3).
 *
 * @param fullName as in the account; one that is an e-mail address names nobody
 * @param town '' where it is not known
 * @returns '' when nothing can be shown
 */
export function signReview(fullName: string, town: string): string {
  const [firstName = ''] = fullName.trim().split(/\s+/);
  return firstName === '' || firstName.includes('@')
    ? ''
    : [firstName, town.trim()].filter(Boolean).join(', ');
}

/** A review as screens show it (product 3.5.1); a missing text is ''. */
export type ReviewView = {
  /** A temporary one while the review is being saved. */
  readonly id: string;
  /** null where the API does not say. */
  readonly productId: string | null;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  /** At most 120 characters; '' for none. */
  readonly title: string;
  /** At most 2,000 characters; '' for none. */
  readonly comment: string;
  /** URL of the author's picture; null without one. */
  readonly image: string | null;
  /** User who wrote it; null where the API does not say. */
  readonly authorId: string | null;
  /** See {@link signReview}; {@link UNKNOWN_REVIEWER} without consent. */
  readonly authorName: string;
  /** The author bought the product here; false if the API does not say. */
  readonly boughtHere: boolean;
  /** What the shop wrote below it; null for nothing. */
  readonly reply: ReviewReplyView | null;
  /** ISO 8601. */
  readonly createdAt: string | null;
};

/** What the shop answered to a review, for everybody to read (product 10.5.1). */
export type ReviewReplyView = {
  /** Never ''. */
  readonly text: string;
  /** ISO 8601. */
  readonly repliedAt: string | null;
};

/** A rating of whole stars, 1 to 5, else null. */
export function parseReviewRating(value: unknown): number | null {
  const rating = parseNumber(value) ?? 0;
  return Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null;
}

/** Parses a review (product 3.5.1); null without an id or a rating of 1 to 5. */
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
    image: toImageUrl(parseFirstText(review, ['image'])),
    authorId: parseId(userId) ?? parseId(user),
    authorName:
      parseFirstText(userId, ['name']) || parseFirstText(user, ['name']) || UNKNOWN_REVIEWER,
    boughtHere: getField(review, 'boughtHere') === true,
    reply: parseReply(getField(review, 'reply')),
    createdAt: parseTextOrNull(review, ['createdAt']),
  };
}

/** Parses the shop's reply to a review; null without a text. */
function parseReply(reply: unknown): ReviewReplyView | null {
  const text = parseFirstText(reply, ['text']);
  return text === '' ? null : { text, repliedAt: parseTextOrNull(reply, ['repliedAt']) };
}

/** Parses a list of reviews (`data`, or its `reviews`) in order, as far as {@link parseReview} can. */
export function parseReviews(reviews: unknown): ReviewView[] {
  return parseEach(getField(reviews, 'reviews') ?? reviews, parseReview);
}
