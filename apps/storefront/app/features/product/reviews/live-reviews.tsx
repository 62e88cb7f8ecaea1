import { Pagination, type RenderLink } from '@haat/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { lazyPart, ReloadAlert } from '../../../components/feedback/lazy-part.tsx';
import { RetryAlert } from '../../../components/feedback/retry-alert.tsx';
import { LinkButton } from '../../../components/navigation/link-button.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { onFreshData } from '../../../lib/loading/fresh-data.ts';
import { api, useAuth } from '../../../state/create-stores.ts';
import { ReviewColumns } from './review-columns.tsx';
import { ReviewFigures } from './review-figures.tsx';
import { ReviewList } from './review-list.tsx';
import type { ReviewPage } from './review-page.ts';
import { REVIEW_TEXTS } from './review-texts.ts';
import { createReviewsStore } from './reviews-store.ts';

const OwnReview = lazyPart(() => import('./own-review.tsx'), ReloadAlert);

/**
 * Cache of the first results page per product, shared by all product screens of this page load
 * (product 4.6.2).
 */
const CACHED_PAGES = new Map<string, ReviewPage>();

export interface LiveReviewsProps {
  readonly productId: string;
  readonly first: ReviewPage | null;
}

/** The reviews with all their actions. */
export function LiveReviews({ productId, first }: LiveReviewsProps) {
  const [store] = useState(() =>
    createReviewsStore({ productId, api, cache: CACHED_PAGES, first }),
  );
  const { page, status, error, own, open, findOwn } = useStore(store);
  const authStatus = useAuth((state) => state.status);
  const user = useAuth((state) => (state.status === 'signed-in' ? state.user : null));
  const userId = user?._id ?? null;
  const listRef = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(1);

  useEffect(() => {
    if (store.getState().page === null) void open(1);
  }, [store, open]);
  useEffect(() => {
    void findOwn(userId);
    // One that was kept without a network is sent later.
    return onFreshData(() => void findOwn(userId));
  }, [findOwn, userId]);

  async function goToPage(number: number) {
    setWanted(number);
    await open(number);
    listRef.current?.scrollIntoView({ block: 'start' });
    listRef.current?.focus({ preventScroll: true });
  }

  const renderPageButton: RenderLink = ({ href, rel: _, ...rest }) => (
    <button type="button" {...rest} onClick={() => void goToPage(Number(href))} />
  );
  const others = page?.reviews.filter(({ id }) => id !== own?.id) ?? [];

  return (
    <ReviewColumns
      figures={
        <>
          {page !== null && <ReviewFigures summary={page.summary} />}
          {authStatus === 'signed-out' && <SignInLink />}
        </>
      }
    >
      {user !== null && (
        <Suspense fallback={null}>
          <OwnReview key={user._id} productId={productId} store={store} author={user} />
        </Suspense>
      )}
      <div ref={listRef} tabIndex={-1} className="scroll-mt-4" aria-busy={status === 'loading'}>
        {page !== null && <ReviewList reviews={others} />}
        {page?.reviews.length === 0 && (
          <p className="text-lg">
            {REVIEW_TEXTS.none} {REVIEW_TEXTS.first}
          </p>
        )}
        {status === 'loading' && <p role="status">{REVIEW_TEXTS.loading}</p>}
        {status === 'failed' && (
          <RetryAlert onRetry={() => void open(wanted)}>
            {REVIEW_TEXTS.loadFailed + errorText(error, '{msg}')}
          </RetryAlert>
        )}
      </div>
      {page !== null && (
        <Pagination
          aria-label={REVIEW_TEXTS.pages}
          currentPage={page.page}
          totalPages={page.totalPages}
          hrefFor={String}
          renderLink={renderPageButton}
          className="mt-2"
        />
      )}
    </ReviewColumns>
  );
}

function SignInLink() {
  const { pathname } = useLocation();
  return (
    <LinkButton
      to="/login"
      state={{ from: pathname }}
      variant="secondary"
      className="justify-self-start"
    >
      {REVIEW_TEXTS.signIn}
    </LinkButton>
  );
}
