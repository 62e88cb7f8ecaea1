import { useState } from 'react';
import { RetryAlert } from '../../../components/feedback/retry-alert.tsx';
import { island } from '../../../hydration/island.tsx';
import { TEXTS } from '../texts.ts';
import type { ReviewPage } from './review-page.ts';
import { ReviewsToRead } from './reviews-to-read.tsx';

interface ReviewsTabProps {
  readonly productId: string;
  /** The first results page; null if it missed its timeout, and the browser then requests it. */
  readonly first: ReviewPage | null;
  /** True once the shopper has opened the tab, which loads its interactive code. */
  readonly isOpened: boolean;
}

const LiveReviews = island(async () => (await import('./live-reviews.tsx')).LiveReviews, {
  when: 'later',
  loading: TEXTS.loadingReviews,
});

/** The reviews: to read at first, interactive once the tab opens (product 2.7.6, 4.6). */
export function ReviewsTab({ productId, first, isOpened }: ReviewsTabProps) {
  const [hasFailed, setHasFailed] = useState(false);

  if (import.meta.env.SSR) {
    return (
      <div>
        <ReviewsToRead first={first} />
      </div>
    );
  }
  return (
    <>
      <LiveReviews
        productId={productId}
        first={first}
        when={isOpened && !hasFailed ? 'now' : 'later'}
        onFail={() => setHasFailed(true)}
      />
      {hasFailed && (
        <RetryAlert onRetry={() => setHasFailed(false)}>{TEXTS.reviewsFailed}</RetryAlert>
      )}
    </>
  );
}
