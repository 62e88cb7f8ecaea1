import { useEffect, useEffectEvent } from 'react';
import { onFreshData } from './fresh-data.ts';

/** Calls `onReturn` when the shopper comes back to this tab, and when its data is stale. */
export function useReturnToTab(onReturn: () => void): void {
  const report = useEffectEvent(onReturn);
  useEffect(() => {
    function handleVisibilityChange(): void {
      if (document.visibilityState === 'visible') report();
    }
    document.addEventListener('visibilitychange', handleVisibilityChange);
    const stop = onFreshData(report);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', handleVisibilityChange);
    };
  }, []);
}
