import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` when the shopper comes back to this tab, whose data may be stale by then. */
export function useReturnToTab(onReturn: () => void): void {
  const report = useEffectEvent(onReturn);
  useEffect(() => {
    function handleVisibilityChange(): void {
      if (document.visibilityState === 'visible') report();
    }
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => document.removeEventListener('visibilitychange', handleVisibilityChange);
  }, []);
}
