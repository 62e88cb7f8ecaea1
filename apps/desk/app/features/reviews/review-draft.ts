import { dropOwnDraft, readOwnDraft, storeOwnDraft } from '../../lib/own-draft.ts';
import type { ReviewBase } from './use-change-review.ts';

/** An answer that was not posted yet, and what the review was when it was begun. */
export interface AnswerDraft {
  readonly base: ReviewBase;
  readonly text: string;
}

function keyOf(reviewId: string): string {
  return `answer/${reviewId}`;
}

function isDraft(value: unknown): value is AnswerDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('text' in value) || typeof value.text !== 'string') return false;
  return 'base' in value && typeof value.base === 'object' && value.base !== null;
}

/** The stored draft of an answer to a review; null without one, and when it cannot be read. */
export function readAnswerDraft(reviewId: string): AnswerDraft | null {
  try {
    const draft: unknown = JSON.parse(readOwnDraft(keyOf(reviewId)) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed until it is posted, also over a reload and without a network. */
export function keepAnswerDraft(reviewId: string, draft: AnswerDraft): void {
  storeOwnDraft(keyOf(reviewId), JSON.stringify(draft));
}

/** Forgets the answer to a review that was not posted. */
export function dropAnswerDraft(reviewId: string): void {
  dropOwnDraft(keyOf(reviewId));
}
