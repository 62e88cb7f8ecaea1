import * as z from 'zod/mini';
import { LANGUAGE } from '#language';
import { limitedText } from './fields.ts';

const REVIEW_COMMENT_MAX_LENGTH = 2000;

/** The most characters of a review's title, which may be empty (product 5.6.3). */
export const REVIEW_TITLE_MAX_LENGTH = 120;

const REQUIRED =
  LANGUAGE === 'hi' ? 'कृपया सामान और सितारे चुनें।' : 'productId and rating are required';
const OUT_OF_RANGE = LANGUAGE === 'hi' ? 'कृपया 1 से 5 सितारे चुनें।' : 'Please choose 1 to 5 stars.';

const rating = z.int(REQUIRED).check(z.minimum(1, OUT_OF_RANGE), z.maximum(5, OUT_OF_RANGE));

const comment = limitedText('Review', REVIEW_COMMENT_MAX_LENGTH);
const title = limitedText('Title', REVIEW_TITLE_MAX_LENGTH);
/** Whether the author's first name and town are shown (product 3.5.3). */
const showName = z._default(z.boolean(), false);

/** A new review (product 5.6.1, 5.6.3). */
export const reviewSchema = z.object({
  productId: z.string(REQUIRED).check(z.trim(), z.minLength(1, REQUIRED)),
  rating,
  title,
  comment,
  showName,
});

/** New stars, title and comment of a review (product 5.6.3); a text that is left out becomes ''. */
export const reviewUpdateSchema = z.object({
  rating,
  title,
  comment,
  showName,
});

/** A changed review that was checked: whole stars from 1 to 5, and trimmed texts. */
export type ReviewUpdateValues = z.output<typeof reviewUpdateSchema>;
