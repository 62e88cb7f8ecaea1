import * as z from 'zod/mini';
import { optionalText } from './fields.ts';

/** The most characters of a review's comment. */
export const REVIEW_COMMENT_MAX_LENGTH = 2000;

const REQUIRED = 'productId and rating are required';
const OUT_OF_RANGE = 'Please choose 1 to 5 stars.';

const rating = z.int(REQUIRED).check(z.minimum(1, OUT_OF_RANGE), z.maximum(5, OUT_OF_RANGE));

const comment = optionalText(
  REVIEW_COMMENT_MAX_LENGTH,
  `Review must be at most ${REVIEW_COMMENT_MAX_LENGTH} characters.`,
);

/** A new review: productId and rating required (spec §5). */
export const reviewSchema = z.object({
  productId: z.string(REQUIRED).check(z.trim(), z.minLength(1, REQUIRED)),
  rating,
  comment,
});

/** The clean values of {@link reviewSchema}. */
export type ReviewValues = z.output<typeof reviewSchema>;

/** A change of one's own review. */
export const reviewUpdateSchema = z.object({ rating, comment });

/** The clean values of {@link reviewUpdateSchema}. */
export type ReviewUpdateValues = z.output<typeof reviewUpdateSchema>;
