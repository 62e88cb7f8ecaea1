import { protectedView } from '@haat/domain';
import { Button, Spinner } from '@haat/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { authStore, useAuth } from '../../state/create-stores.ts';

interface ProtectedProps {
  /** What the screen is called, for those who hear it while the check runs. */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Shows its children to a signed-in shopper only (spec §2): a spinner while the check runs, the
 * sign-in page (remembering where the shopper was going) when nobody is signed in, and Retry when
 * the check got no answer. The server renders the spinner: nothing personal is in its HTML.
 */
export function ProtectedRoute({ title, children }: ProtectedProps) {
  const view = protectedView(useAuth((state) => state.status));
  const { pathname, search } = useLocation();

  if (view === 'page') return children;
  if (view === 'sign-in') {
    return <Navigate to="/login" replace state={{ from: `${pathname}${search}` }} />;
  }
  if (view === 'retry') {
    return (
      <div className="col-span-full grid min-h-80 max-w-md content-center justify-items-start gap-4">
        <h1 className="font-display text-3xl">Check your connection</h1>
        <p role="alert">Then try again: we could not see who is signed in.</p>
        <Button onClick={() => void authStore.getState().check()}>Retry</Button>
      </div>
    );
  }
  return (
    // Also where the screen is a grid of columns: over all of them.
    <div className="col-span-full grid min-h-80 place-items-center">
      <h1 className="sr-only">{title}</h1>
      <Spinner label="Loading" />
      <noscript>
        This page is about you alone, so it needs JavaScript. Please allow it and reload.
      </noscript>
    </div>
  );
}
