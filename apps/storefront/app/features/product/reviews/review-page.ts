import {
  parsePagination,
  parseReviews,
  type ReviewSummary,
  type ReviewView,
  summarizeReviews,
} from '@haat/domain';

/** One page of a product's reviews, with the figures of those that count (spec §3). */
export interface ReviewPage {
  readonly reviews: readonly ReviewView[];
  readonly summary: ReviewSummary;
  /** Counted from 1. */
  readonly page: number;
  readonly totalPages: number;
}

/** What the SDK's `reviews.listByProduct` answers. */
export interface ReviewListResponse {
  readonly reviews: readonly unknown[];
  readonly pagination: unknown;
  readonly summary?: ReviewSummary | undefined;
}

/** Reads a page of reviews; without the server's figures those of the page stand in. */
export function readReviewPage(answer: ReviewListResponse): ReviewPage {
  const reviews = parseReviews(answer.reviews);
  const { page, totalPages } = parsePagination(answer.pagination);
  return { reviews, summary: answer.summary ?? summarizeReviews(reviews), page, totalPages };
}
