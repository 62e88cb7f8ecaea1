import * as z from 'zod/mini';
import { createTabValue } from '../../../lib/storage/tab-value.ts';

const TEXT = z.catch(z.string(), '');

/** The review form; the rating is the value of its radio button, '' before a choice. */
const REVIEW_FORM = z.object({
  ...{ rating: TEXT, title: TEXT, comment: TEXT },
  showName: z.catch(z.boolean(), false),
});

/** The values of the review form. */
export type ReviewForm = z.infer<typeof REVIEW_FORM>;

export const EMPTY_REVIEW: ReviewForm = { rating: '', title: '', comment: '', showName: false };

const REVIEW_DRAFT = z.object({
  /** The shopper and the product; the draft is hidden from any other shopper and product. */
  owner: z.string(),
  values: REVIEW_FORM,
});

/** The review that the shopper is writing, stored per tab so that a reload loses nothing. */
const draft = createTabValue('review-draft', REVIEW_DRAFT);

/** Formats the owner of a draft: a shopper and a product. */
export function draftOwner(userId: string, productId: string): string {
  return `${userId} ${productId}`;
}

/** Reads the owner's draft; null if there is none. */
export function readReviewDraft(owner: string): ReviewForm | null {
  const stored = draft.read();
  return stored?.owner === owner ? stored.values : null;
}

export function writeReviewDraft(owner: string, values: ReviewForm): void {
  draft.write({ owner, values });
}

export function clearReviewDraft(): void {
  draft.clear();
}
