import { getBrowserStorage } from '../../../lib/storage/browser-storage.ts';
import { createStoredValue } from '../../../lib/storage/stored-value.ts';

/**
 * The values of the review form; the rating is the value of its radio button, '' before a choice.
 */
export type ReviewForm = {
  readonly rating: string;
  readonly title: string;
  readonly comment: string;
};

export const EMPTY_REVIEW: ReviewForm = { rating: '', title: '', comment: '' };

interface ReviewDraft {
  /** The shopper and the product; the draft is hidden from any other shopper and product. */
  readonly owner: string;
  readonly values: ReviewForm;
}

function parseText(values: object, name: keyof ReviewForm): string {
  const text: unknown = Reflect.get(values, name);
  return typeof text === 'string' ? text : '';
}

function parseDraft(stored: unknown): ReviewDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('owner' in stored) || typeof stored.owner !== 'string') return undefined;
  if (!('values' in stored) || typeof stored.values !== 'object') return undefined;
  const { owner, values } = stored;
  if (values === null) return undefined;
  return {
    owner,
    values: {
      rating: parseText(values, 'rating'),
      title: parseText(values, 'title'),
      comment: parseText(values, 'comment'),
    },
  };
}

/** The review that the shopper is writing, stored per tab so that a reload loses nothing. */
const draft = createStoredValue<ReviewDraft>({
  key: 'review-draft',
  initial: { owner: '', values: EMPTY_REVIEW },
  parse: parseDraft,
  storage: getBrowserStorage('sessionStorage'),
});

/** Formats the owner of a draft: a shopper and a product. */
export function draftOwner(userId: string, productId: string): string {
  return `${userId} ${productId}`;
}

/** Reads the owner's draft; null if there is none. */
export function readReviewDraft(owner: string): ReviewForm | null {
  const stored = draft.read();
  return stored.owner === owner ? stored.values : null;
}

export function writeReviewDraft(owner: string, values: ReviewForm): void {
  draft.write({ owner, values });
}

export function clearReviewDraft(): void {
  draft.clear();
}
