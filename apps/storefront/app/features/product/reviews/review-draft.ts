import { getBrowserStorage } from '../../../lib/storage/browser-storage.ts';
import { createStoredValue } from '../../../lib/storage/stored-value.ts';

/** What is typed into the form; the rating as the text of its radio button, '' before one is on. */
export type ReviewForm = {
  readonly rating: string;
  readonly title: string;
  readonly comment: string;
};

export const EMPTY_REVIEW: ReviewForm = { rating: '', title: '', comment: '' };

interface ReviewDraft {
  /** Who types, about what: nobody else gets to see it, and no other product. */
  readonly owner: string;
  readonly values: ReviewForm;
}

function readText(values: object, name: keyof ReviewForm): string {
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
      rating: readText(values, 'rating'),
      title: readText(values, 'title'),
      comment: readText(values, 'comment'),
    },
  };
}

/** The review that is being written; it lives as long as the tab, so a reload loses nothing. */
const draft = createStoredValue<ReviewDraft>({
  key: 'review-draft',
  initial: { owner: '', values: EMPTY_REVIEW },
  parse: parseDraft,
  storage: getBrowserStorage('sessionStorage'),
});

/** Names a shopper's draft of one product's review. */
export function draftOwner(userId: string, productId: string): string {
  return `${userId} ${productId}`;
}

/** What was typed so far; null if nothing. */
export function readReviewDraft(owner: string): ReviewForm | null {
  const stored = draft.read();
  return stored.owner === owner ? stored.values : null;
}

/** Keeps what is typed. */
export function writeReviewDraft(owner: string, values: ReviewForm): void {
  draft.write({ owner, values });
}

/** Forgets what was typed, once it is saved. */
export function clearReviewDraft(): void {
  draft.clear();
}
