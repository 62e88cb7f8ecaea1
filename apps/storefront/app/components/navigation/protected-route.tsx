import { LANGUAGE } from '@haat/domain';
import { protectedView } from '@haat/domain/shopper';
import { Button, Spinner } from '@haat/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { authStore, useAuth } from '../../state/create-stores.ts';
import { RETRY } from '../feedback/retry-alert.tsx';

const EN = {
  failed: 'Check your connection',
  whatNext: 'Then try again: we could not see who is signed in.',
  loading: 'Loading',
  withoutScript:
    'This page is about you alone, so it needs JavaScript. Please allow it and reload.',
};

const HI: typeof EN = {
  failed: 'इंटरनेट देख लें',
  whatNext: 'फिर कोशिश करें: हम नहीं देख पाए कि कौन लॉग इन है।',
  loading: 'खुल रहा है…',
  withoutScript: 'यह पन्ना सिर्फ़ आपके लिए है, इसलिए इसे JavaScript चाहिए। उसे चालू करके पन्ना फिर खोलें।',
};

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

interface ProtectedProps {
  /** The screen's name, for screen readers during the session check. */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Shows its children to a signed-in shopper only (product 2.3): a spinner during the session check,
 * the sign-in page (with the way back) for a guest, and Retry after a failed check. The server
 * renders the spinner, so that its HTML contains no personal data.
 */
export function ProtectedRoute({ title, children }: ProtectedProps) {
  const view = protectedView(useAuth((state) => state.status));
  const { pathname, search } = useLocation();

  if (view === 'page') return children;
  if (view === 'sign-in') {
    return (
      <>
        <Loading title={title} />
        <Navigate to="/login" replace state={{ from: `${pathname}${search}` }} />
      </>
    );
  }
  if (view === 'retry') {
    return (
      <div className="col-span-full grid min-h-80 max-w-md content-center justify-items-start gap-4">
        <h1 className="font-display text-3xl">{TEXTS.failed}</h1>
        <p role="alert">{TEXTS.whatNext}</p>
        <Button onClick={() => void authStore.getState().check()}>{RETRY}</Button>
      </div>
    );
  }
  return <Loading title={title} />;
}

/** Stands there until it is known who is signed in, and until the next screen is there. */
function Loading({ title }: Pick<ProtectedProps, 'title'>) {
  return (
    // Spans all columns where the screen is a grid.
    <div className="col-span-full grid min-h-80 place-items-center">
      <h1 className="sr-only">{title}</h1>
      <div className="noscript:hidden">
        <Spinner label={TEXTS.loading} />
      </div>
      <noscript>{TEXTS.withoutScript}</noscript>
    </div>
  );
}
