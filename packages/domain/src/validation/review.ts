import * as z from 'zod/mini';
import { optionalText } from './fields.ts';

/** The most characters of a review's comment. */
const REVIEW_COMMENT_MAX_LENGTH = 2000;

/** The most characters of a review's title. */
export const REVIEW_TITLE_MAX_LENGTH = 120;

const REQUIRED = 'productId and rating are required';
const OUT_OF_RANGE = 'Please choose 1 to 5 stars.';

const rating = z.int(REQUIRED).check(z.minimum(1, OUT_OF_RANGE), z.maximum(5, OUT_OF_RANGE));

const comment = optionalText(
  REVIEW_COMMENT_MAX_LENGTH,
  `Review must be at most ${REVIEW_COMMENT_MAX_LENGTH} characters.`,
);

const title = optionalText(
  REVIEW_TITLE_MAX_LENGTH,
  `Title must be at most ${REVIEW_TITLE_MAX_LENGTH} characters.`,
);

/** A new review: productId and rating required (spec §5); title and comment may be empty. */
export const reviewSchema = z.object({
  productId: z.string(REQUIRED).check(z.trim(), z.minLength(1, REQUIRED)),
  rating,
  title,
  comment,
});

/**
 * What is wrong with the id of a review to update or delete (spec §5: they need one); null when
 * there is one.
 */
export function reviewIdError(id: unknown): string | null {
  return typeof id === 'string' && id.trim() !== '' ? null : 'Review id is required';
}

/** A change of one's own review. */
export const reviewUpdateSchema = z.object({ rating, title, comment });

/** The clean values of {@link reviewUpdateSchema}. */
export type ReviewUpdateValues = z.output<typeof reviewUpdateSchema>;
