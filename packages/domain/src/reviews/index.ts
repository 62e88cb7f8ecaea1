export { dropReview, type ListedReview, putReviewFirst, replaceReview } from './change-reviews.ts';
export {
  parseReview,
  parseReviewRating,
  parseReviews,
  REVIEW_PAGE_SIZE,
  type ReviewView,
  UNKNOWN_REVIEWER,
} from './review.ts';
export { type ReviewListQuery, reviewListKey } from './review-list-key.ts';
export {
  averageHundredths,
  changeSummary,
  countedRatings,
  type RatedReview,
  type RatingSum,
  type ReviewSummary,
  STAR_COUNTS,
  type StarCount,
  summarizeReviews,
} from './review-summary.ts';
export { createTemporaryReview, type WrittenReview } from './temporary-review.ts';
