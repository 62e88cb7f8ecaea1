import { ReviewColumns } from './review-columns.tsx';
import { ReviewFigures } from './review-figures.tsx';
import { ReviewList } from './review-list.tsx';
import type { ReviewPage } from './review-page.ts';
import { REVIEW_TEXTS } from './review-texts.ts';

interface ReviewsToReadProps {
  readonly first: ReviewPage | null;
}

/**
 * The first results page of reviews as the server renders it, for crawlers and browsers without
 * JavaScript.
 */
export function ReviewsToRead({ first }: ReviewsToReadProps) {
  if (first === null) return REVIEW_TEXTS.loading;
  if (first.reviews.length === 0) return <p className="text-lg">{REVIEW_TEXTS.none}</p>;
  return (
    <ReviewColumns figures={<ReviewFigures summary={first.summary} />}>
      <ReviewList reviews={first.reviews} />
    </ReviewColumns>
  );
}
