import { type ComponentType, useEffect, useState } from 'react';
import { RetryAlert } from '../../../components/feedback/retry-alert.tsx';
import { ServerMarkup } from '../../../hydration/server-markup.tsx';
import { ARRIVAL_MS, withTimeout } from '../../../lib/loading/with-timeout.ts';
import { MESSAGES } from '../texts.ts';
import type { LiveReviewsProps } from './live-reviews.tsx';
import type { ReviewPage } from './review-page.ts';
import { ReviewsToRead } from './reviews-to-read.tsx';

interface ReviewsTabProps {
  readonly productId: string;
  /** The first page; null when it did not come in time: then the browser asks for it itself. */
  readonly first: Promise<ReviewPage | null>;
  /** Whether the shopper has opened the tab: only then its working parts are fetched. */
  readonly isOpened: boolean;
}

interface Live {
  readonly Reviews: ComponentType<LiveReviewsProps>;
  readonly page: ReviewPage | null;
}

/**
 * The reviews: in the HTML to be read, and to be written once the tab is open (spec §2, §4). Until
 * then the browser leaves the server's markup as it is, and needs none of the code that made it.
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
      <ServerMarkup placeholder={MESSAGES.loadingReviews} />
      {hasFailed && (
        <RetryAlert onRetry={() => setHasFailed(false)}>{MESSAGES.reviewsFailed}</RetryAlert>
      )}
    </>
  );
}
