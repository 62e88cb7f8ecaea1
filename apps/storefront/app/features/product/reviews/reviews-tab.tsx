import { type ComponentType, useEffect, useState } from 'react';
import { RetryAlert } from '../../../components/feedback/retry-alert.tsx';
import { ServerMarkup } from '../../../hydration/server-markup.tsx';
import { ARRIVAL_MS, withTimeout } from '../../../lib/loading/with-timeout.ts';
import { TEXTS } from '../texts.ts';
import type { LiveReviewsProps } from './live-reviews.tsx';
import type { ReviewPage } from './review-page.ts';
import { ReviewsToRead } from './reviews-to-read.tsx';

interface ReviewsTabProps {
  readonly productId: string;
  /** The first results page; null if it missed its timeout, and the browser then requests it. */
  readonly first: Promise<ReviewPage | null>;
  /** True once the shopper has opened the tab, which loads its interactive code. */
  readonly isOpened: boolean;
}

interface Live {
  readonly Reviews: ComponentType<LiveReviewsProps>;
  readonly page: ReviewPage | null;
}

/**
 * The reviews: server-rendered markup at first, interactive once the tab opens
 * (product 2.7.7, 4.6). Until then the browser leaves the markup as it is and loads none of its
 * code.
 */
export function ReviewsTab({ productId, first, isOpened }: ReviewsTabProps) {
  const [live, setLive] = useState<Live>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isOpened || live || hasFailed) return;
    let isGone = false;
    const arrival = withTimeout(first, { what: 'Reviews', limitMs: ARRIVAL_MS });
    Promise.all([import('./live-reviews.tsx'), arrival]).then(
      ([{ default: Reviews }, page]) => {
        if (!isGone) setLive({ Reviews, page });
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isOpened, live, hasFailed, first]);

  if (import.meta.env.SSR) {
    return (
      <div>
        <ReviewsToRead first={first} />
      </div>
    );
  }
  if (live) return <live.Reviews productId={productId} first={live.page} />;
  return (
    <>
      <ServerMarkup placeholder={TEXTS.loadingReviews} />
      {hasFailed && (
        <RetryAlert onRetry={() => setHasFailed(false)}>{TEXTS.reviewsFailed}</RetryAlert>
      )}
    </>
  );
}
