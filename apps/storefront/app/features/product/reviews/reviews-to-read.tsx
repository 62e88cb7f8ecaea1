import { Suspense } from 'react';
import { Await } from 'react-router';
import { ReviewColumns } from './review-columns.tsx';
import { ReviewFigures } from './review-figures.tsx';
import { ReviewList } from './review-list.tsx';
import type { ReviewPage } from './review-page.ts';
import { REVIEW_TEXTS } from './review-texts.ts';

interface ReviewsToReadProps {
  readonly first: Promise<ReviewPage | null>;
}

/**
 * The first results page of reviews as the server renders it, for crawlers and browsers without
 * JavaScript.
 */
export function ReviewsToRead({ first }: ReviewsToReadProps) {
  return (
    <Suspense fallback={REVIEW_TEXTS.loading}>
      <Await resolve={first}>
        {(page) => {
          if (page === null) return REVIEW_TEXTS.loading;
          if (page.reviews.length === 0) return <p className="text-lg">{REVIEW_TEXTS.none}</p>;
          return (
            <ReviewColumns figures={<ReviewFigures summary={page.summary} />}>
              <ReviewList reviews={page.reviews} />
            </ReviewColumns>
          );
        }}
      </Await>
    </Suspense>
  );
}
