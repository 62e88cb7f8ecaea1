import { type ReviewSummary, summarizeReviews } from '@haat/domain';
import { parsePagination, parseReviews, type ReviewView } from '@haat/domain/shopper';

/** A results page of a product's reviews, with the figures of the counted ones (product 3.5.2). */
export interface ReviewPage {
  readonly reviews: readonly ReviewView[];
  readonly summary: ReviewSummary;
  /** Counted from 1. */
  readonly page: number;
  readonly totalPages: number;
}

/** The list of a product's reviews, as the API sends it. */
export interface ReviewListResponse {
  readonly reviews: readonly unknown[];
  readonly pagination: unknown;
  readonly summary?: ReviewSummary | undefined;
}

/**
 * Parses a results page of reviews. Without figures of the server they are computed from this page.
 */
export function parseReviewPage(response: ReviewListResponse): ReviewPage {
  const reviews = parseReviews(response.reviews);
  const { page, totalPages } = parsePagination(response.pagination);
  return { reviews, summary: response.summary ?? summarizeReviews(reviews), page, totalPages };
}
