import { SpinnerRing } from '@haat/ui';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { SHELL_TEXTS } from './texts.ts';

/** The delay of the notice after the bar, in ms. */
const SLOW_MS = 700;

/**
 * A bar at the top while the next page loads, and a notice when that takes long; a quick navigation
 * shows neither.
 */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div key={location?.key}>
      <div
        aria-hidden="true"
        className="nav-progress fixed inset-x-0 top-0 z-50 h-1 bg-madder forced-colors:bg-[Highlight]"
      />
      <SlowNotice />
    </div>
  );
}

function SlowNotice() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <p
      role="status"
      className={
        isSlow
          ? 'fixed top-3 left-1/2 z-50 flex w-max -translate-x-1/2 items-center gap-2 rounded-full border border-hairline bg-paper px-4 py-2 shadow-float'
          : 'sr-only'
      }
    >
      {isSlow && (
        <>
          <SpinnerRing className="size-4" />
          {SHELL_TEXTS.header.loadingPage}
        </>
      )}
    </p>
  );
}
