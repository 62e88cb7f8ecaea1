import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` when the shopper comes back to this tab, whose data may be stale by then. */
export function useReturnToTab(onReturn: () => void): void {
  const report = useEffectEvent(onReturn);
  useEffect(() => {
    function look(): void {
      if (document.visibilityState === 'visible') report();
    }
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
